import { parentPort } from 'node:worker_threads';

/** What a thread can do: functions whose input and result can be sent between threads. */
export type Work = Readonly<Record<string, (...input: never[]) => unknown>>;

/** The other side of `createThread`: says that this thread is ready, and answers each job with a function of `work`. */
export function answerJobs(work: Work): void {
  // oxlint-disable unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.on('message', ({ name, input }: { name: string; input: never[] }) =>
    parentPort?.postMessage(work[name]?.(...input)),
  );
  parentPort?.postMessage('ready');
  // oxlint-enable unicorn/require-post-message-target-origin
}
