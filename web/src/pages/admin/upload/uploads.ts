import type { Metadata } from '@monster/engine';
import type { FilePreview } from '@monster/contract';
import { formatUploadName, MAX_FILE_BYTES } from '@monster/engine';
import type { UploadReply } from '../../../api/desk/adminCalls.ts';
import { ApiError } from '../../../api/client.ts';
import { createObservable } from '../../../lib/observable.ts';
import { emptyQueue, isReady, reduceQueue } from './uploadQueue.ts';
import type { Queue, QueueAction, QueueItem } from './uploadQueue.ts';

/** Small, so that progress shows file by file and no request is large. */
const batchSize = 10;

/** Keeps the queue outside of React, since work on it continues between renders. */
interface QueueStore {
  readonly current: () => Queue;
  readonly dispatch: (action: QueueAction) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createQueueStore(): QueueStore {
  const queue = createObservable(emptyQueue);
  return {
    current: queue.get,
    dispatch: (action) => queue.set(reduceQueue(queue.get(), action)),
    subscribe: queue.subscribe,
  };
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.reason !== undefined) return error.reason;
  return error instanceof Error && error.message !== '' ? error.message : 'Unknown error occurred';
}

/**
 * Handles the selected files batch by batch until none are left, and returns the message of the first failure. A failed
 * batch marks its files and does not stop the others. `handle` must change its files so that they are no longer selected.
 */
async function runBatches(
  { current, dispatch }: QueueStore,
  isSelected: (item: QueueItem) => boolean,
  handle: (batch: readonly QueueItem[]) => Promise<string | null>,
): Promise<string | null> {
  const nextBatch = () => current().items.filter(isSelected).slice(0, batchSize);
  let firstFailure: string | null = null;
  for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
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

/** Checks files without storing them; returns the previews in the order of the files. */
type Preview = (files: readonly File[]) => Promise<readonly FilePreview[]>;

function failedPreview(file: string, message: string): FilePreview {
  const empty = { metadata: {}, cells: [], acrossClues: [], downClues: [], warnings: [] };
  return { ...empty, file, format: null, problems: [{ message }], csv: null, replaces: null };
}

/**
 * Returns a copy of the file in memory, or an error message. The copy ensures that the file sent later is the one that was
 * checked, even if it has changed on disk.
 */
async function readIntoMemory(file: File): Promise<File | string> {
  if (file.size > MAX_FILE_BYTES) return `The file is larger than ${MAX_FILE_BYTES / 1024} KiB.`;
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return 'The file could not be read.';
  }
}

/** An imported file is uploaded as the CSV that the check made of it. */
function fileToUpload(file: File, { format, csv, metadata, problems }: FilePreview): File {
  if (format === 'csv' || csv === null || problems.length > 0) return file;
  // A preview without problems has complete metadata.
  return new File([csv], formatUploadName(metadata as Metadata), { type: 'text/csv' });
}

/** Has the server check the files of a batch. */
async function checkBatch(
  { dispatch }: Pick<QueueStore, 'dispatch'>,
  preview: Preview,
  batch: readonly QueueItem[],
): Promise<null> {
  dispatch({ type: 'step', keys: batch.map(({ key }) => key), step: 'checking' });
  const readable: { key: number; file: File }[] = [];
  for (const { key, file } of batch) {
    const copy = await readIntoMemory(file);
    if (copy instanceof File) readable.push({ key, file: copy });
    else dispatch({ type: 'checked', key, file, preview: failedPreview(file.name, copy) });
  }
  const previews = readable.length === 0 ? [] : await preview(readable.map(({ file }) => file));
  for (const [index, { key, file }] of readable.entries()) {
    const found = previews[index] ?? failedPreview(file.name, 'The server did not report on this file.');
    dispatch({ type: 'checked', key, file: fileToUpload(file, found), preview: found });
  }
  return null;
}

/** The server's answer about each file; `failure` is set if the request did not succeed. */
export interface SendAnswer {
  readonly reply: UploadReply;
  readonly failure: string | null;
}

type Send = (files: readonly File[]) => Promise<SendAnswer>;

/** Uploads a batch and records the result of each file. Both lists of the answer are in the order of the files. */
async function sendBatch(
  { dispatch }: Pick<QueueStore, 'dispatch'>,
  send: Send,
  batch: readonly QueueItem[],
): Promise<string | null> {
  dispatch({ type: 'step', keys: batch.map(({ key }) => key), step: 'sending' });
  const { reply, failure } = await send(batch.map(({ file }) => file));
  const [puzzles, errors] = [[...reply.puzzles], [...reply.errors]];
  for (const { key, file } of batch) {
    const refusal = errors[0]?.file === file.name ? errors.shift() : undefined;
    const puzzle = refusal === undefined ? puzzles.shift() : undefined;
    if (refusal !== undefined) dispatch({ type: 'refused', key, failure: refusal });
    else if (puzzle !== undefined) dispatch({ type: 'stored', key, puzzle });
    else dispatch({ type: 'failed', keys: [key], trouble: 'The server did not report on this file.' });
  }
  return failure;
}

/** The result of sending the files that were ready. */
export interface SendResult {
  readonly sent: number;
  readonly stored: number;
  /** The message of the first call that failed. */
  readonly failure: string | null;
}

/** Creates the upload queue with its operations: every file is checked when it is added, and `send` stores those ready. */
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
    const unsent = new Set(keys);
    const failure = await runBatches(
      store,
      ({ key }) => unsent.has(key),
      (batch) => {
        for (const { key } of batch) unsent.delete(key);
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
    /** Adds the missing metadata to a file whose content is valid. */
    correct: ({ key, preview }: QueueItem, metadata: Metadata) => {
      const file = new File([preview?.csv ?? ''], formatUploadName(metadata), { type: 'text/csv' });
      dispatch({ type: 'correct', key, file });
      return check();
    },
    /** Checks again the files whose check failed. */
    retry: () => {
      const keys = current().items.flatMap(({ key, step }) => (step === 'waiting' ? [key] : []));
      dispatch({ type: 'step', keys, step: 'waiting' });
      return check();
    },
    remove: (keys: readonly number[]) => dispatch({ type: 'remove', keys }),
  };
}

export type Uploads = ReturnType<typeof createUploads>;
