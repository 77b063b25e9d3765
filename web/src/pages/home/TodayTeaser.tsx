import type { FullPuzzle } from '@monster/contract';
import { getToday } from '../../api/puzzleCalls.ts';
import type { PuzzleReply } from '../../api/puzzleCalls.ts';
import { useQuery } from '../../api/queries.ts';
import { metadataOf } from '../../game/metadata.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { useSolved } from '../../monsters/useSolved.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { MonsterSpot } from './MonsterSpot.tsx';
import styles from './TodayTeaser.module.css';

// This also loads the game's code, so it is ready when the player opens the puzzle.
const loadSavedLetters = () => import('./savedLetters.ts');

function Teaser({ reply }: { readonly reply: PuzzleReply }) {
  const metadata = metadataOf(reply, 'today');
  const { id, title, author, difficulty, size, datePublished } = metadata;
  const isSolved = useSolved().includes(id);
  const letters = useLatePart(loadSavedLetters)?.savedLetters(reply, id) ?? '';
  const filledCount = letters.replaceAll('.', '').length;
  const cellCount = reply.grid.flat().filter(({ isBlack }) => !isBlack).length;
  const isStarted = filledCount > 0 && filledCount < cellCount;
  const href = '/todaycrossword?puzzle=today';
  return (
    <>
      <a className={styles['gridLink']} href={href} tabIndex={-1} aria-hidden="true">
        <MiniGrid grid={reply.grid} letters={letters} />
      </a>
      <div className={styles['words']}>
        <p className={styles['day']}>{formatDate(datePublished, 'full')}</p>
        <h2 id="today">{title}</h2>
        <p className={styles['measures']}>
          <DifficultyStars difficulty={difficulty} />
          <span>
            {size}×{size}
          </span>
          <span>by {author}</span>
        </p>
        <p className={styles['progress']}>
          {filledCount === 0 && `${reply.acrossClues.length + reply.downClues.length} clues are waiting.`}
          {isStarted && `${filledCount} of ${cellCount} letters are in.`}
          {filledCount === cellCount && (isSolved ? 'You have solved it.' : 'All letters are in.')}
        </p>
        <LinkButton href={href} variant="quiet">
          {filledCount === 0 ? 'Open the grid' : 'Continue'}
        </LinkButton>
      </div>
      <MonsterSpot className={styles['monster']} puzzle={metadata} isFound={isSolved} />
    </>
  );
}

/** A preview of today's puzzle with the letters the player has entered so far. */
export function TodayTeaser() {
  const { data, error, retry } = useQuery(getToday());
  return (
    <section aria-label="Today's crossword">
      <Card className={styles['teaser']}>
        {error !== undefined && (
          <LoadNote
            loading="Loading today's crossword..."
            failure="Today's crossword could not be loaded just now."
            retry={retry}
          />
        )}
        {error === undefined && data === undefined && <div className={styles['placeholder']} />}
        {data !== undefined && <Teaser reply={data} />}
      </Card>
    </section>
  );
}

interface MiniGridProps {
  readonly grid: FullPuzzle['grid'];
  /** What the player has entered so far, one character per cell; `.` for an empty cell. */
  readonly letters: string;
}

/** A small picture of the puzzle with the player's letters. */
function MiniGrid({ grid, letters }: MiniGridProps) {
  const size = grid.length;
  const cells = grid.flatMap((row, y) =>
    row.map((cell, x) => ({ ...cell, x, y, letter: letters[y * size + x] })),
  );
  const lines = grid.map((_, index) => `M${index} 0V${size}M0 ${index}H${size}`).join('');
  const black = cells.filter(({ isBlack }) => isBlack).map(({ x, y }) => `M${x} ${y}h1v1h-1z`);
  return (
    <svg className={styles['miniGrid']} viewBox={`-0.1 -0.1 ${size + 0.2} ${size + 0.2}`} aria-hidden="true">
      <path className={styles['paper']} d={`M0 0H${size}V${size}H0z`} />
      <path className={styles['black']} d={black.join('')} />
      <path className={styles['lines']} d={`${lines}M0 0H${size}V${size}H0z`} />
      {cells.map(({ x, y, number, letter = '.' }) => (
        <g key={`${x} ${y}`}>
          {number !== null && (
            <text className={styles['number']} x={x + 0.08} y={y + 0.32}>
              {number}
            </text>
          )}
          {letter !== '.' && (
            <text className={styles['letter']} x={x + 0.5} y={y + 0.84}>
              {letter}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
