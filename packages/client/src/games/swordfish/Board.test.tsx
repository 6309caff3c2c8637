/** The board in each phase: what it shows, what a click sends, what the keyboard reaches, and that refusals are asked for. */
import { fireEvent, screen, within } from '@testing-library/react';
import { askIn } from '../../table/story';
import { boardTest, button, tabStops } from '../../table/testing/board';
import { page } from './page';
import { stories, t } from './stories';
import { crew, player, viewOf } from './story-table';

const { show, draw, viewOf: storyView } = boardTest(page, stories, t);

const region = (name: string) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Shopping list' }));
const inShop = (name: RegExp) => dialog().getByRole('button', { name });

describe('every moment', () => {
  it.each(stories.map((story) => [story.name, story] as const))('is drawn: %s', (_, story) => {
    const container = draw(story);
    for (const name of ['Round and turn order', 'The chart', 'Prices, bags and weather', 'Fleets']) {
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
    }
    expect(container).not.toHaveTextContent(/\b(?:board|log|choice|kind|place|view|phase)\./);
    for (const control of screen.queryAllByRole('button')) expect(control).toHaveAccessibleName();
  });

  it('shows a spectator no fleet of its own and no control', () => {
    show(storyView('watching'));
    expect(screen.queryByRole('region', { name: 'Your fleet' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'What to do now' })).toBeNull();
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });

  it('counts what is left in the bags', () => {
    show(storyView('purchase'));
    expect(screen.getByRole('row', { name: /^orange bag 5 6 8 2 1 0/ })).toBeInTheDocument();
  });

  it('shows round, phase and turn order, and who would go first in the next round', () => {
    show(storyView('movement'));
    const status = region('Round and turn order');
    expect(status.getByText('Round 11/15')).toBeInTheDocument();
    expect(status.getByText('Movement')).toHaveAttribute('aria-current', 'step');
    expect(status.getByRole('img', { name: '1. Eva, 18 VP' })).toBeInTheDocument();
  });
});

describe('shopping', () => {
  it('spends nothing until the list is confirmed, then buys one thing after the other', () => {
    const send = show(storyView('first'));
    fireEvent.click(button(/^Go shopping/));
    fireEvent.click(inShop(/^Gloucester/));
    fireEvent.click(inShop(/^13 VP/));
    fireEvent.click(inShop(/^3 bait/));
    expect(send).not.toHaveBeenCalled();
    expect(dialog().getByText('19 VP of 20 VP, 1 VP left')).toBeInTheDocument();
    fireEvent.click(inShop(/^Buy all this/));
    expect(send).toHaveBeenCalledWith({ type: 'hire', port: 'gloucester' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what cannot be paid, and takes off what needed what is taken off', () => {
    show(storyView('first'));
    fireEvent.click(button(/^Go shopping/));
    fireEvent.click(inShop(/^Halifax/));
    fireEvent.click(inShop(/^13 VP/));
    expect(dialog().getByRole('status')).toHaveTextContent('That costs 13 VP; you have 11.');
    fireEvent.click(inShop(/^4 VP/));
    fireEvent.click(inShop(/^Take it off the list: Captain 1 in Halifax/));
    expect(dialog().getByText('Nothing yet')).toBeInTheDocument();
  });

  it('keeps the order of the rules, whatever is chosen first', () => {
    const send = show(viewOf([player({}, crew('4-1', 'gloucester')), player()]));
    fireEvent.click(button(/^Go shopping/));
    fireEvent.click(inShop(/^5 fuel/));
    fireEvent.click(inShop(/^Gloucester/));
    fireEvent.click(inShop(/^Buy all this/));
    expect(send).toHaveBeenCalledWith({ type: 'hire', port: 'gloucester' });
  });

  it('opens from a port on the chart', () => {
    show(storyView('first'));
    fireEvent.click(button(/^Halifax: buys/));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('the harbor insurance', () => {
  it('is claimed in the port that is pressed', () => {
    const send = show(storyView('insurance'));
    fireEvent.click(region('Your fleet').getByRole('button', { name: 'Harbor insurance' }));
    fireEvent.click(button(/^Gloucester: buys/));
    expect(send).toHaveBeenCalledWith({ type: 'claimInsurance', port: 'gloucester' });
  });
});

describe('at sea', () => {
  it('sails the chosen boat to a place it can reach, and explains the others', () => {
    const view = storyView('sail');
    const send = show(view, ['boat-3']);
    fireEvent.click(button(/^Portland: buys/));
    expect(askIn(page.judge, view)(send.mock.calls[0]![0])?.code).toBe('TOO_FAR');
    fireEvent.click(button(/^Sail captain 3 here, 1 space, 0 fuel. Tail of the Bank, buoy 2/));
    expect(send).toHaveBeenLastCalledWith({ type: 'moveBoat', captain: 3, path: ['tail-2'] });
  });

  it('chooses a boat on the chart or in the fleet', () => {
    show(storyView('movement'));
    fireEvent.click(button(/^Choose captain 2. Georges Bank, buoy 1/));
    expect(button(/^Sail captain 2 here, .* Georges Bank: /)).toBeInTheDocument();
    fireEvent.click(region('Your fleet').getByRole('button', { name: 'Choose captain 3' }));
    expect(button(/^Sail captain 3 here, .*Flemish Cap;/)).toBeInTheDocument();
  });

  it('tows a boat adrift, or lets it sink', () => {
    const send = show(storyView('wreck'));
    fireEvent.click(button(/^Tow with captain 3/));
    fireEvent.click(button(/^Let it sink/));
    expect(send.mock.calls).toEqual([
      [{ type: 'salvage', wreck: '22-2', captain: 3 }],
      [{ type: 'abandon', wreck: '22-2' }],
    ]);
  });
});

describe('fishing', () => {
  it('tries for swordfish or bait, and says why a boat cannot', () => {
    const view = storyView('fishing');
    const send = show(view);
    fireEvent.click(button(/^Captain 2: fish for swordfish/));
    fireEvent.click(button(/^Captain 2: fish for bait/));
    fireEvent.click(button(/^Captain 1: fish for swordfish/));
    expect(send.mock.calls.slice(0, 2)).toEqual([
      [{ type: 'fishSword', captain: 2 }],
      [{ type: 'fishBait', captain: 2 }],
    ]);
    expect(askIn(page.judge, view)(send.mock.calls[2]![0])?.code).toBe('NOT_ON_BUOY');
  });

  it('asks about the fish just drawn, with what is left in the bag', () => {
    const send = show(storyView('drawn'));
    const desk = region('What to do now');
    expect(desk.getByText('You drew a pup')).toBeInTheDocument();
    fireEvent.click(desk.getByRole('button', { name: 'Keep' }));
    fireEvent.click(desk.getByRole('button', { name: 'Throw back' }));
    expect(send.mock.calls).toEqual([[{ type: 'keep' }], [{ type: 'throwBack' }]]);
  });

  it.each([
    [true, /^A mako: no more swordfish/],
    [false, /^A second mako goes back/],
  ])('says what a mako does: scaring %j', (scared, line) => {
    const view = storyView('drawn');
    const fishing = { ...view.public.fishing!, scared, tile: { kind: 'mako', color: 'green' } as const };
    show({ ...view, public: { ...view.public, fishing } });
    expect(region('What to do now').getByText(line)).toBeInTheDocument();
  });

  it('shows everybody the fish that another has to decide about', () => {
    show(storyView('drawn-by-another'));
    const desk = region('What to do now');
    expect(desk.getByText('Benedikt drew a triple marker')).toBeInTheDocument();
    expect(desk.queryByRole('button')).toBeNull();
  });
});

describe('in port', () => {
  it('sells the fish that is pressed', () => {
    const send = show(storyView('selling'));
    fireEvent.click(button(/^Sell a double marker of captain 1, 22 VP/));
    expect(send).toHaveBeenCalledWith({ type: 'sell', captain: 1, kind: 'double' });
  });

  it('sends a captain by road to a port that is pressed', () => {
    const view = storyView('road');
    const send = show(view, ['road-2']);
    fireEvent.click(button(/^Halifax: buys/));
    expect(askIn(page.judge, view)(send.mock.calls[0]![0])?.code).toBe('NO_FUEL');
    fireEvent.click(button(/^Send captain 2 here by road, 1 fuel. Portsmouth/));
    expect(send).toHaveBeenLastCalledWith({ type: 'relocate', captain: 2, port: 'portsmouth' });
  });
});

describe('by keyboard', () => {
  it('the chart is one stop, the desk and my fleet are others', async () => {
    show(storyView('fishing'));
    const stops = await tabStops();
    for (const stop of ['Gloucester: buys', 'End fishing', 'Captain 2: fish for swordfish']) {
      expect(stops).toContain(stop);
    }
  });
});
