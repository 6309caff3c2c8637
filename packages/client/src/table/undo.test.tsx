/** Undo on the page: what it offers, what it says when it does not, and how the log tells it. */
import type { Step } from '@quayside/games/wire/protocol';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAllTexts } from '../../test/support/words';
import { changeSettings } from '../app/settings';
import { nothingKnown } from '../match/state';
import { logBlocks } from './log';
import { UndoTool } from './UndoTool';
import { lastOwn } from './undo';
import type { TableModel } from './use-table';

startAllTexts();

const step = (version: number, seat: number, type = 'sail'): Step => ({
  version,
  seat,
  type,
  events: [{ type }],
  at: 1000,
});
const undo = (version: number, seat: number, of: number) => ({
  ...step(version, seat, '@undo'),
  events: [{ type: '@undone', of }],
});
const names = { seat: (seat: number) => ['Ann', 'Bob'][seat] ?? '', isMe: () => false };
const page = { describe: ({ type }: { type: string }) => ({ text: `It is ${type}` }) };

test('the newest step of mine that counts, unless somebody moved since', () => {
  expect(lastOwn([], 0)).toBeNull();
  expect(lastOwn([step(1, 0), step(2, 1)], 0)).toBeNull();
  expect(lastOwn([step(1, 1), step(2, 0), step(3, 0), undo(4, 0, 3)], 0)?.version).toBe(2);
  expect(lastOwn([step(1, 1), step(2, 0), undo(3, 0, 2)], 0)).toBeNull();
  expect(lastOwn([step(1, 1), step(2, 0), undo(3, 0, 2)], 1)?.version).toBe(1);
});

test('the log keeps what was taken back, marked, and says who took it back', () => {
  const blocks = logBlocks(page, [step(1, 0), step(2, 0), undo(3, 0, 2)], (key) => key, names);
  expect(blocks.map(({ isUndone }) => isUndone === true)).toEqual([false, true, false]);
  expect(blocks[2]?.sentences.map(({ text }) => text)).toEqual(['Ann took the last move back.']);
});

const send = jest.fn();
function tool(steps: readonly Step[], change: Partial<TableModel> = {}) {
  const table = {
    state: { ...nothingKnown, steps },
    store: { send },
    page: { judge: { isOpen: (type: string) => type === 'sail' } },
    me: 0,
    outcome: null,
    blocks: logBlocks(page, steps, (key) => key, names),
    shown: { isPlaying: false },
    ...change,
  } as unknown as TableModel;
  return render(<UndoTool table={table} />);
}

beforeEach(() => {
  send.mockReset();
  changeSettings({ keys: true });
});

test('it says what it takes back, and does so by click and by Ctrl+Z', async () => {
  tool([step(1, 0)]);
  await userEvent.click(screen.getByRole('button', { name: /Undo.*It is sail/ }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(send.mock.calls).toEqual([[{ type: '@undo' }], [{ type: '@undo' }]]);
});

test('what may have shown something hidden stands, and the page says so', async () => {
  tool([step(1, 0, 'draw')]);
  expect(screen.getByText(/something hidden/)).toBeTruthy();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(send).not.toHaveBeenCalled();
});

test('nothing is offered to those who watch, or after others', () => {
  tool([step(1, 0)], { me: null });
  tool([step(1, 0), step(2, 1)]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
