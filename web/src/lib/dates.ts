/** The site's date formats, always in UTC: a puzzle has the same date for every visitor. */
const styles = {
  /** Sunday, November 15, 2026 */
  full: { dateStyle: 'full' },
  /** November 15, 2026 */
  long: { dateStyle: 'long' },
  /** Nov 15, 2026 */
  medium: { dateStyle: 'medium' },
  /** Nov 15 */
  short: { month: 'short', day: 'numeric' },
  /** Sun, Nov 15 */
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof styles;

/** Each is created once, when first needed: creating one costs more than using it a thousand times. */
const formats = new Map<Style, Intl.DateTimeFormat>();

/** Formats a date such as `2026-11-15`; returns '' for text that is not a date. */
export function formatDate(date: string, style: Style): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return '';
  const format =
    formats.get(style) ?? new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone: 'UTC' });
  formats.set(style, format);
  return format.format(time);
}
