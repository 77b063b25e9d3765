import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WorkedGrid } from '@monster/construct';

type Rows = readonly string[];

/** A job for the workshop. */
export type Job =
  | { readonly task: 'sizes' }
  | { readonly task: 'make'; readonly size: number; readonly difficulty: number; readonly seed: number }
  | {
      readonly task: 'refill';
      readonly rows: Rows;
      readonly difficulty: number;
      readonly seed: number;
      readonly avoid: readonly string[];
    }
  | { readonly task: 'rate'; readonly rows: Rows; readonly difficulty: number };

type Result<J extends Job> = J extends { task: 'sizes' }
  ? number[]
  : J extends { task: 'rate' }
    ? WorkedGrid
    : WorkedGrid | null;

/** The workshop on its own thread, so a long fill never keeps a player waiting. */
export interface Filler {
  /** Runs one job after another; returns 'gave up' when a job took too long or the site is stopping. */
  readonly ask: <J extends Job>(job: J) => Promise<Result<J> | 'gave up'>;
  readonly stop: () => Promise<void>;
}

/** An idle thread is stopped, to free the memory of its word list. */
const idleMs = 5 * 60_000;

const gaveUp = ['gave up'] as const;

const isBuilt = import.meta.url.endsWith('.js');

function startThread(): Worker {
  const file = new URL(`./constructWorker.${isBuilt ? 'js' : 'ts'}`, import.meta.url);
  if (isBuilt) return new Worker(file);
  // When run from the sources: a thread does not inherit the loader that lets Node read TypeScript.
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${file.href}'); });`;
  return new Worker(start, { eval: true });
}

/** Does not start the thread yet: the first job does, and so does the next job after one that took too long. */
export function createFiller(timeLimitMs: number): Filler {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  };

  const run = async (job: Job): Promise<unknown> => {
    clearTimeout(idle);
    const current = (worker ??= startThread());
    const done = new AbortController();
    const { signal } = done;
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      current.postMessage(job);
      const outcome = await Promise.race([
        once(current, 'message', { signal }) as Promise<unknown[]>,
        once(current, 'exit', { signal }).then(() => gaveUp),
        delay(timeLimitMs, gaveUp, { signal }),
      ]);
      if (outcome === gaveUp) await stop();
      else idle = setTimeout(() => void stop(), idleMs).unref();
      return outcome[0];
    } catch (error) {
      await stop();
      throw error;
    } finally {
      done.abort();
    }
  };

  return {
    ask: <J extends Job>(job: J) => {
      const result = last.then(() => run(job));
      last = result.catch(() => {});
      return result as Promise<Result<J> | 'gave up'>;
    },
    stop,
  };
}
