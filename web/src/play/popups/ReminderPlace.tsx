import { useLatePart } from '../../lib/useLatePart.ts';
import type { ReminderPartProps } from '../../reminders/ReminderPart.tsx';

const load = () => import('./afterSolve.ts');

/** What has to do with reminders once a puzzle is solved. Without its code, nothing. */
export function ReminderPlace(props: ReminderPartProps) {
  const part = useLatePart(load);
  return part === null ? null : <part.ReminderPart {...props} />;
}
