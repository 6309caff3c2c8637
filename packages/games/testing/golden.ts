/** Compares a game's golden playthroughs with what its rules do today. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameTypes } from '../src/core/rules';
import type { GameUnderTest } from './game-under-test';
import { fileName, playthroughs, writeOut } from './playthrough';

/** `folder` holds the game's source. */
export function golden<T extends GameTypes>(game: GameUnderTest<T>, folder: string): void {
  test.each(playthroughs(game.rules.seats))(`${game.rules.name} plays its golden match $name`, (one) => {
    const file = join(folder, 'playthroughs', fileName(one));
    expect(existsSync(file)).toBe(true);
    // After a meant change: `npm run playthroughs`, then read the difference.
    expect(writeOut(game, one)).toBe(readFileSync(file, 'utf8'));
  });
}
