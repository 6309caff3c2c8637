import { foreignHost, readCode } from './code';

test.each([
  ['HFK7WR', 'HFK7WR'],
  ['hfk7wr', 'HFK7WR'],
  [' hfk 7wr ', 'HFK7WR'],
  ['HFK-7WR', 'HFK7WR'],
  ['https://quayside.example/m/HFK7WR', 'HFK7WR'],
  ['https://quayside.example/m/hfk7wr/watch', 'HFK7WR'],
  ['come and play: http://10.0.0.5:8000/m/HFK7WR?x=1#y', 'HFK7WR'],
])('%s is read as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test.each(['', 'abc', 'not a code at all', 'https://quayside.example/', 'HFK7WR!'])('%s is no code', (typed) => {
  expect(readCode(typed)).toBeNull();
});

test('a link to another server is told from codes and from links to here', () => {
  expect(foreignHost('https://elsewhere.example/m/HFK7WR')).toBe('elsewhere.example');
  expect(foreignHost(`  ${window.location.origin}/m/HFK7WR `)).toBeNull();
  for (const typed of ['HFK7WR', 'http://', 'elsewhere.example/m/HFK7WR', '']) expect(foreignHost(typed)).toBeNull();
});
