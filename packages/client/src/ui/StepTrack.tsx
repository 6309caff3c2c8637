/** A row of numbered steps of a match, rounds or days: those gone, the one that is now, those to come. */
import { cx } from './cx';
import classes from './StepTrack.module.css';

export interface Step {
  readonly key: number;
  /** For those who hear it. */
  readonly label: string;
  readonly sign: string | number;
}

export interface StepTrackProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** Key of the step that is now. */
  readonly now: number;
}

export function StepTrack({ label, steps, now }: StepTrackProps) {
  return (
    <ol className={classes.track} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={cx(classes.step, step.key === now && classes.now, step.key < now && classes.gone)}
        >
          <span className="visually-hidden">{step.label}</span>
          <span aria-hidden="true">{step.sign}</span>
        </li>
      ))}
    </ol>
  );
}
