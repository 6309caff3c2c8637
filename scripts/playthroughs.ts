/** Writes every game's golden playthroughs anew. Read the difference by eye before committing it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { games } from '@quayside/games';
import { fileName, playthroughs, writeOut } from '@quayside/games/testing/playthrough';
import { underTest } from '@quayside/games/testing/registry';

for (const { meta } of games) {
  const folder = `packages/games/src/${meta.name}/playthroughs`;
  const game = underTest[meta.name];
  mkdirSync(folder, { recursive: true });
  for (const one of playthroughs(meta.seats)) writeFileSync(`${folder}/${fileName(one)}`, writeOut(game, one));
}
