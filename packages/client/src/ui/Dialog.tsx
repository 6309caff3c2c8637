/** A modal sheet on the browser's own dialog: focus is kept inside, Escape closes, focus returns. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './Button';
import { cx } from './cx';
import classes from './Dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Buttons, the one that goes on last. */
  readonly footer?: ReactNode;
  readonly size?: 'normal' | 'wide';
  readonly children: ReactNode;
}

export function Dialog({ open, onClose, title, closeLabel, footer, size = 'normal', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const node = ref.current;
    if (node === null || !open) return;
    const opener = document.activeElement;
    showModal(node);
    // React's autoFocus acts before the dialog is shown, and the browser would take the first control, which closes it.
    node.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      closeModal(node);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={ref}
      className={cx(classes.dialog, classes[size])}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.sheet}>
        <header className={classes.header}>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </header>
        <div className={classes.body}>{children}</div>
        {footer !== undefined && <footer className={classes.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/** Not every test environment has modal dialogs. */
function showModal(node: HTMLDialogElement): void {
  if (node.open) return;
  // A click beside the sheet closes it, where the browser knows how; Escape and the button do everywhere.
  node.setAttribute('closedby', 'any');
  if (typeof node.showModal === 'function') node.showModal();
  else node.setAttribute('open', '');
}

function closeModal(node: HTMLDialogElement): void {
  if (typeof node.close === 'function') node.close();
  else node.removeAttribute('open');
}
