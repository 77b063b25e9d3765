import type { FileFailure, FilePreview, StoredPuzzle } from '@monster/contract';

/** A file to be uploaded. */
export interface QueueItem {
  readonly key: number;
  /** The file to send; an imported file is replaced by its CSV version once it is checked. */
  readonly file: File;
  readonly step: 'waiting' | 'checking' | 'checked' | 'sending' | 'stored';
  /** What the server's check found. */
  readonly preview: FilePreview | null;
  /** Warnings about the original file that still apply after its metadata was corrected. */
  readonly notes: readonly string[];
  /** Why the last call for this file failed; it can be tried again. */
  readonly trouble: string | null;
  readonly stored: StoredPuzzle | null;
}

/** The files in the order they were added. */
export interface Queue {
  readonly items: readonly QueueItem[];
  readonly nextKey: number;
}

export const emptyQueue: Queue = { items: [], nextKey: 1 };

/** What can happen to the queue. */
export type QueueAction =
  | { readonly type: 'add'; readonly files: readonly File[] }
  | { readonly type: 'correct'; readonly key: number; readonly file: File }
  | {
      readonly type: 'step';
      readonly keys: readonly number[];
      readonly step: 'waiting' | 'checking' | 'sending';
    }
  | { readonly type: 'checked'; readonly key: number; readonly file: File; readonly preview: FilePreview }
  | { readonly type: 'stored'; readonly key: number; readonly puzzle: StoredPuzzle }
  | { readonly type: 'refused'; readonly key: number; readonly failure: FileFailure }
  | { readonly type: 'failed'; readonly keys: readonly number[]; readonly trouble: string }
  | { readonly type: 'remove'; readonly keys: readonly number[] };

function newItem(key: number, file: File): QueueItem {
  return { key, file, step: 'waiting', preview: null, notes: [], trouble: null, stored: null };
}

/** Adds files; each replaces any earlier file with the same name, which it may fix. */
function addFiles({ items, nextKey }: Queue, files: readonly File[]): Queue {
  const byName = new Map(files.map((file) => [file.name, file]));
  const kept = items.filter(({ file, step }) => step === 'sending' || !byName.has(file.name));
  const added = [...byName.values()].map((file, index) => newItem(nextKey + index, file));
  return { items: [...kept, ...added], nextKey: nextKey + added.length };
}

function updateItem(item: QueueItem, action: Exclude<QueueAction, { type: 'add' | 'remove' }>): QueueItem {
  switch (action.type) {
    case 'correct':
      return {
        ...newItem(item.key, action.file),
        notes: [...new Set([...item.notes, ...(item.preview?.warnings ?? [])])],
      };
    case 'step':
      return { ...item, step: action.step, trouble: null };
    case 'checked':
      return { ...item, step: 'checked', file: action.file, preview: action.preview };
    case 'stored':
      return { ...item, step: 'stored', stored: action.puzzle };
    case 'refused':
      return {
        ...item,
        step: 'checked',
        preview: item.preview && { ...item.preview, problems: action.failure.problems },
      };
    case 'failed':
      return { ...item, step: item.step === 'sending' ? 'checked' : 'waiting', trouble: action.trouble };
  }
}

/** Returns the queue after the action. An action on a file that was removed in the meantime changes nothing. */
export function reduceQueue(queue: Queue, action: QueueAction): Queue {
  if (action.type === 'add') return addFiles(queue, action.files);
  const keys = 'keys' in action ? action.keys : [action.key];
  const isAffected = ({ key }: QueueItem): boolean => keys.includes(key);
  if (action.type === 'remove') return { ...queue, items: queue.items.filter((item) => !isAffected(item)) };
  return { ...queue, items: queue.items.map((item) => (isAffected(item) ? updateItem(item, action) : item)) };
}

/** True when the file was checked and can be uploaded. */
export function isReady({ step, preview }: QueueItem): boolean {
  return step === 'checked' && preview?.problems.length === 0;
}

/** Groups the files by what the admin has to do with them. */
export function groupsOf(items: readonly QueueItem[]) {
  const isPending = ({ step, trouble }: QueueItem): boolean =>
    (step === 'waiting' && trouble === null) || step === 'checking';
  return {
    pending: items.filter(isPending),
    wrong: items.filter(
      (item) =>
        (item.step === 'waiting' && item.trouble !== null) || (item.step === 'checked' && !isReady(item)),
    ),
    ready: items.filter((item) => item.step === 'sending' || isReady(item)),
    stored: items.filter(({ step }) => step === 'stored'),
  };
}
