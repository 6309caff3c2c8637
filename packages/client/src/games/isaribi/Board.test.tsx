/** The board in each phase: what it shows, what a click sends, what the keyboard reaches, and that refusals are asked for. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askIn } from '../../table/story';
import { boardTest, button, tabStops } from '../../table/testing/board';
import { page } from './page';
import { stories, t } from './stories';
import { open, pile, player, turnOf, viewOf } from './story-table';

const { show, draw, viewOf: storyView } = boardTest(page, stories, t);

describe('every moment', () => {
  it.each(stories.map((story) => [story.name, story] as const))('is drawn: %s', (_, story) => {
    const container = draw(story);
    for (const name of ['The sea', 'Treasury', 'Market', 'Boats', 'Collaborators']) {
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
    }
    expect(container).not.toHaveTextContent(/\b(?:board|log|choice|tech|helper|view)\./);
    for (const control of screen.queryAllByRole('button')) expect(control).toHaveAccessibleName();
  });

  it('shows a spectator no boat of its own and no control', () => {
    show(storyView('watching'));
    expect(screen.queryByRole('region', { name: 'Your boat' })).toBeNull();
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    expect(within(screen.getByRole('region', { name: 'Boats' })).getAllByRole('listitem')).toHaveLength(5);
  });

  it('shows a face that the Speculator saw to that seat alone', () => {
    show(storyView('look'));
    expect(button(/^Look at buyer 3\. .*only you know: sea bream, up to 2 at 7 Ryo each/)).toBeInTheDocument();
    expect(button(/^Look at buyer 5\. Buyer 5, face-down, looked at by Ana/)).toBeInTheDocument();
  });
});

describe('before the first turn', () => {
  it('places the boat, and says why it starts nowhere else', () => {
    const view = storyView('place');
    const send = show(view);
    fireEvent.click(button(/^Place your boat in Area 1/));
    expect(send).toHaveBeenCalledWith({ type: 'place', space: 1 });
    fireEvent.click(button(/^Place your boat in Area 3/));
    expect(askIn(page.judge, view)(send.mock.calls[1]![0])?.code).toBe('PLACE_SPACE');
  });

  it('looks under a card, and stops', () => {
    const send = show(storyView('look'));
    fireEvent.click(button(/^Look at buyer 4/));
    fireEvent.click(button(/^Enough seen/));
    expect(send.mock.calls).toEqual([[{ type: 'peek', slot: 4 }], [{ type: 'donePeeking' }]]);
  });

  it('adds cubes in two steps', () => {
    const send = show(storyView('old-fisherman'));
    fireEvent.click(button(/^Add cubes to Area 2/));
    fireEvent.click(button(/^Add 3 prawns/));
    expect(send).toHaveBeenCalledWith({ type: 'oldFisherman', space: 2, count: 3 });
  });
});

describe('at sea', () => {
  const view = storyView('fish');

  it('sails to a neighbouring space and explains the others', () => {
    const send = show(view);
    fireEvent.click(button(/^Sail to Area 3/));
    expect(send).toHaveBeenCalledWith({ type: 'moveBoat', to: 3 });
    const far = button(/^Sail to the Harbor/);
    expect(far).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(far);
    expect(askIn(page.judge, view)(send.mock.calls[1]![0])?.code).toBe('MOVE_ADJ');
  });

  it('fishes by hand and by net', () => {
    const send = show(view);
    fireEvent.click(button(/^Take 1 prawn by hand/));
    fireEvent.click(button(/^Net 3 prawns/));
    fireEvent.click(button(/^Net 2 prawns/));
    expect(send.mock.calls).toEqual([
      [{ type: 'fishHand' }],
      [{ type: 'fishNet', count: 3 }],
      [{ type: 'fishNet', count: 2 }],
    ]);
  });

  it('says why nothing can be sold or gained here', () => {
    const send = show(view);
    fireEvent.click(button(/^Buyer 1: prawns/));
    fireEvent.click(button(/^Gain the Smokehouse/));
    expect(send.mock.calls.map(([move]) => askIn(page.judge, view)(move)?.code)).toEqual(['SELL_SEA', 'TECH_SEA']);
  });

  it('turns up the next buyer only', () => {
    const send = show(view);
    fireEvent.click(button(/^Turn up buyer 3/));
    expect(send).toHaveBeenCalledWith({ type: 'flipMarket' });
    expect(screen.queryByRole('button', { name: /^Turn up buyer 4/ })).toBeNull();
  });

  it('ends the turn and passes in two places', () => {
    const send = show(view);
    expect(within(screen.getByRole('region', { name: 'Your boat' })).getByText('End turn')).toBeInTheDocument();
    fireEvent.click(within(screen.getByRole('region', { name: 'Collaborators' })).getByText('Pass for the round'));
    expect(send).toHaveBeenCalledWith({ type: 'pass' });
  });
});

describe('in the Harbor', () => {
  const view = storyView('harbor');
  const sell = () => button(/^Sell/);

  it('puts a sale together buyer by buyer', () => {
    const send = show(view);
    fireEvent.click(button(/^Buyer 2: sea bream/));
    fireEvent.click(button(/^Buyer 6: prawns/));
    expect(screen.getByRole('region', { name: 'Your sale' })).toHaveTextContent('+18');
    fireEvent.click(sell());
    expect(send).toHaveBeenCalledWith({
      type: 'sell',
      sale: 'gross',
      lots: [
        { buyer: 2, cubes: ['bream', 'bream'] },
        { buyer: 6, cubes: ['prawn', 'prawn'] },
      ],
    });
  });

  it('sells one cube retail, and takes cubes back', () => {
    const send = show(view);
    const clams = () => button(/^Buyer 5: clams/);
    fireEvent.click(clams());
    fireEvent.click(sell());
    expect(send).toHaveBeenCalledWith({ type: 'sell', sale: 'retail', lots: [{ buyer: 5, cubes: ['clam'] }] });
    fireEvent.click(clams());
    expect(screen.queryByRole('region', { name: 'Your sale' })).toBeNull();
  });

  it('goes round the choices of a buyer who takes anything, and of the Client', () => {
    show(view);
    const any = () => button(/^Buyer 3: any catch/);
    fireEvent.click(any());
    expect(any()).toHaveAccessibleName(/Chosen: 1 clam and 1 prawn/);
    fireEvent.click(any());
    expect(any()).toHaveAccessibleName(/Chosen: 1 clam and 1 sea bream/);
    fireEvent.click(button(/^Your Client/));
    expect(button(/^Your Client/)).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(button(/^Take the cubes back/));
    expect(any()).toHaveAttribute('aria-pressed', 'false');
  });

  it('opens the same branch as the action bar', () => {
    show(view, ['sell', 's2-bream']);
    expect(button(/^Buyer 2: sea bream/)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('region', { name: 'Your sale' })).toHaveTextContent('+5');
  });

  it('asks for the reason at a buyer that has been served', () => {
    const send = show(view);
    fireEvent.click(button(/^Buyer 1: prawns.*served/));
    expect(askIn(page.judge, view)(send.mock.calls[0]![0])?.code).toBe('SELL_DEMAND');
  });

  it('gains the next step of a track, or an ability', () => {
    const send = show(view);
    fireEvent.click(button(/^Gain 3 AP for 7 Ryo/));
    fireEvent.click(button(/^Gain Net 5 prawns or mackerel, 3 sea bream for 6 Ryo/));
    fireEvent.click(button(/^Gain the Smokehouse for 4 Ryo/));
    expect(send.mock.calls).toEqual([
      [{ type: 'gainTech', tech: 'ap' }],
      [{ type: 'gainTech', tech: 'net' }],
      [{ type: 'gainTech', tech: 'smokehouse' }],
    ]);
  });

  it('explains itself out of turn', () => {
    const waiting = storyView('waiting');
    const send = show(waiting);
    fireEvent.click(button(/^Sail to Area 1/));
    fireEvent.click(button(/^Buyer 2: sea bream/));
    fireEvent.click(button(/^Gain the Smokehouse/));
    expect(send.mock.calls.map(([move]) => askIn(page.judge, waiting)(move)?.code)).toEqual(
      Array(3).fill('NOT_YOUR_TURN'),
    );
  });
});

describe('after passing', () => {
  it('takes a Collaborator that is left', () => {
    const view = storyView('helper');
    const send = show(view);
    fireEvent.click(button(/^Take the Carpenter/));
    expect(send).toHaveBeenCalledWith({ type: 'chooseHelper', helper: 'carpenter' });
    fireEvent.click(button(/^Money Changer, held by Dimitrios/));
    expect(askIn(page.judge, view)(send.mock.calls[1]![0])?.code).toBe('COLLAB_TAKEN');
  });

  it('buys from the Carpenter for less, or nothing', () => {
    const send = show(storyView('carpenter'));
    fireEvent.click(button(/^Gain 3 AP for 4 Ryo/));
    fireEvent.click(button(/^No technology/));
    expect(send.mock.calls).toEqual([[{ type: 'carpenter', tech: 'ap' }], [{ type: 'carpenter', tech: null }]]);
  });

  it('picks what stays on the boat', () => {
    const view = storyView('storage');
    const send = show(view);
    fireEvent.click(button(/^1 more/));
    expect(askIn(page.judge, view)(send.mock.calls[0]![0])?.code).toBe('KEEP_COUNT');
    fireEvent.click(button(/^Keep a sea bream cube \(1\)/));
    fireEvent.click(button(/^Keep these 1/));
    expect(send).toHaveBeenLastCalledWith({ type: 'keep', cubes: pile({ bream: 1 }) });
  });
});

describe('by keyboard', () => {
  it('every space, buyer, technology and Collaborator is a stop', async () => {
    show(storyView('fish'));
    const stops = await tabStops();
    for (const stop of [
      'Sail to Area 1',
      'Sail to Area 4',
      'Net 3 prawns',
      'Buyer 1',
      'Turn up buyer 3',
      'Gain the Client',
      'End turn',
      'Pass for the round',
      'Speculator',
    ]) {
      expect(stops).toContain(stop);
    }
  });

  it('arrows go along the Market', async () => {
    show(viewOf({ market: [open('K09'), open('K17')], players: [player({ client: true })], turn: turnOf() }));
    button(/^Buyer 1/).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(button(/^Buyer 2/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(button(/^Your Client/)).toHaveFocus();
  });
});
