import type { DatabaseStatus, ExternalStatus } from '@monster/contract';
import { Card } from '../../ui/Card.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { useDatabaseStatus } from './databaseQueries.ts';
import styles from './StatusPanel.module.css';

function Count({ name, value }: { name: string; value: number | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value === null ? 'unknown' : value.toLocaleString('en-US')}</dd>
    </div>
  );
}

interface DatabaseCardProps {
  readonly name: string;
  readonly database: DatabaseStatus | ExternalStatus;
}

function DatabaseCard({ name, database }: DatabaseCardProps) {
  const { type, status, puzzles, leaderboard } = database;
  const isConnected = status === 'connected';
  return (
    <Card className={styles['card']}>
      <h2>{name}</h2>
      <dl className={styles['details']}>
        <div>
          <dt>Type</dt>
          <dd>{type}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd className={isConnected ? styles['connected'] : styles['lost']}>
            <span aria-hidden="true">{isConnected ? '✓' : '✗'} </span>
            {status}
          </dd>
        </div>
        <Count name="Puzzles" value={puzzles} />
        <Count name="Leaderboard" value={leaderboard} />
        {'users' in database && <Count name="Users" value={database.users} />}
      </dl>
      {'error' in database && database.error !== null && <ErrorNote>{database.error}</ErrorNote>}
    </Card>
  );
}

/** Both databases: their type, whether they are connected, and how much is in them. */
export function StatusPanel() {
  const { data, error } = useDatabaseStatus();
  return (
    <div className={styles['panel']}>
      {error !== undefined && <ErrorNote>Failed to load database status</ErrorNote>}
      {data === undefined && error === undefined && <p role="status">Loading database status...</p>}
      {data !== undefined && (
        <div className={styles['cards']}>
          <DatabaseCard name="Main database" database={data.databases.main} />
          <DatabaseCard name="External database" database={data.databases.external} />
        </div>
      )}
      <p className={styles['note']}>Refreshed every 30 seconds while this page is visible.</p>
    </div>
  );
}
