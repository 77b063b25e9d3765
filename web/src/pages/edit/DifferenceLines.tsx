import { comparePuzzles, describeDifference } from '@monster/engine';
import type { PuzzleVersion } from '@monster/engine';
import styles from './Edit.module.css';

interface DifferenceLinesProps {
  readonly label: string;
  readonly from: PuzzleVersion;
  readonly to: PuzzleVersion;
}

/** What differs between two versions, line by line. */
export function DifferenceLines({ label, from, to }: DifferenceLinesProps) {
  const lines = describeDifference(comparePuzzles(from, to));
  if (lines.length === 0) return <p>Nothing is different.</p>;
  return (
    // A long list scrolls, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['longLines']} role="group" aria-label={label} tabIndex={0}>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
