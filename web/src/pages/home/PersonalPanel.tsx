import type { PuzzleListItem } from '@monster/contract';
import { listRecent } from '../../api/puzzleCalls.ts';
import { useQuery } from '../../api/queries.ts';
import { shortTitle } from '../../daily/dailyList.ts';
import { solvedHere, storedCompletions } from '../../game/completions.ts';
import { describeMonster } from '../../monsters/describeMonster.ts';
import { Monster } from '../../monsters/Monster.tsx';
import { weekSet } from '../../monsters/weekSet.ts';
import { useSite } from '../../site/site.ts';
import { describeStreak } from '../../streak/describeStreak.ts';
import { useStatistics } from '../../streak/useStatistics.ts';
import { WeekDots } from '../../streak/WeekDots.tsx';
import styles from './PersonalPanel.module.css';

export { Countdown } from '../../streak/Countdown.tsx';

/** The monster that hatched last, and its name. */
function LastMonster() {
  const last = storedCompletions().at(-1);
  if (last === undefined) return null;
  const { puzzleId: id, solve } = last;
  const look = describeMonster({ id, title: solve?.title ?? '', datePublished: solve?.date ?? '' });
  return (
    <p className={styles['last']}>
      <span className={styles['monster']}>
        <Monster look={look} isGolden={solve?.isGolden === true} />
      </span>
      <span>
        Last hatched: <a href="/lair">{look.name}</a>
      </span>
    </p>
  );
}

/** How much of the week's family has hatched. */
function FamilyProgress() {
  const { today } = useSite();
  const { family, found, members } = weekSet(storedCompletions(), today);
  return (
    <p className={styles['family']}>
      The {family}: <strong>{found}</strong> of {members.length} hatched
    </p>
  );
}

/** The newest of the recent puzzles that is not solved in this browser. */
function findUnsolved(recent: readonly PuzzleListItem[]): PuzzleListItem | undefined {
  const solved = new Set(solvedHere(null));
  return recent.find(({ id }) => !solved.has(id));
}

/** Where the player goes on once today's puzzle is solved. */
function NextUnsolved() {
  const { data } = useQuery(listRecent());
  const next = findUnsolved(data ?? []);
  if (next === undefined) return <a href="/archive">More puzzles in the archive</a>;
  return (
    <>
      Next unsolved:{' '}
      <a href={`/todaycrossword?puzzle=${encodeURIComponent(next.id)}`}>{shortTitle(next.title)}</a>
    </>
  );
}

function describeGoal(days: number): string {
  return days === 0 ? "Solve today's to start a streak." : `Solve today's and make it ${days + 1} days.`;
}

/** What a player who comes back wants to know: streak, week, the last monster, and what is next. */
export function PersonalPanel({ isSolved }: { readonly isSolved: boolean }) {
  const { streak, week } = useStatistics();
  return (
    <>
      <div className={styles['streak']}>
        <p className={styles['days']}>{describeStreak(streak.current)}</p>
        <WeekDots week={week} />
      </div>
      <FamilyProgress />
      <LastMonster />
      <p className={styles['next']}>{isSolved ? <NextUnsolved /> : describeGoal(streak.current)}</p>
    </>
  );
}
