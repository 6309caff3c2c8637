/** A labelled control: label, meaning, control, and what is wrong beside it. */
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from './cx';
import classes from './Field.module.css';
import { Icon } from './Icon';

/** What the control of a field has to carry. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p className={classes.error} id={`${id}-error`}>
          <Icon name="warning" size={1.1} />
          {error}
        </p>
      )}
    </div>
  );
}

type Words = Omit<FieldProps, 'children'>;

export function TextInput({ label, hint, error, className, ...rest }: Words & ComponentPropsWithRef<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...rest} {...control} className={cx(classes.control, className)} />}
    </Field>
  );
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends Words, Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'children'> {
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
}

export function Select({ label, hint, error, options, onChange, className, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={classes.select}>
          <select
            {...rest}
            {...control}
            className={cx(classes.control, className)}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}

export interface ToggleProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, at once. */
export function Toggle({ label, hint, checked, onChange }: ToggleProps) {
  const id = useId();
  return (
    <label className={classes.toggle}>
      <span className={classes.toggleWords}>
        <span className={classes.label}>{label}</span>
        {hint !== undefined && (
          <span className={classes.hint} id={id}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint === undefined ? undefined : id}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
