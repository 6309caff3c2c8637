/** The head of a replay: what it is, through whose eyes one looks, and the ways out. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { announce } from '../app/announce';
import { tablePath } from '../lobby/code';
import { phone, useMedia } from '../table/use-media';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { momentPath, readViewer, viewerText } from './address';
import classes from './ReplayHead.module.css';
import type { ReplayModel } from './use-replay';

interface ReplayHeadProps {
  readonly replay: ReplayModel;
  readonly code: string;
}

export function ReplayHead({ replay, code }: ReplayHeadProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { viewer, boardSeat, names } = replay;
  return (
    <div className={classes.head}>
      <p className={classes.tag}>
        <Icon name="play" />
        {t('replay.tag')}
      </p>
      <Eyes replay={replay} />
      {viewer === 'all' && boardSeat !== null && (
        <p className={classes.note}>{t('replay.allNote', { name: names.seat(boardSeat) })}</p>
      )}
      <div className={classes.ways}>
        <CopyButton replay={replay} code={code} />
        <Button size="small" icon="arrow-left" onClick={() => navigate(tablePath(code))}>
          {t('replay.toTable')}
        </Button>
      </div>
    </div>
  );
}

function Eyes({ replay }: { readonly replay: ReplayModel }) {
  const { t } = useTranslation();
  const { viewer, look, names, finished } = replay;
  const { seats } = finished.record;
  return (
    <label className={classes.eyes}>
      <span>{t('replay.viewer')}</span>
      <select
        className={classes.select}
        value={viewerText(viewer)}
        onChange={(event) => look(readViewer(event.target.value, seats.length))}
      >
        <option value="public">{t('replay.public')}</option>
        {seats.map(({ seat }) => (
          <option key={seat} value={viewerText(seat)}>
            {names.seat(seat)}
          </option>
        ))}
        <option value="all">{t('replay.all')}</option>
      </select>
    </label>
  );
}

function CopyButton({ replay, code }: ReplayHeadProps) {
  const { t } = useTranslation();
  const isPhone = useMedia(phone);
  const [copied, setCopied] = useState<string | null>(null);
  const path = momentPath(code, replay);
  const copy = async (): Promise<void> => {
    const isDone = await navigator.clipboard.writeText(window.location.origin + path).then(
      () => true,
      () => false,
    );
    if (isDone) setCopied(path);
    announce(t(isDone ? 'replay.copied' : 'replay.copyFailed'), isDone ? 'polite' : 'assertive');
  };
  return (
    <Button
      size="small"
      icon={copied === path ? 'check' : 'link'}
      aria-label={copied === path ? undefined : t('replay.copy')}
      onClick={() => void copy()}
    >
      {t(copied === path ? 'invite.copiedShort' : isPhone ? 'invite.copy' : 'replay.copy')}
    </Button>
  );
}
