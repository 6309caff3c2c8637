import { faults, refreshed } from './translation';

const english = {
  seat: { taken: '{{name}} sits here.', free: 'Free' },
  boats_one: '{{count}} boat',
  boats_other: '{{count}} boats',
};

test('a refreshed translation has every English key, keeps what was translated and drops what is gone', () => {
  const translated = {
    seat: { taken: 'Hier sitzt {{name}}.', gone: 'Weg' },
    boats_other: '{{count}} Boote',
    boats_few: '{{count}} lodě',
    fish_few: 'x',
  };
  expect(refreshed(english, translated)).toEqual({
    seat: { taken: 'Hier sitzt {{name}}.', free: 'Free' },
    boats_one: '{{count}} boat',
    boats_other: '{{count}} Boote',
    boats_few: '{{count}} lodě',
  });
});

test.each([
  [{ seat: { taken: 'Hier sitzt {{name}}.' }, boats_few: '{{count}} lodě', boats_one: 'ein Boot' }, []],
  [{ seat: { taken: 'Hier sitzt jemand.' } }, ['seat.taken: {{name}} is missing']],
  [{ seat: { left: 'Weg' } }, ['seat.left: English has no such key']],
  [{ seat: 'Platz' }, ['seat: English has no such key']],
  [{ toString: 'x' }, ['toString: English has no such key']],
])('faults of %j', (translated, expected) => {
  expect(faults(english, translated)).toEqual(expected);
});
