import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** How long to wait for the database, how often to see whether it is still there, and how soon to try again. */
const usualPace = { answerMs: 5_000, checkEveryMs: 10_000, retryMs: 1_000 };

export interface Listener {
  readonly stop: () => Promise<void>;
}

interface Ear {
  readonly url: string;
  readonly channel: string;
  readonly onNews: (payload: string) => void;
}

/** Hears a channel on one connection until that is lost. */
async function hear(
  { url, channel, onNews }: Ear,
  { answerMs, checkEveryMs }: typeof usualPace,
  signal: AbortSignal,
): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    application_name: 'monster-crossword',
  });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => onNews(payload));
  const lost = new AbortController();
  client.once('end', () => lost.abort());
  // One that does not answer would wait for its goodbye.
  const hangUp = () => client.connection.stream.destroy();
  signal.addEventListener('abort', hangUp);
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    while (!lost.signal.aborted) {
      // A connection whose packets are lost ends only when somebody asks.
      await client.query('select 1');
      await wait(checkEveryMs, undefined, { signal: lost.signal });
    }
  } finally {
    signal.removeEventListener('abort', hangUp);
    hangUp();
  }
}

/** Hears what is told on a channel of PostgreSQL, on a connection of its own, which is made again when it is lost. */
export function listen(ear: Ear, pace = usualPace): Listener {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      // While it is lost, whoever listens has to look by themselves.
      await hear(ear, pace, signal).catch(() => undefined);
      await wait(pace.retryMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
