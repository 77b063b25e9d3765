import { formatDate } from '../../lib/dates.ts';
import styles from './ScheduledMark.module.css';

/** Marks a puzzle that players cannot see yet. */
export function ScheduledMark({ date, today }: { date: string; today: string }) {
  if (date <= today) return null;
  return <span className={styles['mark']}>Scheduled for {formatDate(date, 'medium')}</span>;
}
