/** The board in each phase: what it shows, what a click sends, what the keyboard reaches, and that refusals are asked for. */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askIn } from '../../table/story';
import { boardTest, button, tabStops } from '../../table/testing/board';
import { page } from './page';
import { stories, t } from './stories';
import { hand, laid, pile, player, viewOf } from './story-table';

const { show, draw, viewOf: storyView } = boardTest(page, stories, t);

describe('every moment', () => {
  it.each(stories.map((story) => [story.name, story] as const))('is drawn: %s', (_, story) => {
    const container = draw(story);
    for (const name of ['The sea', 'Preservation cards', 'Days']) {
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
    }
    expect(container.innerHTML).not.toMatch(/\b(?:board|log|choice|shape|view)\.[a-z.]/);
    for (const control of screen.queryAllByRole('button')) expect(control).toHaveAccessibleName();
  });

  it('shows a spectator both boards and no control', () => {
    show(storyView('watching'));
    expect(screen.getByRole('region', { name: 'Player board of Ana' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Player board of Benedikt' })).toBeInTheDocument();
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });
});

describe('laying a tile', () => {
  it('takes it up, turns it and lays it', async () => {
    const send = show(storyView('start'));
    fireEvent.click(button(/^Lay a double tile; you have 1/));
    expect(button(/^D1: open water; lay the tile on D1 D2/)).toBeInTheDocument();
    fireEvent.pointerEnter(button(/^D1:/), { pointerType: 'mouse' });
    fireEvent.click(button(/^Turn/));
    fireEvent.click(button(/^D1: open water; lay the tile on D1 E1/));
    expect(send).toHaveBeenCalledWith({ type: 'chart', shape: 'double', spaces: ['D1', 'E1'] });
  });

  it('turns with F and goes over the sea with the arrows', async () => {
    const send = show(storyView('start'), ['chart', 'double']);
    act(() => button(/^B0/).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(button(/^B1:/)).toHaveFocus();
    await userEvent.keyboard('f{Enter}');
    expect(send).toHaveBeenCalledWith({ type: 'chart', shape: 'double', spaces: ['B1', 'C1'] });
  });

  it('asks why not where it does not fit, and for a shape that is not held', () => {
    const view = storyView('start');
    const send = show(view, ['chart', 'single']);
    fireEvent.click(button(/^A4: blue fish/));
    fireEvent.click(button(/^Lay a bent triple; you have 0/));
    expect(send.mock.calls.map(([move]) => askIn(page.judge, view)(move)?.code)).toEqual([
      'TILE_ON_FISH',
      'TILE_NOT_HELD',
    ]);
  });

  it('needs a second tap of a finger', () => {
    const send = show(storyView('start'), ['chart', 'single']);
    const tap = (name: RegExp) => {
      // jsdom has no pointer events.
      fireEvent(button(name), Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
      fireEvent.click(button(name));
    };
    tap(/^D1:/);
    expect(send).not.toHaveBeenCalled();
    tap(/^D1:/);
    expect(send).toHaveBeenCalledWith({ type: 'chart', shape: 'single', spaces: ['D1'] });
  });
});

describe('sailing', () => {
  it('opens a ship and sends it where it is told to', () => {
    const send = show(storyView('middle'));
    fireEvent.click(button(/^D3: .*ship 2 of Ana/));
    fireEvent.click(button(/^E3: ocean tile; sail there for 1 hour/));
    expect(send).toHaveBeenCalledWith({ type: 'sail', ship: 2, to: 'E3' });
  });

  it('changes ships, and closes the one that is open', () => {
    show(storyView('middle'), ['sail', 'ship-1']);
    fireEvent.click(button(/^B2: .*ship 3 of Ana/));
    expect(screen.getByText('Where does ship 3 go?')).toBeInTheDocument();
    fireEvent.click(button(/^B2: .*ship 3 of Ana/));
    expect(screen.queryByText('Where does ship 3 go?')).toBeNull();
  });

  it('asks for the reason: out of turn, too far, another ship there', () => {
    const view = storyView('waiting');
    const send = show(view);
    fireEvent.click(button(/^D3: .*ship 2 of Ana/));
    expect(askIn(page.judge, view)(send.mock.calls[0]![0])?.code).toBe('NOT_YOUR_TURN');
  });
});

describe('fishing', () => {
  it('puts a catch together and lands it', () => {
    const players = [player({ ships: ['D3', 'B2', 'F0'] }), player({ ships: ['C0', 'E0', 'G0'] })];
    const send = show(viewOf({ players, laid: [laid('single', 'D3'), laid('single', 'B2')] }));
    fireEvent.click(button(/^B3: .* fish$/));
    fireEvent.click(button(/^C3: .* within reach/));
    fireEvent.click(button(/^D4: .* within reach/));
    fireEvent.click(button(/^D4: .* chosen/));
    fireEvent.click(button(/^Catch 2 fish for 2 hours/));
    expect(send).toHaveBeenCalledWith({ type: 'fish', spaces: ['B3', 'C3'] });
  });

  it('asks for the reason at a fish out of reach', () => {
    const view = storyView('start');
    const send = show(view);
    fireEvent.click(button(/^H10: /));
    expect(askIn(page.judge, view)(send.mock.calls[0]![0])?.code).toBe('FISH_NOT_ADJACENT');
  });
});

describe('preserving', () => {
  it('pays at once where there is one way, and asks where there are more', () => {
    const send = show(storyView('middle'));
    fireEvent.click(button(/^Preserve 1 blue fish/));
    expect(send).toHaveBeenLastCalledWith({ type: 'preserve', card: 'P01', discard: pile({ blue: 1 }) });
    fireEvent.click(button(/^Preserve 2 fish of 2 colours/));
    fireEvent.click(button(/^Pay with 1 blue fish and 1 red fish/));
    expect(send).toHaveBeenLastCalledWith({ type: 'preserve', card: 'P07', discard: pile({ blue: 1, red: 1 }) });
  });

  it('asks for the reason when the fish are missing', () => {
    const view = storyView('middle');
    const send = show(view);
    fireEvent.click(button(/^Preserve 4 fish/));
    expect(askIn(page.judge, view)(send.mock.calls[0]![0])?.code).toBe('FISH_NOT_HELD');
  });

  it('uses the parts of a bonus in any order', () => {
    const send = show(storyView('bonus'));
    fireEvent.click(button(/^B2: .*ship 3 of Ana/));
    fireEvent.click(button(/^B1: ocean tile; sail there for 1 step/));
    fireEvent.click(button(/^Skip the rest/));
    expect(send.mock.calls).toEqual([[{ type: 'bonusSail', ship: 3, to: 'B1' }], [{ type: 'bonusDone' }]]);
  });
});

describe('turn and day', () => {
  it('asks about the lobster', () => {
    const send = show(storyView('lobster'));
    fireEvent.click(button(/^Use the lobster/));
    fireEvent.click(button(/^Finish turn/));
    expect(send.mock.calls).toEqual([[{ type: 'useLobster' }], [{ type: 'finishTurn' }]]);
  });

  it('ends the day in two steps', () => {
    const send = show(storyView('middle'));
    fireEvent.click(button(/^End my day/));
    fireEvent.click(button(/^Second tomorrow/));
    expect(send).toHaveBeenCalledWith({ type: 'endDay', next: 'second' });
  });

  it('ends the day as the second without a question', () => {
    const send = show(storyView('alone'));
    fireEvent.click(button(/^End my day/));
    expect(send).toHaveBeenCalledWith({ type: 'endDay' });
  });

  it('keeps a tile over night', () => {
    const send = show(storyView('keep'));
    fireEvent.click(button(/^Keep a bent triple/));
    expect(send).toHaveBeenCalledWith({ type: 'keepTile', shape: 'bent' });
  });
});

describe('before day 1', () => {
  it('places a pair, both halves alike', () => {
    const send = show(storyView('place'), ['i3']);
    fireEvent.click(button(/^F8: open water; place the pair on C8 and F8/));
    expect(send).toHaveBeenCalledWith({ type: 'placeFeature', feature: 'I3', space: 'C8' });
  });

  it('says who starts', () => {
    const send = show(storyView('choose-start'));
    fireEvent.click(button(/^Benedikt/));
    expect(send).toHaveBeenCalledWith({ type: 'chooseStart', first: 1 });
  });
});

describe('by keyboard', () => {
  it('the sea is one stop, tiles, cards and the end of the day are stops', async () => {
    show(viewOf({ players: [player({ tiles: hand({ single: 1 }) }), player({ ships: ['C0', 'E0', 'G0'] })] }));
    const stops = await tabStops();
    expect(stops.match(/open water|starting space/g)).toHaveLength(1);
    for (const stop of ['Lay a single tile', 'Preserve 1 blue fish', 'End my day']) expect(stops).toContain(stop);
  });
});
