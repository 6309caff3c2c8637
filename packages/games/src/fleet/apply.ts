/** What moves do. Every move that arrives here is legal. */
import type { Random } from '../core/random';
import type { Seat, State } from '../core/rules';
import { buy, dropOut, open, passBid, raise } from './auction';
import { goOn } from './flow';
import { buyDock, buyFirstMate, endHire, endLaunch, hire, launch } from './launching';
import { legal } from './legal';
import { type Making, makingOf, privateAt, type Run, runOf, stepBack } from './making';
import { declineTrade, process, trade } from './processing';
import type { Choice, Event, Fleet, Move } from './types';

export function apply(state: State<Fleet>, seat: Seat, move: Move, random: Random, tell: (event: Event) => void): void {
  const run = runOf(state, random, tell);
  make(makingOf(run, seat), move);
  goOn(run);
  if (run.table.mix.fastPass) passFast(run);
}

type Makers = { readonly [Type in Move['type']]: (making: Making, move: Extract<Move, { type: Type }>) => void };

const makers: Makers = {
  keep: choose,
  open: (making, { licence, bid }) => open(making, licence, bid),
  dropOut,
  raise: (making, { bid }) => raise(making, bid),
  passBid,
  pay: (making, { payment }) => buy(making, payment),
  launch,
  buyHouseBoat: (making, { payment }) => buyDock(making, 'houseBoat', payment),
  buyArtisan: (making, { payment }) => buyDock(making, 'artisan', payment),
  endLaunch,
  hire,
  buyFirstMate,
  endHire,
  tuck: choose,
  process: (making, { crates }) => process(making, crates),
  trade,
  noTrade: declineTrade,
  discard: choose,
};

function make(making: Making, move: Move): void {
  const maker = makers[move.type] as (making: Making, move: Move) => void;
  maker(making, move);
}

/** sealed until all are in. */
function choose(making: Making, choice: Choice): void {
  making.mine.choice = choice;
  stepBack(making, making.seat);
  making.tell({ type: 'chosen', seat: making.seat });
}

const passes: readonly Move['type'][] = ['dropOut', 'passBid', 'endLaunch', 'endHire'];

/** whoever could only pass has passed. */
function passFast(run: Run): void {
  const { table } = run;
  for (let isOver = false; !isOver; ) {
    isOver = true;
    for (const seat of table.active) {
      const [only, ...others] = legal({ seat, public: table, mine: privateAt(run, seat), counts: {} });
      if (only === undefined || others.length > 0 || !passes.includes(only.type)) continue;
      make(makingOf(run, seat), only);
      goOn(run);
      isOver = false;
      break;
    }
  }
}
