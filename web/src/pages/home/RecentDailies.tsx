import type { PuzzleListItem } from '@monster/contract';
import { getToday, listRecent } from '../../api/puzzleCalls.ts';
import { useQuery } from '../../api/queries.ts';
import { formatDate } from '../../lib/dates.ts';
import type { Completion } from '../../game/completions.ts';
import { shortTitle } from '../../daily/dailyList.ts';
import { useCompletions } from '../../monsters/useCompletions.ts';
import { Card } from '../../ui/Card.tsx';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { HomeSection } from './HomeSection.tsx';
import { MonsterSpot } from './MonsterSpot.tsx';
import styles from './RecentDailies.module.css';

interface DailyCardProps {
  readonly puzzle: PuzzleListItem;
  /** Undefined until the player solves it. */
  readonly found: Completion | undefined;
}

function DailyCard({ puzzle, found }: DailyCardProps) {
  const { id, title, datePublished, difficulty, size } = puzzle;
  return (
    <Card className={styles['card']}>
      <MonsterSpot puzzle={puzzle} found={found} />
      <time dateTime={datePublished}>{formatDate(datePublished, 'weekday')}</time>
      <h3 className={styles['title']}>
        <a href={`/todaycrossword?puzzle=${encodeURIComponent(id)}`}>
          {shortTitle(title)}
          {found !== undefined && <VisuallyHidden> (completed)</VisuallyHidden>}
        </a>
      </h3>
      <p className={styles['measures']}>
        <DifficultyStars difficulty={difficulty} />
        {size}×{size}
      </p>
    </Card>
  );
}

const places = [1, 2, 3, 4, 5, 6];

/** The Daily Teasers before today's, each with its monster or the monster's shadow; renders nothing if there are none. */
export function RecentDailies() {
  const { data, error, retry } = useQuery(listRecent());
  const { data: today } = useQuery(getToday());
  const completions = useCompletions();
  const isPending = data === undefined && error === undefined;
  const dailies = (data ?? []).filter(({ id }) => id !== today?.id).slice(0, places.length);
  if (data !== undefined && dailies.length === 0) return null;
  return (
    <HomeSection
      id="recent"
      title="Recent Daily Teasers"
      more={{ href: '/archive', text: 'The whole archive' }}
    >
      {error !== undefined && (
        <LoadNote
          loading="Loading recent puzzles..."
          failure="The recent puzzles could not be loaded just now."
          retry={retry}
        />
      )}
      <ul className={styles['list']} aria-busy={isPending}>
        {isPending && places.map((place) => <li key={place} className={styles['placeholder']} />)}
        {dailies.map((puzzle) => (
          <li key={puzzle.id}>
            <DailyCard puzzle={puzzle} found={completions.find(({ puzzleId }) => puzzleId === puzzle.id)} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
