import { formatUploadName } from '@monster/engine';
import type { Facts } from '../facts.ts';
import { checkBatch } from './checkBatch.ts';
import type { Preview } from './checkBatch.ts';
import { createQueueStore, runBatches } from './queueStore.ts';
import { sendBatch } from './sendBatch.ts';
import type { Send } from './sendBatch.ts';
import { isReady } from './uploadQueue.ts';
import type { QueueItem } from './uploadQueue.ts';

/** What came of sending the files that were ready. */
export interface SendResult {
  readonly sent: number;
  readonly stored: number;
  /** What the first call that did not succeed said. */
  readonly failure: string | null;
}

/** The queue of uploads and what can be done with it: every file is tried first, then those that are ready are sent. */
export function createUploads(calls: { readonly preview: Preview; readonly send: Send }) {
  const store = createQueueStore();
  const { current, dispatch, subscribe } = store;
  let work: Promise<unknown> = Promise.resolve();

  const check = (): Promise<unknown> => {
    const isWaiting = ({ step, trouble }: QueueItem) => step === 'waiting' && trouble === null;
    work = work.then(() => runBatches(store, isWaiting, (batch) => checkBatch(store, calls.preview, batch)));
    return work;
  };

  const send = async (): Promise<SendResult> => {
    await work;
    const keys = current().items.flatMap((item) => (isReady(item) ? [item.key] : []));
    const wanted = new Set(keys);
    const failure = await runBatches(
      store,
      ({ key }) => wanted.has(key),
      (batch) => {
        for (const { key } of batch) wanted.delete(key);
        return sendBatch(store, calls.send, batch);
      },
    );
    const stored = current().items.filter(({ key, step }) => step === 'stored' && keys.includes(key)).length;
    return { sent: keys.length, stored, failure };
  };

  return {
    current,
    subscribe,
    send,
    add: (files: readonly File[]) => {
      dispatch({ type: 'add', files });
      return check();
    },
    /** Gives a file whose content is sound the facts that it lacks. */
    correct: ({ key, preview }: QueueItem, facts: Facts) => {
      const file = new File([preview?.csv ?? ''], formatUploadName(facts), { type: 'text/csv' });
      dispatch({ type: 'correct', key, file });
      return check();
    },
    /** Checks again what could not be checked. */
    retry: () => {
      const keys = current().items.flatMap(({ key, step }) => (step === 'waiting' ? [key] : []));
      dispatch({ type: 'step', keys, step: 'waiting' });
      return check();
    },
    remove: (keys: readonly number[]) => dispatch({ type: 'remove', keys }),
  };
}

export type Uploads = ReturnType<typeof createUploads>;
