import type { FullPuzzle, PuzzleStatistics } from '@monster/contract';
import { countOf } from '../../../ui/desk/countOf.ts';
import { formatCount } from './figures.ts';
import { HeatGrid } from './HeatGrid.tsx';
import { hardestWords, wordsOf } from './puzzleWords.ts';
import styles from './Statistics.module.css';

type Wrong = PuzzleStatistics['wrong'];

interface WrongProps {
  readonly puzzle: FullPuzzle;
  readonly wrong: Wrong;
}

/** The same as the grid, in numbers, the worst first. */
function CellTable({ puzzle, wrong }: WrongProps) {
  const words = wordsOf(puzzle);
  const width = puzzle.grid[0]?.length ?? 1;
  const cells = puzzle.grid.flat();
  return (
    <details className={styles['details']}>
      <summary>The letters in numbers</summary>
      <div className={styles['wide']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Cell</th>
              <th scope="col">Letter</th>
              <th scope="col">In</th>
              <th scope="col">Wrong</th>
            </tr>
          </thead>
          <tbody>
            {wrong
              .toSorted((a, b) => b.total - a.total || a.cell - b.cell)
              .map(({ cell, total }) => (
                <tr key={cell}>
                  <th scope="row">
                    Row {Math.floor(cell / width) + 1}, column {(cell % width) + 1}
                  </th>
                  <td>{cells[cell]?.answer}</td>
                  <td>
                    {words
                      .filter((word) => word.cells.includes(cell))
                      .map(({ name }) => name)
                      .join(', ')}
                  </td>
                  <td>{formatCount(total)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function HardestWords({ puzzle, wrong }: WrongProps) {
  return (
    <div className={styles['part']}>
      <h3 id="hardest">The hardest words</h3>
      <ol className={styles['words']} aria-labelledby="hardest">
        {hardestWords(wordsOf(puzzle), wrong).map(({ word, mistakes }) => (
          <li key={word.name}>
            <strong>{word.answer}</strong> <span className={styles['soft']}>{word.name}</span> {word.clue}{' '}
            <span className={styles['soft']}>{countOf(mistakes, 'wrong letter')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Which letters were wrong at first, and in which words that happens most. */
export function WrongLetters({ statistics: { puzzle, wrong } }: { readonly statistics: PuzzleStatistics }) {
  return (
    <section className={styles['part']} aria-labelledby="wrong">
      <h2 id="wrong">Letters that were wrong</h2>
      {wrong.length === 0 ? (
        <p>No letter has been corrected yet. Corrections count once the server has replayed a solved game.</p>
      ) : (
        <>
          <p className={styles['text']}>
            In how many solved games a letter was wrong at first and was corrected.
          </p>
          <div className={styles['beside']}>
            <HeatGrid puzzle={puzzle} wrong={wrong} />
            <HardestWords puzzle={puzzle} wrong={wrong} />
          </div>
          <CellTable puzzle={puzzle} wrong={wrong} />
        </>
      )}
    </section>
  );
}
