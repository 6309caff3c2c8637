/** The log up to this moment: what comes later is not told. A line leads back to its move. */
import { useTranslation } from 'react-i18next';
import log from '../table/LogPanel.module.css';
import type { LogBlock } from '../table/log';
import { clockTime } from '../text/time';
import { cx } from '../ui/cx';
import { SeatMark } from '../ui/SeatMark';
import type { ReplayModel } from './use-replay';

export function ReplayLog({ replay }: { readonly replay: ReplayModel }) {
  const { t } = useTranslation();
  const { blocks } = replay;
  const last = blocks.at(-1)?.version;
  if (blocks.length === 0) return <p className={log.empty}>{t('replay.logEmpty')}</p>;
  return (
    <div className={log.scroll}>
      <ol className={log.log}>
        {blocks.map((block) => (
          <Block key={block.version} block={block} replay={replay} isCurrent={block.version === last} />
        ))}
      </ol>
    </div>
  );
}

interface BlockProps {
  readonly block: LogBlock;
  readonly replay: ReplayModel;
  readonly isCurrent: boolean;
}

function Block({ block, replay, isCurrent }: BlockProps) {
  const { t } = useTranslation();
  const { version, seat, at, sentences } = block;
  return (
    <li className={cx(log.block, isCurrent && log.current)} aria-current={isCurrent ? 'step' : undefined}>
      <SeatMark seat={seat} size={1.25} />
      <div className={log.lines}>
        {sentences.map(({ key, text, effect }, index) =>
          index === 0 ? (
            <button
              key={key}
              type="button"
              className={cx(log.line, log.link)}
              title={t('replay.goTo', { version })}
              onClick={() => replay.go(version)}
            >
              {text}
            </button>
          ) : (
            <p key={key} className={cx(log.line, effect === true && log.effect)}>
              {text}
            </p>
          ),
        )}
      </div>
      <time className={log.time} dateTime={new Date(at).toISOString()}>
        {clockTime(at)}
      </time>
    </li>
  );
}
