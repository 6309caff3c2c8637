import { momentPath, readMoment } from './address';

test('a moment survives its address', () => {
  for (const viewer of [0, 1, 'public', 'all'] as const) {
    const path = momentPath('ABCDE', { at: 5, viewer });
    expect(readMoment(path.slice(path.indexOf('?')), 9, 2)).toEqual({ at: 5, viewer });
  }
});

test('without one a replay starts at the beginning, at the public table', () => {
  expect(readMoment('', 9, 2)).toEqual({ at: 0, viewer: 'public' });
});

test.each(['?at=-3&seat=0', '?at=x&seat=9', '?at=1.5&seat=me'])('%s makes no sense and leads there too', (search) => {
  expect(readMoment(search, 9, 2)).toEqual({ at: 0, viewer: 'public' });
});

test('a moment after the end is the end', () => {
  expect(readMoment('?at=99', 9, 2).at).toBe(9);
});
