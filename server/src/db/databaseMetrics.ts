import type { Metrics } from '../metrics/metrics.ts';
import type { Db } from './open.ts';
import { countUndelivered, readOverdueMs } from './outbox.ts';

/** Measures the connections to PostgreSQL, and the outbox. */
export function measureDatabase(metrics: Metrics, { poolUse, queries }: Db, now: () => number): void {
  if (poolUse !== undefined) {
    metrics.read('gauge', 'monster_database_connections', 'Connections to the database, by use.', () => {
      const { open, idle } = poolUse();
      return [
        [{ state: 'idle' }, idle],
        [{ state: 'used' }, open - idle],
      ];
    });
    metrics.read(
      'gauge',
      'monster_database_waiting',
      'Queries that wait for a connection.',
      () => poolUse().waiting,
    );
  }
  metrics.read(
    'gauge',
    'monster_outbox_updates',
    'Contact updates that are not delivered, by status.',
    async () => {
      const { waiting, failed } = await countUndelivered(queries);
      return [
        [{ status: 'waiting' }, waiting],
        [{ status: 'failed' }, failed],
      ];
    },
  );
  metrics.read(
    'gauge',
    'monster_outbox_overdue_seconds',
    'How long ago the next contact update should have been tried.',
    async () => (await readOverdueMs(queries, now())) / 1_000,
  );
}
