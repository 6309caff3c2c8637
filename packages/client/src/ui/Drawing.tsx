/** The frame of every drawing: an image with a name, or decoration that readers skip. */
import type { CSSProperties, ReactNode } from 'react';

export interface DrawingProps {
  readonly viewBox?: string;
  /** What it shows, when no words beside it say so. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly preserveAspectRatio?: string | undefined;
  readonly children: ReactNode;
}

export function Drawing({ label, children, ...rest }: DrawingProps) {
  if (label === undefined) {
    return (
      <svg {...rest} aria-hidden="true" focusable="false">
        {children}
      </svg>
    );
  }
  return (
    <svg {...rest} role="img" aria-label={label} focusable="false">
      {children}
    </svg>
  );
}

/** What a drawing of a piece takes: its place in the page is the caller's. */
export interface PieceProps {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}
