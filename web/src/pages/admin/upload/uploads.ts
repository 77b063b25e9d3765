import type { FilePreview } from '@monster/contract';
import { formatUploadName } from '@monster/engine';
import type { Metadata } from '../../../admin/metadata.ts';
import type { UploadReply } from '../../../api/desk/adminCalls.ts';
import { ApiError } from '../../../api/client.ts';
import { createObservable } from '../../../lib/observable.ts';
import { emptyQueue, isReady, reduceQueue } from './uploadQueue.ts';
import type { Queue, QueueAction, QueueItem } from './uploadQueue.ts';

/** Many requests of few files: each file's progress shows, and no request is large. */
const batchSize = 10;

/** The queue where it is kept: outside of what renders it, since work on it goes on meanwhile. */
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
 * Handles what is wanted batch by batch until nothing is, and gives the words of the first failure. A batch that fails
 * says so at its files and stops none of the others; `handle` must move its files on, or they would be wanted forever.
 */
async function runBatches(
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

/** What the server reads of a file; a larger one is not worth its way there. */
const maxBytes = 256 * 1024;

/** The dry run of files, each in its place. */
type Preview = (files: readonly File[]) => Promise<readonly FilePreview[]>;

function unread(file: string, message: string): FilePreview {
  const nothing = { metadata: {}, cells: [], acrossClues: [], downClues: [], warnings: [] };
  return { ...nothing, file, format: null, problems: [{ message }], csv: null, replaces: null };
}

/** The file with its bytes, so that what is sent later is what was checked, whatever happens on the disk meanwhile. */
async function held(file: File): Promise<File | string> {
  if (file.size > maxBytes) return 'The file is larger than 256 KiB.';
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return 'The file could not be read.';
  }
}

/** An import goes up as the CSV that the dry run made of it. */
function toUpload(file: File, { format, csv, metadata, problems }: FilePreview): File {
  if (format === 'csv' || csv === null || problems.length > 0) return file;
  // A preview without problems has every fact.
  return new File([csv], formatUploadName(metadata as Metadata), { type: 'text/csv' });
}

/** Has the server try the files of a batch. */
async function checkBatch(
  { dispatch }: Pick<QueueStore, 'dispatch'>,
  preview: Preview,
  batch: readonly QueueItem[],
): Promise<null> {
  dispatch({ type: 'step', keys: batch.map(({ key }) => key), step: 'checking' });
  const readable: { key: number; file: File }[] = [];
  for (const { key, file } of batch) {
    const copy = await held(file);
    if (copy instanceof File) readable.push({ key, file: copy });
    else dispatch({ type: 'checked', key, file, preview: unread(file.name, copy) });
  }
  const previews = readable.length === 0 ? [] : await preview(readable.map(({ file }) => file));
  for (const [index, { key, file }] of readable.entries()) {
    const found = previews[index] ?? unread(file.name, 'The server did not tell of this file.');
    dispatch({ type: 'checked', key, file: toUpload(file, found), preview: found });
  }
  return null;
}

/** An upload that was answered file by file; `failure` is set where the answer was not success. */
export interface SendAnswer {
  readonly reply: UploadReply;
  readonly failure: string | null;
}

type Send = (files: readonly File[]) => Promise<SendAnswer>;

/** Uploads a batch and tells each file what became of it. Both lists of the answer are in the order of the files. */
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
    else dispatch({ type: 'failed', keys: [key], trouble: 'The server did not tell of this file.' });
  }
  return failure;
}

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
    /** Gives a file whose content is sound the metadata that it lacks. */
    correct: ({ key, preview }: QueueItem, metadata: Metadata) => {
      const file = new File([preview?.csv ?? ''], formatUploadName(metadata), { type: 'text/csv' });
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
