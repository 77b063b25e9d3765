import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** How long to wait for the database, how often to see whether it is still there, and how soon to try again. */
const pace = { answerMs: 5_000, checkEveryMs: 10_000, retryMs: 250, longestRetryMs: 5_000 };

export interface Listener {
  readonly stop: () => Promise<void>;
}

/** Hears a channel on one connection until that is lost. */
async function hear(
  url: string,
  channel: string,
  onNews: (payload: string) => void,
  { signal, onConnect }: { readonly signal: AbortSignal; readonly onConnect: () => void },
): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: pace.answerMs,
    query_timeout: pace.answerMs,
    application_name: 'monster-crossword',
  });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => onNews(payload));
  const lost = new AbortController();
  client.once('end', () => lost.abort());
  const over = AbortSignal.any([signal, lost.signal]);
  // One that does not answer would wait for its goodbye.
  const hangUp = () => client.connection.stream.destroy();
  signal.addEventListener('abort', hangUp);
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onConnect();
    while (!over.aborted) {
      // A connection whose packets are lost ends only when somebody asks.
      await client.query('select 1');
      await wait(pace.checkEveryMs, undefined, { signal: over });
    }
  } finally {
    signal.removeEventListener('abort', hangUp);
    hangUp();
  }
}

/** Hears what is told on a channel of PostgreSQL, on a connection of its own, which is made again when it is lost. */
export function listen(url: string, channel: string, onNews: (payload: string) => void): Listener {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    let retryMs = pace.retryMs;
    const onConnect = (): void => {
      retryMs = pace.retryMs;
    };
    while (!signal.aborted) {
      // While it is lost, whoever listens has to look by themselves.
      await hear(url, channel, onNews, { signal, onConnect }).catch(() => undefined);
      await wait(retryMs, undefined, { signal }).catch(() => undefined);
      retryMs = Math.min(2 * retryMs, pace.longestRetryMs);
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
