import { ApiError } from '../../../api.ts';
import { emptyQueue, reduceQueue } from './uploadQueue.ts';
import type { Queue, QueueAction, QueueItem } from './uploadQueue.ts';

/** Many requests of few files: each file's progress shows, and no request is large. */
const batchSize = 10;

/** The queue where it is kept: outside of what renders it, since work on it goes on meanwhile. */
export interface QueueStore {
  readonly current: () => Queue;
  readonly dispatch: (action: QueueAction) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createQueueStore(): QueueStore {
  let queue = emptyQueue;
  const listeners = new Set<() => void>();
  return {
    current: () => queue,
    dispatch: (action) => {
      queue = reduceQueue(queue, action);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.reason !== undefined) return error.reason;
  return error instanceof Error && error.message !== '' ? error.message : 'Unknown error occurred';
}

/**
 * Handles what is wanted batch by batch until nothing is, and gives the words of the first failure. A batch that fails
 * says so at its files and stops none of the others; `handle` must move its files on, or they would be wanted forever.
 */
export async function runBatches(
  { current, dispatch }: QueueStore,
  isWanted: (item: QueueItem) => boolean,
  handle: (batch: readonly QueueItem[]) => Promise<string | null>,
): Promise<string | null> {
  const take = () => current().items.filter(isWanted).slice(0, batchSize);
  let firstFailure: string | null = null;
  for (let batch = take(); batch.length > 0; batch = take()) {
    try {
      const failure = await handle(batch);
      firstFailure ??= failure;
    } catch (error) {
      const trouble = messageOf(error);
      firstFailure ??= trouble;
      dispatch({ type: 'failed', keys: batch.map(({ key }) => key), trouble });
    }
  }
  return firstFailure;
}
