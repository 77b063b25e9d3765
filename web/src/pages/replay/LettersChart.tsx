import { chartOf, entryName, ghostAt } from '@monster/engine';
import type { Ghost, Puzzle } from '@monster/engine';
import { formatTime } from '../../game/clockFace.ts';
import details from '../../ui/details/Details.module.css';
import styles from './ReplayPage.module.css';

const width = 100;
const height = 40;
const round = (value: number): number => Math.round(value * 100) / 100;

interface LettersChartProps {
  readonly puzzle: Puzzle;
  readonly ghost: Ghost;
  /** The time of the moment that is shown. */
  readonly nowMs: number;
}

/** When so many letters were first there. */
function timeOf({ filled, playedMs }: Ghost, letters: number): number {
  return filled.find(([, count]) => count >= letters)?.[0] ?? playedMs;
}

/** What the chart shows, word by word. */
function WordTable({ puzzle, ghost }: Omit<LettersChartProps, 'nowMs'>) {
  return (
    <details className={styles['details']}>
      <summary className={details['summary']}>Show as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Finished word</th>
            <th scope="col">Time</th>
            <th scope="col">Letters</th>
          </tr>
        </thead>
        <tbody>
          {ghost.words.map(([ms, id]) => {
            const word = puzzle.words[id];
            return (
              <tr key={id}>
                <th scope="row">{word === undefined ? '' : `${entryName(word)}, ${word.answer}`}</th>
                <td>{formatTime(ms)}</td>
                <td>{Math.round(ghostAt(ghost, ms).share * ghost.cells)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** How many letters were in the grid at which time, with a line where the replay is. */
export function LettersChart({ puzzle, ghost, nowMs }: LettersChartProps) {
  const { cells, playedMs } = ghost;
  const x = (ms: number): number => round((width * ms) / Math.max(1, playedMs));
  const y = (letters: number): number => round(height - (height * letters) / Math.max(1, cells));
  const line = chartOf(ghost).map((point) => `${x(point.ms)} ${y(point.cells)}`);
  const half = Math.ceil(cells / 2);
  const label = `Letters over time: ${half} of ${cells} after ${formatTime(timeOf(ghost, half))}, all of them after ${formatTime(timeOf(ghost, cells))}. The table has every word.`;
  return (
    <section className={styles['part']} aria-labelledby="letters">
      <h2 id="letters">Letters over time</h2>
      <figure className={styles['chart']}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <path className={styles['now']} d={`M${x(nowMs)} 0v${height}`} />
          <path d={`M${line.join('L')}`} />
        </svg>
        <figcaption>
          <span>0:00</span>
          <span>{cells} letters</span>
          <span>{formatTime(playedMs)}</span>
        </figcaption>
      </figure>
      <WordTable puzzle={puzzle} ghost={ghost} />
    </section>
  );
}
