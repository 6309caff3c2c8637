/** Everybody's sailors: backs while the game goes on, the whole count when it is over. */
import { type Colour, colours, type GameResult } from '@quayside/games/fish-and-ships/types';
import { Animal } from '../../ui/pieces/Animal';
import { CardBack } from '../../ui/pieces/Card';
import { SeatMark } from '../../ui/SeatMark';
import classes from './hands.module.css';
import type { Props } from './props';
import { countOf } from './words';

export function Hands(props: Props) {
  const { view } = props;
  const result = view.public.results.at(-1);
  return view.public.phase === 'OVER' && result !== undefined ? (
    <Result {...props} result={result} />
  ) : (
    <Backs {...props} />
  );
}

const fan = [0, 1, 2, 3, 4, 5, 6];

function Backs({ view, names, t }: Props) {
  return (
    <section className={classes.hands} aria-label={t('board.hands')} data-region="hand" tabIndex={-1}>
      <h3 className={classes.title}>{t('board.hands')}</h3>
      <ul className={classes.rows}>
        {view.public.cubes.map((_, seat) => (
          <li key={names.seat(seat)} className={classes.row}>
            <SeatMark seat={seat} />
            <span className={classes.name}>{names.seat(seat)}</span>
            <span className={classes.backs} aria-hidden="true">
              {fan.slice(0, countOf(view, 'hand', seat)).map((at) => (
                <CardBack key={at} className={classes.back} />
              ))}
            </span>
            <span>{t('sailors', { count: countOf(view, 'hand', seat) })}</span>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('board.handsHint')}</p>
    </section>
  );
}

function Result({ view, names, result, t }: Props & { readonly result: GameResult }) {
  const best = Math.max(...result.points);
  return (
    <section className={classes.hands} aria-label={t('board.hands')} data-region="hand" tabIndex={-1}>
      <table className={classes.table}>
        <caption className={classes.title}>{t('board.results', { game: view.public.game })}</caption>
        <thead>
          <tr>
            <td />
            {colours.map((colour) => (
              <th key={colour} scope="col">
                <Animal livery={colour} label={t(`animals.${colour}`)} className={classes.animal} />
              </th>
            ))}
            <th scope="col">{t('board.total')}</th>
            <th scope="col">{t('board.cubesLeft')}</th>
          </tr>
        </thead>
        <tbody>
          {result.points.map((points, seat) => (
            <tr key={names.seat(seat)} className={points === best ? classes.best : undefined}>
              <th scope="row">
                <span className={classes.who}>
                  <SeatMark seat={seat} size={1.5} />
                  {names.seat(seat)}
                </span>
              </th>
              {colours.map((colour) => (
                <td key={colour}>{t('board.cell', sailorsOf(result, seat, colour))}</td>
              ))}
              <td className={classes.points}>{points}</td>
              <td>{result.cubes[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function sailorsOf({ hands, fish, ships }: GameResult, seat: number, colour: Colour): { count: number; fish: number } {
  return { count: hands[seat]?.[colour] ?? 0, fish: fish[ships[colour]] ?? 0 };
}
