/** Times as people read them. */
import i18next from 'i18next';

/** "21:24" on the reader's clock. */
export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(i18next.language, { timeStyle: 'short' }).format(at);
}

/** "30 Nov 2026, 21:24" on the reader's clock. */
export function dateTime(at: number): string {
  return new Intl.DateTimeFormat(i18next.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** "in 2 days", "5 minutes ago": the largest unit that fits. */
export function relativeTime(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(i18next.language, { numeric: 'auto' });
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
  return new Intl.ListFormat(i18next.language, { type: 'conjunction' }).format(names);
}
