import { ownLines } from './open-hands';

test('what everybody can read is left out, block by block', () => {
  const everybody = [{ heading: 'Sea', lines: ['Ship at 3'] }];
  const own = [
    { heading: 'Sea', lines: ['Ship at 3', 'I looked at tile 4'] },
    { heading: 'My hand', lines: ['Two frogs'] },
    { heading: 'Nothing', lines: [] },
  ];
  expect(ownLines(own, everybody)).toEqual([
    { heading: 'Sea', lines: ['I looked at tile 4'] },
    { heading: 'My hand', lines: ['Two frogs'] },
  ]);
});
