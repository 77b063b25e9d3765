import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WorkedGrid } from '@monster/construct';

type Rows = readonly string[];

/** A piece of work for the workshop. */
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

/** The workshop on a thread of its own, so that a long fill never keeps a player waiting. */
export interface Filler {
  /** One job after the other; 'given up' when one took too long or the site stops. */
  readonly ask: <J extends Job>(job: J) => Promise<Result<J> | 'given up'>;
  readonly stop: () => Promise<void>;
}

/** An idle thread gives the memory of its word list back. */
const idleMs = 5 * 60_000;

const givenUp = ['given up'] as const;

const isBuilt = import.meta.url.endsWith('.js');

function startThread(): Worker {
  const file = new URL(`./constructWorker.${isBuilt ? 'js' : 'ts'}`, import.meta.url);
  if (isBuilt) return new Worker(file);
  // Straight from the sources: a thread does not inherit what makes Node read TypeScript.
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${file.href}'); });`;
  return new Worker(start, { eval: true });
}

/** Starts nothing yet: the thread comes with the first job and again after one that was given up. */
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
        once(current, 'exit', { signal }).then(() => givenUp),
        delay(timeLimitMs, givenUp, { signal }),
      ]);
      if (outcome === givenUp) await stop();
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
      return result as Promise<Result<J> | 'given up'>;
    },
    stop,
  };
}
