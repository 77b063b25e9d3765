import { Card } from '../../ui/Card.tsx';
import { isFull } from './construction.ts';
import type { Construction } from './construction.ts';
import styles from './QualityPanel.module.css';

interface QualityPanelProps {
  readonly construction: Construction;
  readonly warnings: readonly string[];
}

function scoreText(construction: Construction): string {
  const { quality } = construction;
  if (quality === null)
    return isFull(construction) ? 'Score: being worked out...' : 'Score: when the grid is full';
  const { score, leastScore } = quality;
  return score >= leastScore
    ? `Score: ${score} of 100 ✓ good`
    : `Score: ${score} of 100 ⚠ below the ${leastScore} that our own puzzles of this size have`;
}

function uncluedText(count: number): string {
  if (count === 0) return '✓ The clue bank has a clue for every word';
  return count === 1 ? '1 word has no clue in the clue bank' : `${count} words have no clue in the clue bank`;
}

function WordList({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p>
      {title}: {words.join(', ')}
    </p>
  );
}

/** How good the puzzle is now, and what to fix. */
export function QualityPanel({ construction, warnings }: QualityPanelProps) {
  const { quality } = construction;
  return (
    <Card className={styles['panel']}>
      <h2 className={styles['title']}>Quality</h2>
      <p role="status" className={styles['score']}>
        {scoreText(construction)}
      </p>
      {quality !== null && (
        <>
          <p>{uncluedText(construction.unclued.length)}</p>
          <WordList title="Without a clue" words={construction.unclued} />
          <WordList title="Rare words" words={quality.rare} />
          <WordList title="Rare words that cross" words={quality.blindCrossings} />
        </>
      )}
      {warnings.length === 0 ? (
        <p>✓ No warnings</p>
      ) : (
        <ul className={styles['warnings']} aria-label="Warnings">
          {warnings.map((warning) => (
            <li key={warning}>
              <span aria-hidden="true">⚠ </span>
              {warning}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
