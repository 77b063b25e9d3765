/** One thing that is kept, in words. */
export interface ShownRow {
  readonly what: string;
  readonly detail: string;
  /** The keys under which the browser keeps it, if it can be deleted alone. */
  readonly keys?: readonly string[];
}

/** A time as a day and a clock of the player, since this page is about what happened here. */
export function formatMoment(time: number | string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime())
    ? String(time)
    : date.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

/** Joins what is known with commas. */
export function listed(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
