/** The board in each phase: what it shows, what a click sends, what the keyboard reaches, and that refusals are asked for. */
import { legal } from '@quayside/games/fish-and-ships/legal';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askIn, storyNames } from '../../table/story';
import { boardTest, button, leaves, tabStops } from '../../table/testing/board';
import { choices } from './choices';
import { page } from './page';
import { stories, t, viewOf } from './stories';

const { show, draw, viewOf: storyView } = boardTest(page, stories, t);

describe('every moment', () => {
  it.each(stories.map((story) => [story.name, story] as const))('is drawn: %s', (_, story) => {
    const container = draw(story);
    expect(screen.getByRole('region', { name: 'The sea' })).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Ships' })).getAllByRole('listitem')).toHaveLength(4);
    expect(container).not.toHaveTextContent(/\b(?:board|log|choice)\./);
  });

  it('shows a spectator no hand and no control', () => {
    show(viewOf({}, {}, null));
    expect(screen.queryByRole('region', { name: 'Your sailors' })).toBeNull();
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });
});

describe('passing', () => {
  const view = viewOf({ phase: 'PASS', active: [0, 1, 2] });

  it('sends the sailor that is clicked', () => {
    const send = show(view);
    fireEvent.click(button(/^Flamingos/));
    expect(send).toHaveBeenCalledWith({ type: 'passSailor', colour: 'pink' });
  });

  it('asks for the reason when none of that colour is held', () => {
    const send = show(view);
    expect(button(/^Sea lions/)).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button(/^Sea lions/));
    expect(send).toHaveBeenCalledWith({ type: 'passSailor', colour: 'brown' });
  });
});

describe('turning tiles', () => {
  it('sends the tiles that were picked, in two steps', () => {
    const send = show(viewOf());
    fireEvent.click(button(/^Tile 4,/));
    fireEvent.click(button(/^Tile 2,/));
    fireEvent.click(button(/^Turn 2 tiles/));
    expect(send).toHaveBeenCalledWith({ type: 'reveal', n: 2, slots: [1, 3] });
  });

  it('lets the fourth push out the first', () => {
    show(viewOf());
    for (const name of [/^Tile 2,/, /^Tile 4,/, /^Tile 6,/, /^Tile 7,/]) fireEvent.click(button(name));
    expect(button(/^Tile 2,/)).toHaveAttribute('aria-pressed', 'false');
    expect(button(/^Turn 3 tiles/)).toBeInTheDocument();
  });

  it('asks for the reason when a cube is missing', () => {
    const send = show(viewOf({ cubes: [0, 1, 1] }));
    for (const name of [/^Tile 2,/, /^Tile 4,/, /^Tile 6,/]) fireEvent.click(button(name));
    expect(button(/^Turn 3 tiles/)).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button(/^Turn 3 tiles/));
    expect(send).toHaveBeenCalledWith({ type: 'reveal', n: 3, slots: [1, 3, 5] });
  });

  it('explains itself out of turn', () => {
    const view = viewOf({ active: [1] });
    const send = show(view);
    fireEvent.click(button(/^Tile 2,/));
    expect(askIn(page.judge, view)(send.mock.calls[0]![0])?.code).toBe('NOT_YOUR_TURN');
  });

  it('moves along the tiles with the arrows', async () => {
    show(viewOf());
    button(/^Tile 2,/).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(button(/^Tile 4,/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(button(/^Tile 15,/)).toHaveFocus();
  });
});

describe('sending a sailor', () => {
  it('opens its voyages, then sends ship and direction', () => {
    const send = show(viewOf());
    expect(screen.queryByRole('button', { name: /White ship forward/ })).toBeNull();
    fireEvent.click(button(/^Polar bears/));
    fireEvent.click(button(/^White ship forward to card 3/));
    expect(send).toHaveBeenCalledWith({ type: 'sendSailor', colour: 'white', ship: 'white', direction: 1 });
  });

  it('can go without a ship, or not at all', () => {
    const send = show(viewOf(), ['send', 'green']);
    fireEvent.click(button(/^Just send/));
    expect(send).toHaveBeenCalledWith({ type: 'sendSailor', colour: 'green' });
    fireEvent.click(button(/^Polar bears/));
    fireEvent.click(button(/^Keep this sailor/));
    expect(screen.queryByRole('button', { name: /forward/ })).toBeNull();
  });

  it('asks for the reason at the final card', () => {
    const send = show(viewOf(), ['send', 'white']);
    const blocked = button(/^Green ship forward onto the final card/);
    expect(blocked).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(blocked);
    expect(askIn(page.judge, viewOf())(send.mock.calls[0]![0])?.code).toBe('SAILOR_FINAL');
  });
});

describe('choosing a ship', () => {
  const view = viewOf({ phase: 'CHOOSE', revealed: ['pink', 'green'] });

  it('moves the ship that is clicked and warns of the end', () => {
    const send = show(view);
    fireEvent.click(button(/green ship forward onto the final card.*ends the game/));
    expect(send).toHaveBeenCalledWith({ type: 'chooseShip', colour: 'green' });
  });

  it('asks for the reason at the other ships', () => {
    const send = show(view);
    fireEvent.click(button(/white ship/));
    expect(askIn(page.judge, view)(send.mock.calls[0]![0])?.code).toBe('SHIP_NOT_REVEALED');
  });
});

describe('by keyboard', () => {
  it('every sailor, tile and ship is a stop', async () => {
    show(viewOf(), ['send', 'white']);
    const stops = await tabStops();
    for (const stop of [
      'White ship forward',
      'White ship back',
      'Brown ship forward',
      'Tile 2,',
      'Tile 15,',
      'Frogs',
      'Just send',
    ]) {
      expect(stops).toContain(stop);
    }
  });

  it.each(['pass', 'turn', 'sailor-start', 'choose'])('the action bar holds every legal move: %s', (name) => {
    const view = storyView(name);
    expect(leaves(choices(view, t))).toEqual(expect.arrayContaining(legal(view)));
  });
});

describe('words', () => {
  it('tells victims and the end of the game', () => {
    expect(page.describe({ type: 'pirate', seat: 0, victims: [1, 2] }, t, storyNames)).toMatchObject({
      text: 'The pirates took a cube each from Benedikt and Cleo.',
      against: [1, 2],
    });
    expect(page.describe({ type: 'gameEnded', seat: 0, ship: 'white', game: 1 }, t, storyNames)).toMatchObject({
      ends: true,
    });
    const tiles = [
      { slot: 1, face: 'pink' },
      { slot: 3, face: 'duck' },
      { slot: 5, face: 'pink' },
    ] as const;
    expect(page.describe({ type: 'revealed', seat: 0, tiles: [...tiles] }, t, storyNames)?.text).toBe(
      'Up came 2 pink ships and a duck.',
    );
    expect(page.describe({ type: 'said', seat: 1, n: 3, cube: -1 }, t, storyNames)?.text).toBe(
      'Benedikt paid a cube and announced 3 tiles.',
    );
  });

  it('has a text for every refusal', () => {
    const view = viewOf();
    const refused = leaves(choices(view, t)).flatMap((move) => askIn(page.judge, view)(move)?.code ?? []);
    expect(refused.length).toBeGreaterThan(0);
    for (const code of refused) expect(t(`refusal.${code}`)).not.toContain('refusal.');
  });

  it('says whose what is asked and where the match stands', () => {
    const view = viewOf({ phase: 'CHOOSE', revealed: ['pink', 'green'] });
    expect(page.prompt(view, t)).toBe('choose which ship moves: pink or green');
    expect(page.progress(view, t)).toBe('10 tiles face-down');
    expect(page.text(view, t, storyNames).map(({ heading }) => heading)).toHaveLength(4);
  });
});

describe('playing back', () => {
  it('ends where the match ends', () => {
    const before = viewOf();
    const after = [
      { type: 'said', seat: 0, n: 1, cube: 1 },
      { type: 'revealed', seat: 0, tiles: [{ slot: 1, face: 'brown' }] },
      { type: 'shipMoved', seat: 0, ship: 'brown', from: 0, to: 1, by: 'tile' },
    ].reduce((view, event) => page.advance(view, event as Parameters<typeof page.advance>[1]), before);
    expect(after.public).toMatchObject({ cubes: [3, 0, 1], supply: 8, ships: { brown: 1 } });
    expect(after.public.tiles[1]).toBe('brown');
    expect(before.public.tiles[1]).toBeNull();
  });
});
