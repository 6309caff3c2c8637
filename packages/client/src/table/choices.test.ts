import type { Refusal } from '@quayside/games/core/rules';
import { type AnyChoice, choiceRefusal, findLeaf, levelAt } from './choices';

const no: Refusal = { code: 'NO', rule: 'R-1' };
const tree: AnyChoice[] = [
  { key: 'turn', label: 'Turn', move: { type: 'turn' } },
  {
    key: 'send',
    label: 'Send',
    choices: [
      { key: 'frog', label: 'Frog', move: { type: 'frog' } },
      { key: 'bear', label: 'Bear', move: { type: 'bear' } },
    ],
  },
];

test('a path of another moment stops where it no longer leads on', () => {
  expect(levelAt(tree, ['send']).choices.map(({ key }) => key)).toEqual(['frog', 'bear']);
  expect(levelAt(tree, ['gone', 'send']).trail).toEqual([]);
  expect(levelAt(tree, ['turn']).choices).toBe(tree);
});

test('a branch is refused when all of it is, with the first reason', () => {
  const send = tree[1]!;
  expect(choiceRefusal(send, ({ type }) => (type === 'frog' ? no : null))).toBeNull();
  expect(choiceRefusal(send, () => no)).toBe(no);
});

test('a move of the board is found in the bar', () => {
  expect(findLeaf(tree, { type: 'bear' })).toMatchObject({ path: ['send'], leaf: { label: 'Bear' } });
  expect(findLeaf(tree, { type: 'whale' })).toBeNull();
});
