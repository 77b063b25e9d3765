import type { FullPuzzle } from '@monster/contract';
import { useSolved } from '../../monsters/useSolved.ts';
import { useQuery } from '../../queries.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import { useLoaded } from '../../useLoaded.ts';
import { MiniGrid } from './MiniGrid.tsx';
import { MonsterSpot } from './MonsterSpot.tsx';
import styles from './TodayTeaser.module.css';

/** The call behind today's teaser. */
export const todayPath = '/api/puzzles/today';

// With it comes the code of the game, so that it is at hand when the player goes there.
const loadSaved = () => import('./savedLetters.ts');

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

function Teaser({ facts }: { readonly facts: FullPuzzle }) {
  const isSolved = useSolved().includes(facts.id);
  const letters = useLoaded(loadSaved)?.savedLetters(facts) ?? '';
  const filled = letters.replaceAll('.', '').length;
  const all = facts.grid.flat().filter(({ isBlack }) => !isBlack).length;
  const isBegun = filled > 0 && filled < all;
  const href = '/todaycrossword?puzzle=today';
  return (
    <>
      <a className={styles['grid']} href={href} tabIndex={-1} aria-hidden="true">
        <MiniGrid grid={facts.grid} letters={letters} />
      </a>
      <div className={styles['words']}>
        <p className={styles['day']}>{longDate.format(new Date(facts.datePublished))}</p>
        <h2 id="today">{facts.title}</h2>
        <p className={styles['measures']}>
          <DifficultyStars difficulty={facts.difficulty} />
          <span>
            {facts.size}×{facts.size}
          </span>
          <span>by {facts.author}</span>
        </p>
        <p className={styles['progress']}>
          {filled === 0 && `${facts.acrossClues.length + facts.downClues.length} clues are waiting.`}
          {isBegun && `${filled} of ${all} letters are in.`}
          {filled === all && (isSolved ? 'You have solved it.' : 'All letters are in.')}
        </p>
        <LinkButton href={href} variant="quiet">
          {filled === 0 ? 'Open the grid' : 'Go on'}
        </LinkButton>
      </div>
      <MonsterSpot className={styles['monster']} puzzleId={facts.id} isFound={isSolved} />
    </>
  );
}

/** The puzzle of the day in small, as far as the player has come with it. */
export function TodayTeaser() {
  const { data, error } = useQuery<FullPuzzle>(todayPath);
  if (error !== undefined) return null;
  return (
    <section aria-labelledby="today">
      <Card className={styles['teaser']}>
        {data === undefined ? <div className={styles['placeholder']} /> : <Teaser facts={data} />}
      </Card>
    </section>
  );
}
