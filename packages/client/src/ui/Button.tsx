/** A button in four weights; what is refused stays focusable, so that it can say why. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './Button.module.css';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  readonly kind?: ButtonKind;
  readonly size?: 'normal' | 'small' | 'large';
  readonly icon?: IconName;
  /** A second line in a smaller hand. */
  readonly hint?: ReactNode;
  /** Waits for an answer: shows so and swallows clicks. */
  readonly busy?: boolean;
  /** Looks unavailable but can be focused and clicked: the click handler explains. */
  readonly muted?: boolean;
  /** Stretches to the width of its place. */
  readonly wide?: boolean;
}

export function Button(props: ButtonProps) {
  const { kind = 'secondary', size = 'normal', icon, hint, busy = false, muted = false, wide = false } = props;
  const { className, children, onClick, ...rest } = withoutOwn(props);
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        classes.button,
        classes[kind],
        classes[size],
        wide && classes.wide,
        busy && classes.busy,
        className,
      )}
      aria-disabled={busy || muted ? true : rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <span className={classes.spinner} aria-hidden="true" /> : icon !== undefined && <Icon name={icon} />}
      <span className={classes.words}>
        {children}
        {hint !== undefined && <small className={classes.hint}>{hint}</small>}
      </span>
    </button>
  );
}

function withoutOwn({ kind, size, icon, hint, busy, muted, wide, ...rest }: ButtonProps) {
  return rest;
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'children'> {
  readonly icon: IconName;
  /** Its name, and its tooltip. */
  readonly label: string;
  /** A number in the corner: unread lines. */
  readonly count?: number;
}

export function IconButton({ icon, label, count = 0, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={cx(classes.icon, className)} aria-label={label} title={label}>
      <Icon name={icon} />
      {count > 0 && (
        <span className={classes.count} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
