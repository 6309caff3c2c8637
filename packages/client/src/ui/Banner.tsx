/** Messages: a banner stays in the page, a toast floats above it for a while. */
import type { ReactNode } from 'react';
import type { Tone } from './Badge';
import classes from './Banner.module.css';
import { IconButton } from './Button';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';

const iconOf = { plain: 'info', info: 'info', accent: 'anchor', ok: 'check', danger: 'warning' } as const;

export interface BannerProps {
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly title?: ReactNode;
  /** Buttons or links. */
  readonly actions?: ReactNode;
  readonly onClose?: () => void;
  readonly closeLabel?: string;
  /** status: read when the reader pauses; alert: at once; none: something else announces it. */
  readonly live?: 'status' | 'alert' | 'none';
  readonly children?: ReactNode;
}

export function Banner(props: BannerProps) {
  const { tone = 'info', icon, title, actions, onClose, closeLabel = '', live = 'none', children } = props;
  return (
    <div className={cx(classes.banner, classes[tone])} role={live === 'none' ? undefined : live}>
      <Icon name={icon ?? iconOf[tone]} size={1.4} />
      <div className={classes.words}>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      {onClose !== undefined && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
    </div>
  );
}

/** Lies above everything at the foot of the page; the caller decides how long. */
export function Toast(props: BannerProps) {
  return (
    <div className={classes.toast}>
      <Banner live="status" {...props} />
    </div>
  );
}

/** Where toasts are stacked. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  return <div className={classes.toasts}>{children}</div>;
}
