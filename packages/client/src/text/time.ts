/** Times as people read them. */
import i18next from 'i18next';

/** Making a format takes a hundred times as long as using it. */
function kept<Format>(make: (language: string) => Format): () => Format {
  const known = new Map<string, Format>();
  return () => {
    const { language } = i18next;
    const format = known.get(language) ?? make(language);
    known.set(language, format);
    return format;
  };
}

const clock = kept((language) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }));
const date = kept((language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));
const relative = kept((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
const list = kept((language) => new Intl.ListFormat(language, { type: 'conjunction' }));

/** "21:24" on the reader's clock. */
export function clockTime(at: number): string {
  return clock().format(at);
}

/** "30 Nov 2026, 21:24" on the reader's clock. */
export function dateTime(at: number): string {
  return date().format(at);
}

/** "in 2 days", "5 minutes ago": the largest unit that fits. */
export function relativeTime(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000);
  const format = relative();
  const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ];
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, 'minute');
}

/** "Ana, Ben and Cleo". */
export function nameList(names: readonly string[]): string {
  return list().format(names);
}
