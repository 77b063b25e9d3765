import type { PuzzleStatistics } from '@monster/contract';
import { BarTable } from '../../../ui/figures/BarTable.tsx';
import { countOf } from '../../../ui/desk/countOf.ts';
import { wordsOf } from './puzzleWords.ts';
import styles from './Statistics.module.css';

const full = 10;
const mostWords = 10;

/** How much was filled in, in words. */
function labelOf(tenth: number): string {
  if (tenth === 0) return 'Under 10%';
  return tenth === full ? 'Full, but wrong' : `${tenth * 10}% to ${tenth * 10 + 9}%`;
}

/** How far the games had come that were left and not gone on with, and at which words. */
export function LeftGames({ statistics }: { readonly statistics: PuzzleStatistics }) {
  const { puzzle, leftAt, leftWith } = statistics;
  const words = wordsOf(puzzle);
  const left = leftWith.reduce((sum, count) => sum + count, 0);
  return (
    <section className={styles['part']} aria-labelledby="left">
      <h2 id="left">Where people stop</h2>
      {left === 0 ? (
        <p>No game has been left unfinished so far.</p>
      ) : (
        <div className={styles['beside']}>
          <BarTable
            caption={`How much was filled in, in ${countOf(left, 'game')} that nobody has gone on with`}
            columns={['Filled in', 'Games']}
            rows={leftWith.map((count, tenth) => ({ label: labelOf(tenth), count }))}
          />
          <div className={styles['part']}>
            <h3 id="left-at">At these words</h3>
            <ol className={styles['words']} aria-labelledby="left-at">
              {leftAt
                .toSorted((a, b) => b.total - a.total || a.word - b.word)
                .slice(0, mostWords)
                .map(({ word, total }) => (
                  <li key={word}>
                    <strong>{words[word]?.name}</strong> {words[word]?.clue}{' '}
                    <span className={styles['soft']}>{countOf(total, 'game')}</span>
                  </li>
                ))}
            </ol>
          </div>
        </div>
      )}
    </section>
  );
}
