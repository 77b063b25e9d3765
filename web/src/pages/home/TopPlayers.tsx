import { useLeaderboard } from '../../levels/useLeaderboard.ts';
import { Card } from '../../ui/Card.tsx';
import { HomeSection } from './HomeSection.tsx';
import styles from './TopPlayers.module.css';

const places = [1, 2, 3, 4, 5];

/** The top five of the leaderboard; renders placeholder rows until they load, and nothing if loading fails. */
export function TopPlayers() {
  const { data, error } = useLeaderboard(null);
  if (data === undefined && error !== undefined) return null;
  const top = data?.entries.slice(0, places.length) ?? [];
  return (
    <HomeSection
      id="top"
      title="Top of the leaderboard"
      more={{ href: '/leaderboard', text: 'The whole leaderboard' }}
    >
      <Card className={styles['sheet']}>
        {data?.entries.length === 0 && (
          <p className={styles['empty']}>
            Nobody has joined yet. Play five levels, and first place is yours.
          </p>
        )}
        <ol className={styles['list']} aria-busy={data === undefined}>
          {data === undefined && places.map((place) => <li key={place} className={styles['placeholder']} />)}
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
