import { useIsInBrowser } from '../../lib/useIsInBrowser.ts';
import styles from './ProgressLine.module.css';

interface Counts {
  readonly solved: number;
  readonly total: number;
  readonly onTime: number;
  readonly frozen: number;
}

/** Says how a month went: "12 of 18 solved in November, 8 on their day. 1 day saved by a freeze." */
function describeMonth(monthName: string, { solved, total, onTime, frozen }: Counts): string {
  const inTime = onTime === 0 ? '' : `, ${onTime} on ${onTime === 1 ? 'its' : 'their'} day`;
  const saved = frozen === 0 ? '' : ` ${frozen} ${frozen === 1 ? 'day' : 'days'} saved by a freeze.`;
  return `${solved} of ${total} solved in ${monthName}${inTime}.${saved}`;
}

interface ProgressLineProps extends Counts {
  readonly monthName: string;
}

/** How the player's month went. The longest sentence that it may become reserves its space, in every size of text. */
export function ProgressLine({ monthName, ...counts }: ProgressLineProps) {
  const { total } = counts;
  const longest = { solved: total, total, onTime: Math.max(2, total), frozen: 10 };
  const isInBrowser = useIsInBrowser();
  return (
    <p className={styles['progress']}>
      <span className={styles['space']} aria-hidden="true">
        {describeMonth(monthName, longest)}
      </span>
      {isInBrowser && <span>{describeMonth(monthName, counts)}</span>}
    </p>
  );
}
