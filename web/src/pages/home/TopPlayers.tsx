import { useLeaderboard } from '../../levels/useLeaderboard.ts';
import { Card } from '../../ui/Card.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { HomeSection } from './HomeSection.tsx';
import styles from './TopPlayers.module.css';

const places = [1, 2, 3, 4, 5];

/** The top five of the leaderboard; renders placeholder rows until they load. */
export function TopPlayers() {
  const { data, error, retry } = useLeaderboard(null);
  const isPending = data === undefined && error === undefined;
  const top = data?.entries.slice(0, places.length) ?? [];
  return (
    <HomeSection
      id="top"
      title="Top of the leaderboard"
      more={{ href: '/leaderboard', text: 'The whole leaderboard' }}
    >
      <Card className={styles['sheet']}>
        {data?.entries.length === 0 && (
          <p className={styles['empty']}>Nobody is ranked yet. Play five levels, and first place is yours.</p>
        )}
        {data === undefined && error !== undefined && (
          <LoadNote
            loading="Loading the leaderboard..."
            failure="The leaderboard could not be loaded just now."
            retry={retry}
          />
        )}
        <ol className={styles['list']} aria-busy={isPending}>
          {isPending && places.map((place) => <li key={place} className={styles['placeholder']} />)}
          {top.map(({ rank, displayName, totalScore }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- names and ranks may both repeat
            <li key={index}>
              <span className={styles['rank']}>{rank}</span>
              <bdi className={styles['name']}>{displayName}</bdi>
              <span className={styles['score']}>{totalScore.toLocaleString('en-US')}</span>
            </li>
          ))}
        </ol>
      </Card>
    </HomeSection>
  );
}
