/** Props of the parts that share a draft, and what somebody asked about. */
import type { WorkProps } from './use-work';

/** Whole sentences about something on the table, shown where there is room for them. */
export interface About {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

export interface PartProps extends WorkProps {
  readonly about: About | null;
  readonly setAbout: (about: About | null) => void;
}

/** Shows it, or puts it away again. */
export function toggled(shown: About | null, asked: About): About | null {
  return shown?.key === asked.key ? null : asked;
}
