/** The action bar with a small game of its own: keys, refusals, confirmation, sending. */
import type { Refusal } from '@quayside/games/core/rules';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { startAllTexts } from '../../test/support/words';
import { changeSettings } from '../app/settings';
import { type AnyMove, nothingKnown } from '../match/state';
import { addTexts } from '../text/i18n';
import { ActionBar } from './ActionBar';
import type { AnyChoice } from './choices';
import type { Asked, TableModel } from './use-table';

const choices: AnyChoice[] = [
  { key: 'one', label: 'Turn one', move: { type: 'one' } },
  { key: 'three', label: 'Turn three', move: { type: 'three' } },
  { key: 'send', label: 'Send', choices: [{ key: 'frog', label: 'A frog', move: { type: 'frog' }, risky: true }] },
];
const refusal: Refusal = { code: 'SAY_NO_CUBE', rule: 'R-4.2' };

startAllTexts();
addTexts('toy', { refusal: { SAY_NO_CUBE: 'You have no cube.' }, move: { one: 'Turning' } });

const proposed = jest.fn<void, [AnyMove]>();
const confirmed = jest.fn();
const refused = jest.fn();
const onRule = jest.fn();

function Bar({ change = {} }: { readonly change?: Partial<TableModel> }) {
  const [path, setPath] = useState<readonly string[]>([]);
  const table = {
    info: { game: 'toy' },
    picture: { version: 1 },
    page: { prompt: () => 'choose', describe: () => null },
    t: (key: string) => key,
    state: nothingKnown,
    store: { refuse: refused, dismissRefusal: jest.fn() },
    shown: { isPlaying: false, cue: null },
    view: {},
    isMyTurn: true,
    outcome: null,
    choices,
    judge: (move: AnyMove) => (move.type === 'three' ? refusal : null),
    propose: proposed,
    asked: null,
    confirm: confirmed,
    path,
    setPath,
    ...change,
  } as unknown as TableModel;
  return <ActionBar table={table} onRule={onRule} />;
}

beforeEach(() => {
  jest.clearAllMocks();
  changeSettings({ keys: true });
});

test('a click and a number key make the same move', async () => {
  render(<Bar />);
  await userEvent.click(screen.getByRole('button', { name: /Turn one/ }));
  await userEvent.keyboard('1');
  expect(proposed.mock.calls).toEqual([[{ type: 'one' }], [{ type: 'one' }]]);
});

test('number keys can be switched off', async () => {
  changeSettings({ keys: false });
  render(<Bar />);
  await userEvent.keyboard('1');
  expect(proposed).not.toHaveBeenCalled();
});

test('a branch opens by key, Escape goes back', async () => {
  render(<Bar />);
  await userEvent.keyboard('3');
  expect(screen.getByRole('button', { name: /A frog/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /Turn one/ })).toBeVisible();
});

test('what is not possible can be focused, says so, and explains when chosen', async () => {
  render(<Bar />);
  const button = screen.getByRole('button', { name: /Turn three/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  button.focus();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(refused).toHaveBeenCalledWith(expect.objectContaining({ code: 'SAY_NO_CUBE', rule: 'R-4.2' }), {
    type: 'three',
  });
  expect(proposed).not.toHaveBeenCalled();
});

test('a refusal is shown in words and leads to its rule', async () => {
  const state = {
    ...nothingKnown,
    refusal: {
      refused: { ok: false as const, code: 'SAY_NO_CUBE', rule: 'R-4.2', message: '' },
      move: { type: 'three' },
    },
  };
  render(<Bar change={{ state }} />);
  expect(screen.getByText('You have no cube.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /R-4\.2/ }));
  expect(onRule).toHaveBeenCalledWith('R-4.2');
});

test('a move that asks first is made by the second step', async () => {
  const asked: Asked = { move: { type: 'frog' }, label: 'A frog' };
  render(<Bar change={{ asked }} />);
  const yes = screen.getByRole('button', { name: 'Do it' });
  expect(yes).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(confirmed).toHaveBeenCalledTimes(1);
});

test('while a move is on its way nothing else can be chosen', () => {
  const state = { ...nothingKnown, pending: { move: { type: 'one' }, key: 'k', version: 1, done: null } };
  render(<Bar change={{ state }} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(1);
  expect(buttons[0]).toHaveAttribute('aria-busy', 'true');
  expect(buttons[0]).toHaveTextContent('Turning');
});

test('a spectator of the turn is told to wait', () => {
  render(<Bar change={{ isMyTurn: false, choices: [] }} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
