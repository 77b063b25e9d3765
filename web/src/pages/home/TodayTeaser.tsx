import { isInSeries, SERIES_NAME } from '@monster/engine';
import { getToday } from '../../api/puzzleCalls.ts';
import type { PuzzleReply } from '../../api/puzzleCalls.ts';
import { useQuery } from '../../api/queries.ts';
import { shortTitle } from '../../daily/dailyList.ts';
import { metadataOf } from '../../game/metadata.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { useCompletions } from '../../monsters/useCompletions.ts';
import { gridHash } from '../../site/gridHash.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { MiniGrid } from './MiniGrid.tsx';
import { MonsterSpot } from './MonsterSpot.tsx';
import styles from './TodayTeaser.module.css';
import { useIsReturning } from './useIsReturning.ts';

// This also loads the game's code, so it is ready when the player opens the puzzle.
const loadSavedLetters = () => import('./savedLetters.ts');
const loadPersonal = () => import('./PersonalPanel.tsx');

const href = '/todaycrossword?puzzle=today';

/** What the player sees of today's puzzle so far. */
interface Progress {
  readonly filled: number;
  readonly cells: number;
  readonly clues: number;
  readonly isSolved: boolean;
}

function describeProgress({ filled, cells, clues, isSolved }: Progress): string {
  if (isSolved) return 'You have solved it.';
  if (filled === cells) return 'All letters are in.';
  return filled === 0 ? `${clues} clues are waiting.` : `${filled} of ${cells} letters are in.`;
}

function Teaser({ reply }: { readonly reply: PuzzleReply }) {
  const metadata = metadataOf(reply, 'today');
  const { id, title, author, difficulty, size, datePublished } = metadata;
  const found = useCompletions().find(({ puzzleId }) => puzzleId === id);
  const isSolved = found !== undefined;
  const letters = useLatePart(loadSavedLetters)?.savedLetters(reply, id) ?? '';
  const personal = useLatePart(loadPersonal, useIsReturning());
  const filled = letters.replaceAll('.', '').length;
  const cells = reply.grid.flat().filter(({ isBlack }) => !isBlack).length;
  const clues = reply.acrossClues.length + reply.downClues.length;
  const [target, action] = isSolved
    ? [`${href}${gridHash}`, 'See your grid']
    : [href, filled === 0 ? 'Open the grid' : 'Continue'];
  return (
    <>
      <a className={styles['gridLink']} href={target} tabIndex={-1} aria-hidden="true">
        <MiniGrid grid={reply.grid} letters={letters} />
      </a>
      <div className={styles['words']}>
        <p className={styles['day']}>
          {isInSeries(metadata) && `${SERIES_NAME} for `}
          {formatDate(datePublished, 'weekday')}
        </p>
        <h2 id="today">{shortTitle(title)}</h2>
        <p className={styles['measures']}>
          <DifficultyStars difficulty={difficulty} />
          <span>
            {size}×{size}
          </span>
          <span>by {author}</span>
        </p>
        <p className={styles['progress']}>{describeProgress({ filled, cells, clues, isSolved })}</p>
        <LinkButton href={target} variant="quiet">
          {action}
        </LinkButton>
      </div>
      <div className={styles['egg']}>
        <MonsterSpot className={styles['monster']} puzzle={metadata} found={found} />
        <p className={styles['bubble']}>
          {isSolved && personal !== null ? <personal.Countdown /> : 'Solve it to hatch me'}
        </p>
      </div>
      <div className={styles['personal']}>
        {personal !== null && <personal.PersonalPanel isSolved={isSolved} />}
      </div>
    </>
  );
}

/** Today's puzzle with the letters the player has entered so far and, for players who come back, their streak. */
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
