/** Shows a board to its tests: draws moments, catches what is sent, walks by keyboard. */
import type { GameTypes, View } from '@quayside/games/core/rules';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Choice, GamePage, Translate } from '../game-page';
import { askIn, type Story, storyNames } from '../story';

export interface BoardTest<T extends GameTypes> {
  /** Draws the board of a view and answers what it sends; `path`: branches opened in the action bar. */
  show(view: View<T>, path?: readonly string[]): jest.Mock<void, [T['move']]>;
  draw(story: Story<T>): HTMLElement;
  viewOf(story: string): View<T>;
}

export function boardTest<T extends GameTypes>(
  page: GamePage<T>,
  stories: readonly Story<T>[],
  t: Translate,
): BoardTest<T> {
  const draw = (story: Story<T>, send = jest.fn<void, [T['move']]>()) => {
    const { container } = render(<Table page={page} story={story} t={t} send={send} />);
    return { send, container };
  };
  return {
    show: (view, path = []) => draw({ name: '', view, path }).send,
    draw: (story) => draw(story).container,
    viewOf: (wanted) => stories.find(({ name }) => name === wanted)!.view,
  };
}

interface TableProps<T extends GameTypes> {
  readonly page: GamePage<T>;
  readonly story: Story<T>;
  readonly t: Translate;
  readonly send: (move: T['move']) => void;
}

function Table<T extends GameTypes>({ page, story, t, send }: TableProps<T>) {
  const { view, cue, marked } = story;
  const [path, setPath] = useState(story.path ?? []);
  const { Board } = page;
  return (
    <Board
      {...{ view, send, path, setPath, t }}
      cue={cue ?? null}
      marked={marked ?? null}
      legal={page.judge.legal(view)}
      judge={askIn(page.judge, view)}
      names={storyNames}
    />
  );
}

export const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

/** Presses Tab until it comes round, and answers every name on the way. */
export async function tabStops(): Promise<string> {
  const user = userEvent.setup();
  const seen: string[] = [];
  for (let press = 0; press < 80; press++) {
    await user.tab();
    const at = document.activeElement;
    if (at === null || at === document.body) break;
    seen.push(at.getAttribute('aria-label') ?? at.textContent ?? '');
  }
  return seen.join('\n');
}

/** Every move that a tree of choices ends in. */
export function leaves<Move>(list: readonly Choice<Move>[]): Move[] {
  return list.flatMap((choice) => [
    ...(choice.move === undefined ? [] : [choice.move]),
    ...leaves(choice.choices ?? []),
  ]);
}

/** Shows every list of siblings of a tree of choices. */
export function everyChoice<Move>(
  list: readonly Choice<Move>[],
  visit: (siblings: readonly Choice<Move>[]) => void,
): void {
  visit(list);
  for (const { choices } of list) if (choices !== undefined) everyChoice(choices, visit);
}
