/** Copies a text and says so, aloud too. */
import { useState } from 'react';
import { Button } from './Button';

interface CopyButtonProps {
  readonly label: string;
  readonly copied: string;
  readonly text: () => string;
  readonly onCopied: () => void;
  readonly onFailed: () => void;
}

export function CopyButton({ label, copied, text, onCopied, onFailed }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    const done = (): void => {
      setCopied(true);
      onCopied();
    };
    // Without a secure connection browsers have no clipboard to offer.
    const { clipboard } = navigator;
    if (clipboard === undefined) onFailed();
    else clipboard.writeText(text()).then(done, onFailed);
  };
  return (
    <Button size="small" kind="quiet" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
      {isCopied ? copied : label}
    </Button>
  );
}
