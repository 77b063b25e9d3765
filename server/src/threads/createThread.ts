import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Work } from './answerJobs.ts';

/** A thread beside the main one, so that long work never keeps a player waiting. */
export interface Thread<W extends Work> {
  /** Runs one job after another; returns 'gave up' when a job reached a limit or the site is stopping. */
  readonly ask: <Name extends keyof W & string>(
    name: Name,
    ...input: Parameters<W[Name]>
  ) => Promise<ReturnType<W[Name]> | 'gave up'>;
  readonly stop: () => Promise<void>;
}

interface Limits {
  /** How long one job may take. */
  readonly timeMs: number;
  readonly memoryMb: number;
}

/** An idle thread is stopped, to free its memory. */
const idleMs = 5 * 60_000;

const gaveUp = ['gave up'] as const;

const isBuilt = import.meta.url.endsWith('.js');

function startWorker(name: string, memoryMb: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
  const file = new URL(`./${name}.${isBuilt ? 'js' : 'ts'}`, import.meta.url);
  if (isBuilt) return new Worker(file, { resourceLimits });
  // When run from the sources: a thread does not inherit the loader that lets Node read TypeScript.
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import('${file.href}'); });`;
  return new Worker(code, { eval: true, resourceLimits });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

interface Started {
  readonly worker: Worker;
  /** Settles when its code and data are loaded, which is not part of any job's time. */
  readonly isReady: Promise<unknown>;
}

function start(name: string, memoryMb: number): Started {
  const worker = startWorker(name, memoryMb);
  return { worker, isReady: once(worker, 'message') };
}

/**
 * Prepares the thread whose code is in the file of this name, beside this one. The first job starts it, and so does the
 * next job after one that reached a limit.
 */
export function createThread<W extends Work>(file: string, { timeMs, memoryMb }: Limits): Thread<W> {
  let started: Started | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const stopped = started?.worker;
    started = undefined;
    await stopped?.terminate();
  };

  const run = async (name: string, input: readonly unknown[]): Promise<unknown> => {
    clearTimeout(idle);
    const { worker, isReady } = (started ??= start(file, memoryMb));
    const done = new AbortController();
    const { signal } = done;
    const runInTime = (): Promise<readonly unknown[]> => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ name, input });
      return Promise.race([once(worker, 'message', { signal }), delay(timeMs, gaveUp, { signal })]);
    };
    try {
      const exit = once(worker, 'exit', { signal }).then(() => gaveUp);
      const outcome = await Promise.race([exit, isReady.then(runInTime)]);
      if (outcome === gaveUp) await stop();
      else idle = setTimeout(() => void stop(), idleMs).unref();
      return outcome[0];
    } catch (error) {
      await stop();
      if (isOutOfMemory(error)) return gaveUp[0];
      throw error;
    } finally {
      done.abort();
    }
  };

  return {
    ask: <Name extends keyof W & string>(name: Name, ...input: Parameters<W[Name]>) => {
      const result = last.then(() => run(name, input));
      last = result.catch(() => {});
      return result as Promise<ReturnType<W[Name]> | 'gave up'>;
    },
    stop,
  };
}
