import { golden } from '../../testing/golden';
import { hosting } from '../../testing/hosting';
import { parity } from '../../testing/parity';
import { underTest } from '../../testing/registry';
import { suite } from '../../testing/suite';

const game = underTest['fisheries-of-gloucester']!;
suite(game);
parity(game);
hosting(game);
golden(game, __dirname);
