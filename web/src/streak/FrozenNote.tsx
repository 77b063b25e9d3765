import { formatDate } from '../lib/dates.ts';
import { dateOf } from '../lib/late/days.ts';

interface FrozenNoteProps {
  /** The missed day that a freeze has covered; undefined if there is none to speak of. */
  readonly day: number | undefined;
  readonly className?: string | undefined;
}

/** Says that a freeze was used, since it does so by itself. */
export function FrozenNote({ day, className }: FrozenNoteProps) {
  if (day === undefined) return null;
  return <p className={className}>A freeze saved your streak on {formatDate(dateOf(day), 'weekday')}.</p>;
}
