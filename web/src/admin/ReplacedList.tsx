import type { ReplacedPuzzle } from '@monster/contract';
import styles from './ReplacedList.module.css';

function completionsText(count: number): string {
  if (count === 0) return 'completed by nobody yet';
  return count === 1 ? 'completed by 1 player, which stays' : `completed by ${count} players, which stays`;
}

/** Names the puzzles that are about to be replaced. */
export function ReplacedList({ puzzles }: { puzzles: readonly ReplacedPuzzle[] }) {
  return (
    <ul className={styles['list']} aria-label="Puzzles to be replaced">
      {puzzles.map(({ id, title, author, datePublished, isPublished, completions }) => (
        <li key={id}>
          <strong>{title}</strong> by {author}, <time dateTime={datePublished}>{datePublished}</time>, {id}:{' '}
          {isPublished ? 'published' : 'not published yet'}, {completionsText(completions)}
        </li>
      ))}
    </ul>
  );
}
