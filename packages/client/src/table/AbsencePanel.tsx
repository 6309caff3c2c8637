/** Players who are away or late, and what the others want to do about it; and my own seat while a computer plays it. */
import type { AbsenceChoice, MatchInfo, SeatInfo } from '@quayside/games/wire/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../app/use-now';
import { takeBack, voteAbout } from '../lobby/api';
import { useAction } from '../lobby/use-action';
import type { HeldSeat } from '../match/tables';
import { reasonText } from '../text/reason';
import { clockTime } from '../text/time';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import classes from './AbsencePanel.module.css';
import { missed } from './absence';

interface AbsencePanelProps {
  readonly info: MatchInfo;
  readonly held: HeldSeat | null;
  /** Server's clock minus ours. */
  readonly offset: number;
}

const choices = ['wait', 'bot', 'end'] as const satisfies readonly AbsenceChoice[];

export function AbsencePanel({ info, held, offset }: AbsencePanelProps) {
  const { t } = useTranslation();
  const now = useNow(1000) + offset;
  const { isBusy, refused, run } = useAction();
  if (held === null || info.status !== 'playing') return null;
  const own = info.seats.find(({ seat }) => seat === held.seat);
  return (
    <>
      {own?.standsIn === true && (
        <Banner tone="accent" icon="bot" live="status" title={t('absence.standsIn')}>
          <span className={classes.words}>
            <span>{t('absence.standsInText')}</span>
            <Button size="small" kind="primary" busy={isBusy} onClick={() => run(() => takeBack(held))}>
              {t('absence.back')}
            </Button>
          </span>
        </Banner>
      )}
      {missed(info, held.seat, now).map(({ seat, since, why }) => (
        <Banner
          key={seat.seat}
          tone="info"
          icon="clock"
          live="status"
          title={t(`absence.${why}`, { name: seat.name ?? '', since: clockTime(since - offset) })}
        >
          <span>{refused === null ? t('absence.ask') : reasonText(refused, info.game)}</span>
          <Ballot
            seat={seat}
            info={info}
            me={held.seat}
            onVote={(choice) => run(() => voteAbout(held, seat.seat, choice))}
          />
        </Banner>
      ))}
    </>
  );
}

interface BallotProps {
  readonly seat: SeatInfo;
  readonly info: MatchInfo;
  readonly me: number;
  readonly onVote: (choice: AbsenceChoice) => void;
}

function Ballot({ seat, info, me, onVote }: BallotProps) {
  const { t } = useTranslation();
  const [isSure, setSure] = useState(false);
  const votes = info.votes.filter(({ about }) => about === seat.seat);
  return (
    <span className={classes.choices}>
      {choices.map((choice) => {
        const count = votes.filter((vote) => vote.choice === choice).length;
        const label = t(`absence.${choice}`);
        return (
          <Button
            key={choice}
            size="small"
            kind={choice === 'end' ? 'danger' : 'secondary'}
            aria-pressed={votes.some((vote) => vote.by === me && vote.choice === choice)}
            onClick={() => {
              // One vote may be enough: the end needs a second step.
              setSure(choice === 'end');
              if (choice !== 'end' || isSure) onVote(choice);
            }}
          >
            {choice === 'end' && isSure
              ? t('absence.sure')
              : count === 0
                ? label
                : t('absence.votes', { choice: label, count })}
          </Button>
        );
      })}
    </span>
  );
}
