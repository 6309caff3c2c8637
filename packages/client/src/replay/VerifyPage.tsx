/** Were the shuffles honest? Yes or no in plain words, and what was checked. */
import type { MatchInfo, MatchRecord } from '@quayside/games/wire/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Layout } from '../app/Layout';
import pages from '../app/pages.module.css';
import { useTitle } from '../app/use-title';
import { games } from '../games';
import { loadRules } from '../games/rules';
import { matchRecord, refusedOf } from '../lobby/api';
import { replayPath, tablePath } from '../lobby/code';
import { type Noted, notedOf } from '../match/promise';
import { heldSeat } from '../match/tables';
import type { Names } from '../table/game-page';
import { Badge } from '../ui/Badge';
import { Icon } from '../ui/Icon';
import { Panel } from '../ui/Panel';
import { AfterMatch, Notice } from './AfterMatch';
import { checkText } from './check-text';
import { namesOf } from './names';
import { useFailureText } from './use-finished';
import classes from './VerifyPage.module.css';
import { type Check, type Verdict, verify } from './verify';

export function VerifyPage({ typed }: { readonly typed: string }) {
  const { t } = useTranslation();
  return (
    <AfterMatch typed={typed} title={t('verify.title')}>
      {(info) => <Verification info={info} />}
    </AfterMatch>
  );
}

interface Checked {
  readonly record: MatchRecord;
  readonly verdict: Verdict;
}

function Verification({ info }: { readonly info: MatchInfo }) {
  const { t } = useTranslation();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [refused, setRefused] = useState<ReturnType<typeof refusedOf> | null>(null);
  useTitle(t('verify.title'));
  useEffect(() => {
    let isCurrent = true;
    check(info.matchID)
      .then((done) => isCurrent && setChecked(done))
      .catch((error: unknown) => isCurrent && setRefused(refusedOf(error)));
    return () => {
      isCurrent = false;
    };
  }, [info.matchID]);
  const failure = useFailureText(refused);
  if (failure !== null) return <Notice title={t('verify.title')} text={failure} code={info.code} />;
  if (checked === null) return <Notice title={t('verify.title')} text={t('verify.working')} isWaiting />;
  const { record, verdict } = checked;
  return (
    <Layout stage="verdict">
      <div className={`${pages.narrow} ${pages.stack}`}>
        <header>
          <h1>{t('verify.title')}</h1>
          <p>{t('verify.of', { game: games.get(info.game)?.meta.title ?? info.game, code: info.code })}</p>
        </header>
        <Answer verdict={verdict} />
        <Panel title={t('verify.checks')}>
          <ul className={classes.checks}>
            {verdict.checks.map((one) => (
              <CheckLine key={one.key} check={one} names={namesOf(record)} />
            ))}
          </ul>
        </Panel>
        <Panel title={t('verify.what')}>
          <p>{t('verify.whatText')}</p>
        </Panel>
        <Numbers record={record} />
        <p className={pages.inline}>
          <Link href={tablePath(info.code)}>{t('replay.toTable')}</Link>
          <Link href={replayPath(info.code)}>{t('story.replay')}</Link>
        </p>
      </div>
    </Layout>
  );
}

async function check(matchID: string): Promise<Checked> {
  const record = await matchRecord(matchID);
  const rules = await loadRules(record.game);
  if (rules === null) throw new Error(`No rules for ${record.game}.`);
  return { record, verdict: verify(rules, record, ownNotes(matchID)) };
}

/** The share counts only while this device still has the seat: somebody else may have sat down before the deal. */
function ownNotes(matchID: string): Noted | null {
  const noted = notedOf(matchID);
  const isStillMine = noted?.share != null && heldSeat(matchID)?.seat === noted.share.seat;
  return noted === null || isStillMine ? noted : { ...noted, share: null };
}

function Answer({ verdict: { is, checks } }: { readonly verdict: Verdict }) {
  const { t } = useTranslation();
  const version = checks.find(({ key }) => key === 'rules')?.version ?? 0;
  return (
    <section className={`${classes.answer} ${classes[is]}`} role="status">
      <Icon name={is === 'yes' ? 'check' : is === 'no' ? 'warning' : 'info'} size={2.25} />
      <div>
        <h2>{t(`verify.${is}`)}</h2>
        <p>{t(`verify.${is}Text`, { version })}</p>
      </div>
    </section>
  );
}

const look = {
  yes: { tone: 'ok', icon: 'check' },
  no: { tone: 'danger', icon: 'warning' },
  unknown: { tone: 'plain', icon: 'info' },
} as const;

function CheckLine({ check: { state, ...rest }, names }: { readonly check: Check; readonly names: Names }) {
  const { t } = useTranslation();
  return (
    <li className={classes.check}>
      <span className={classes.state}>
        <Badge {...look[state]}>{t(`verify.state.${state}`)}</Badge>
      </span>
      <span>{checkText({ state, ...rest }, names)}</span>
    </li>
  );
}

/** For those who want to compute it themselves. */
function Numbers({ record }: { readonly record: MatchRecord }) {
  const { t } = useTranslation();
  const names = namesOf(record);
  const rows: readonly (readonly [string, string | null])[] = [
    [t('verify.promise'), record.commitment],
    [t('verify.serverSeed'), record.serverSeed],
    ...record.contributions.map(
      (share, seat) => [t('verify.share', { name: names.seat(seat) }), share || null] as const,
    ),
    [t('verify.seed'), record.seed],
  ];
  return (
    <details className={classes.numbers}>
      <summary>{t('verify.numbers')}</summary>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            {value === null ? <dd>{t('verify.noShare')}</dd> : <dd translate="no">{value}</dd>}
          </div>
        ))}
      </dl>
    </details>
  );
}
