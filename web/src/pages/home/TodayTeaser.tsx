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
import { MiniGrid } from './MiniGrid.tsx';
import { MonsterSpot } from './MonsterSpot.tsx';
import styles from './TodayTeaser.module.css';

// With it comes the code of the game, so that it is at hand when the player goes there.
const loadSaved = () => import('./savedLetters.ts');

function Teaser({ reply }: { readonly reply: PuzzleReply }) {
  const { id, title, author, difficulty, size, datePublished } = metadataOf(reply, 'today');
  const isSolved = useSolved().includes(id);
  const letters = useLatePart(loadSaved)?.savedLetters(reply, id) ?? '';
  const filled = letters.replaceAll('.', '').length;
  const all = reply.grid.flat().filter(({ isBlack }) => !isBlack).length;
  const isBegun = filled > 0 && filled < all;
  const href = '/todaycrossword?puzzle=today';
  return (
    <>
      <a className={styles['grid']} href={href} tabIndex={-1} aria-hidden="true">
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
          {filled === 0 && `${reply.acrossClues.length + reply.downClues.length} clues are waiting.`}
          {isBegun && `${filled} of ${all} letters are in.`}
          {filled === all && (isSolved ? 'You have solved it.' : 'All letters are in.')}
        </p>
        <LinkButton href={href} variant="quiet">
          {filled === 0 ? 'Open the grid' : 'Go on'}
        </LinkButton>
      </div>
      <MonsterSpot className={styles['monster']} puzzleId={id} isFound={isSolved} />
    </>
  );
}

/** The puzzle of the day in small, as far as the player has come with it. */
export function TodayTeaser() {
  const { data, error } = useQuery(getToday());
  if (error !== undefined) return null;
  return (
    <section aria-labelledby="today">
      <Card className={styles['teaser']}>
        {data === undefined ? <div className={styles['placeholder']} /> : <Teaser reply={data} />}
      </Card>
    </section>
  );
}
