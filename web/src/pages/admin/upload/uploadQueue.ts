import type { FileFailure, FilePreview, StoredPuzzle } from '@monster/contract';

/** A file on its way into the store. */
export interface QueueItem {
  readonly key: number;
  /** What would be uploaded; an import becomes a CSV file on the way. */
  readonly file: File;
  readonly step: 'waiting' | 'checking' | 'checked' | 'sending' | 'stored';
  /** What the dry run said of it. */
  readonly preview: FilePreview | null;
  /** What was said of the form it came in, and is still true of what became of it. */
  readonly notes: readonly string[];
  /** Why the last call about it did not go through; it can be tried again. */
  readonly trouble: string | null;
  readonly stored: StoredPuzzle | null;
}

/** The files in the order they were given. */
export interface Queue {
  readonly items: readonly QueueItem[];
  readonly nextKey: number;
}

export const emptyQueue: Queue = { items: [], nextKey: 1 };

/** What happens to the queue. */
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

/** A file that comes again, mended perhaps, takes the place of the one of its name. */
function add({ items, nextKey }: Queue, files: readonly File[]): Queue {
  const byName = new Map(files.map((file) => [file.name, file]));
  const kept = items.filter(({ file, step }) => step === 'sending' || !byName.has(file.name));
  const added = [...byName.values()].map((file, index) => newItem(nextKey + index, file));
  return { items: [...kept, ...added], nextKey: nextKey + added.length };
}

function changed(item: QueueItem, action: Exclude<QueueAction, { type: 'add' | 'remove' }>): QueueItem {
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

/** The queue after what happened. What comes too late, for a file that was taken out, changes nothing. */
export function reduceQueue(queue: Queue, action: QueueAction): Queue {
  if (action.type === 'add') return add(queue, action.files);
  const keys = 'keys' in action ? action.keys : [action.key];
  const isMeant = ({ key }: QueueItem): boolean => keys.includes(key);
  if (action.type === 'remove') return { ...queue, items: queue.items.filter((item) => !isMeant(item)) };
  return { ...queue, items: queue.items.map((item) => (isMeant(item) ? changed(item, action) : item)) };
}

/** Whether nothing stands against its upload. */
export function isReady({ step, preview }: QueueItem): boolean {
  return step === 'checked' && preview?.problems.length === 0;
}

/** The files by what the admin has to do about them. */
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
