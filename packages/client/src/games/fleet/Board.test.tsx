/** The board in each phase: what it shows, what a click sends, what the keyboard reaches, and that refusals are asked for. */
import { fireEvent, screen, within } from '@testing-library/react';
import { askIn } from '../../table/story';
import { boardTest, button, tabStops } from '../../table/testing/board';
import { page } from './page';
import { stories, t } from './stories';
import { hand, player, viewOf } from './story-table';

const { show, draw, viewOf: storyView } = boardTest(page, stories, t);

const region = (name: string) => within(screen.getByRole('region', { name }));
const desk = () => region('What to do now');
const inDesk = (name: RegExp | string) => desk().getByRole('button', { name });
const open = (story: string) => show(storyView(story), stories.find(({ name }) => name === story)!.path);

describe('every moment', () => {
  it.each(stories.map((story) => [story.name, story] as const))('is drawn: %s', (_, story) => {
    const container = draw(story);
    for (const name of ['Round and turn order', 'What is left, and what can be won', 'Licences up for auction']) {
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
    }
    expect(container).not.toHaveTextContent(
      /\b(?:board|log|choice|card|view|phase|effect|effectLong|status)\.|\{\{|NaN/,
    );
    for (const control of screen.queryAllByRole('button')) expect(control).toHaveAccessibleName();
  });

  it.each([2, 3, 4, 5, 6])('has a fleet for every one of %i seats', (seats) => {
    show(viewOf({ players: Array.from({ length: seats }, () => player()) }));
    expect(screen.getByRole('region', { name: 'The other fleets' }).querySelectorAll('details')).toHaveLength(
      seats - 1,
    );
  });

  it('shows a spectator no hand, no fleet of its own and no control', () => {
    show(storyView('watching'));
    for (const name of ['Your hand', 'Your fleet', 'What to do now']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    expect(screen.getByRole('region', { name: 'Fleets' }).querySelectorAll('details')).toHaveLength(6);
  });

  it('tells who is done with a secret choice, never what it is', () => {
    open('keep');
    const order = region('Round and turn order');
    expect(order.getByRole('img', { name: /Benedikt done/ })).toBeInTheDocument();
    expect(order.getByRole('img', { name: /Cleo deciding/ })).toBeInTheDocument();
  });

  it('announces the last round', () => {
    open('last-round');
    expect(region('Round and turn order').getByText('Last round!')).toBeInTheDocument();
  });

  it('explains licences to those who ask', () => {
    open('six-waiting');
    fireEvent.click(button(/^Pacific Oyster|^1 Pacific Oyster/));
    expect(screen.getByText(/hold 6 crates and catch 2 at a time/)).toBeInTheDocument();
    fireEvent.click(button(/^Close/));
    expect(screen.queryByText(/hold 6 crates and catch 2 at a time/)).toBeNull();
  });
});

describe('the auction', () => {
  it('picks a licence, then a bid within what can be raised', () => {
    const send = show(storyView('open'));
    fireEvent.click(button(/^Bid for the Tuna licence/));
    expect(inDesk('Bid $5')).toBeInTheDocument();
    fireEvent.click(inDesk('Bid more'));
    fireEvent.change(desk().getByRole('slider'), { target: { value: '9' } });
    fireEvent.click(inDesk('Bid less'));
    expect(desk().getByText(/nothing lost|loses/)).toBeInTheDocument();
    fireEvent.click(inDesk('Bid $8'));
    expect(send).toHaveBeenCalledWith({ type: 'open', licence: 'tuna', bid: 8 });
    fireEvent.click(inDesk('Leave the auction'));
    expect(send).toHaveBeenLastCalledWith({ type: 'dropOut' });
  });

  it('raises or passes, and shows who is in', () => {
    const send = show(storyView('six-raise'));
    const bidders = within(screen.getByRole('list', { name: 'Bidders' }));
    expect(bidders.getAllByRole('listitem')).toHaveLength(6);
    for (const name of [/Cleo: bought/, /Dimitrios: high bidder/, /Eva: passed/, /: left the auction/, /Ana: asked/]) {
      expect(bidders.getByRole('img', { name })).toBeInTheDocument();
    }
    fireEvent.click(inDesk('Bid $15'));
    fireEvent.click(inDesk('Pass'));
    expect(send.mock.calls).toEqual([[{ type: 'raise', bid: 15 }], [{ type: 'passBid' }]]);
  });

  it('suggests a payment, and lets cards be changed', () => {
    const view = viewOf(
      { phase: 'PAY', auction: { licence: 'tuna', bid: 5, high: 0, passed: [1] } },
      { hand: hand('shrimp', 'cod', 'lobster', 'tuna') },
    );
    const send = show(view);
    expect(desk().getByText(/nothing lost/)).toBeInTheDocument();
    fireEvent.click(button(/^Take back Tuna/));
    expect(desk().getByText('$3 missing')).toBeInTheDocument();
    fireEvent.click(button(/^Pay with Cod/));
    fireEvent.click(inDesk('Pay'));
    expect(askIn(page.judge, view)(send.mock.calls[0]![0])?.code).toBe('PAY_LITTLE');
    fireEvent.click(screen.getAllByRole('button', { name: /^Pay with (?:Lobster|Shrimp)\. (?!.*Chosen)/ })[0]!);
    fireEvent.click(inDesk('Pay'));
    const last = send.mock.calls.at(-1)![0] as { payment: { cards: string[] } };
    expect([...last.payment.cards].sort()).toEqual(['cod', 'lobster', 'shrimp']);
    expect(askIn(page.judge, view)(send.mock.calls.at(-1)![0])).toBeNull();
  });
});

describe('launching and hiring', () => {
  it('launches a card of the hand with the suggested payment', () => {
    const send = show(storyView('launch'));
    fireEvent.click(button(/^Launch Lobster/));
    expect(desk().getByText(/Lobster boat/)).toBeInTheDocument();
    fireEvent.click(inDesk('Pay and launch'));
    expect(send).toHaveBeenCalledWith({
      type: 'launch',
      card: 'lobster',
      as: null,
      payment: { cards: ['cod'], crates: 0, houseBoats: 0 },
    });
  });

  it('says why a card cannot be launched', () => {
    const view = storyView('launch');
    const send = show(view);
    for (const name of [/^Launch Tuna/, /^Launch Gone/]) fireEvent.click(button(name));
    expect(send.mock.calls.map(([move]) => askIn(page.judge, view)(move)?.code)).toEqual([
      'LICENCE_NONE',
      'NOT_A_BOAT',
    ]);
  });

  it('asks what a Charter Boat acts as', () => {
    const send = open('six-charter');
    fireEvent.click(inDesk('Oyster'));
    expect(desk().getByText(/Charter Boat as Oyster/)).toBeInTheDocument();
    fireEvent.click(inDesk('Pay and launch'));
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'launch', card: 'charter', as: 'oyster' }));
  });

  it('buys Dock Cards from their piles, with crates', () => {
    const send = show(storyView('six-launch'));
    fireEvent.click(button(/^Buy an Artisan/));
    fireEvent.click(inDesk('Pay'));
    expect(send).toHaveBeenCalledWith({ type: 'buyArtisan', payment: { cards: [], crates: 2, houseBoats: 0 } });
    fireEvent.click(inDesk(/^Less: Processed crate/));
    expect(desk().getByText('$1 missing')).toBeInTheDocument();
  });

  it('makes a card captain of a boat', () => {
    const send = open('six-hire');
    fireEvent.click(button(/^Tuna as captain of the Charter Boat as Cod/));
    expect(send).toHaveBeenLastCalledWith({ type: 'hire', card: 'tuna', boat: 7 });
    fireEvent.click(inDesk('King Crab boat'));
    expect(send).toHaveBeenLastCalledWith({ type: 'hire', card: 'tuna', boat: 6 });
    fireEvent.click(button(/^Tuna as captain of the Oyster boat/));
    expect(askIn(page.judge, storyView('six-hire'))(send.mock.calls.at(-1)![0])?.code).toBe('HIRE_CAPTAINED');
  });

  it('takes on a First Mate: boat, card, crate', () => {
    const view = storyView('six-mate');
    const send = show(view);
    fireEvent.click(button(/^First Mate\. /));
    fireEvent.click(button(/^First Mate for the King Crab boat/));
    fireEvent.click(button(/^Give up Cod/));
    fireEvent.click(button(/^Take the crate from the Processing boat/));
    fireEvent.click(inDesk('A processed crate'));
    const first = { type: 'buyFirstMate', boat: 6, card: 'cod' };
    expect(send.mock.calls).toEqual([
      [{ ...first, crateFrom: { boat: 5, hold: 'own' } }],
      [{ ...first, crateFrom: 'processed' }],
    ]);
    for (const [move] of send.mock.calls) expect(askIn(page.judge, view)(move)).toBeNull();
  });
});

describe('choices of all at the same time', () => {
  it('puts cards away in Epic', () => {
    const view = storyView('keep');
    const send = show(view);
    fireEvent.click(inDesk('Keep the rest'));
    expect(askIn(page.judge, view)(send.mock.calls[0]![0])?.code).toBe('KEEP_COUNT');
    fireEvent.click(button(/^Put Cod away/));
    fireEvent.click(button(/^Put King Crab away/));
    fireEvent.click(inDesk('Keep the rest'));
    expect(send).toHaveBeenLastCalledWith({
      type: 'keep',
      cards: ['shrimp', 'lobster', 'tuna', 'processing', 'salmon', 'char', 'oyster'],
    });
  });

  it('discards a card that was drawn, and says why no other', () => {
    const view = storyView('discard');
    const send = show(view);
    fireEvent.click(button(/^Discard Shrimp/));
    expect(askIn(page.judge, view)(send.mock.calls[0]![0])?.code).toBe('DISCARD_DRAWN');
    fireEvent.click(button(/^Discard Cod/));
    fireEvent.click(button(/^Discard Tuna/));
    fireEvent.click(inDesk('Discard'));
    expect(send).toHaveBeenLastCalledWith({ type: 'discard', cards: ['tuna'] });
  });

  it('tucks cards under boats', () => {
    const view = storyView('six-tuck');
    const send = show(view);
    fireEvent.click(button(/^Tuck Cod/));
    fireEvent.click(button(/^Tuck Cod under the Oyster boat/));
    fireEvent.click(inDesk('Tuck these'));
    expect(send).toHaveBeenLastCalledWith({ type: 'tuck', tucks: [{ card: 'cod', boat: 4 }] });
    fireEvent.click(button(/^Take Cod back from the Oyster boat/));
    fireEvent.click(inDesk('Keep all'));
    expect(send).toHaveBeenLastCalledWith({ type: 'tuck', tucks: [] });
    fireEvent.click(inDesk('Tuck all'));
    fireEvent.click(inDesk('Tuck these'));
    for (const [move] of send.mock.calls) expect(askIn(page.judge, view)(move)).toBeNull();
  });

  it('processes crates boat by boat, from below too, or one from each', () => {
    const view = storyView('six-process');
    const send = show(view);
    fireEvent.click(button(/^Take a crate from the Oyster boat/));
    const cod = () => button(/^Take a crate from the Cod boat/);
    fireEvent.click(cod());
    fireEvent.click(cod());
    fireEvent.click(inDesk('Process 2 crates'));
    expect(send).toHaveBeenLastCalledWith({
      type: 'process',
      crates: [
        { boat: 4, hold: 'own' },
        { boat: 3, hold: 'tucked' },
      ],
    });
    fireEvent.click(inDesk(/^One from each/));
    fireEvent.click(inDesk('Process 6 crates'));
    for (const [move] of send.mock.calls) expect(askIn(page.judge, view)(move)).toBeNull();
    fireEvent.click(button(/^Take a crate from the King Crab boat/));
    expect(askIn(page.judge, view)(send.mock.calls.at(-1)![0])?.code).toBe('PROCESS_EMPTY');
  });

  it('trades a crate, or not', () => {
    const send = open('six-trade');
    fireEvent.click(inDesk('Draw 1 card'));
    fireEvent.click(inDesk('Do not trade'));
    expect(send.mock.calls).toEqual([[{ type: 'trade' }], [{ type: 'noTrade' }]]);
  });
});

describe('by keyboard', () => {
  it('reaches licences, bid, hand and fleets', async () => {
    show(storyView('bid'), ['licence-tuna']);
    const stops = await tabStops();
    for (const stop of [
      'Bid for the Shrimp',
      'Bid more',
      'Your bid',
      'Bid $5',
      'Leave the auction',
      '1 Lobster',
      'Shrimp, 2 in hand',
    ]) {
      expect(stops).toContain(stop);
    }
  });

  it('reaches the boats a captain may go to', async () => {
    open('six-hire');
    expect(await tabStops()).toContain('Tuna as captain of the King Crab boat');
  });
});
