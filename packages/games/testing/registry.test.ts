import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../src/index';
import { underTest } from './registry';

test('names are unique and the same in rules, meta and Game', () => {
  const names = games.map(({ meta }) => meta.name);
  expect(new Set(names).size).toBe(names.length);
  for (const { meta, rules, Game } of games) {
    expect([rules.name, Game.name]).toEqual([meta.name, meta.name]);
    expect(rules.seats).toEqual(meta.seats);
    expect([Game.minPlayers, Game.maxPlayers]).toEqual([meta.seats.min, meta.seats.max]);
  }
});

test.each(games.map(({ meta }) => meta.name))('%s takes the suite and has rules to read', (name) => {
  expect(Object.keys(underTest)).toContain(name);
  expect(existsSync(join(__dirname, '../src', name, 'suite.test.ts'))).toBe(true);
  expect(existsSync(join(__dirname, '../../../docs/rules', `${name}.md`))).toBe(true);
});
