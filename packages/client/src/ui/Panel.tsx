/** A sheet of paper on the chart: the frame of everything one reads. */
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from './cx';
import classes from './Panel.module.css';

export interface PanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  readonly title?: ReactNode;
  /** Buttons at the end of the title line. */
  readonly actions?: ReactNode;
  /** plain: paper; wood: a plank of the quay; sunk: a tray. */
  readonly surface?: 'plain' | 'wood' | 'sunk';
  /** Level of the heading. */
  readonly level?: 2 | 3 | 4;
  readonly flush?: boolean;
}

export function Panel(props: PanelProps) {
  const { title, actions, surface = 'plain', level = 2, flush = false, className, children, ...rest } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      {...rest}
      className={cx(classes.panel, classes[surface], flush && classes.flush, className)}
    >
      {title !== undefined && (
        <header className={classes.header}>
          <Heading id={id} className={classes.title}>
            {title}
          </Heading>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
