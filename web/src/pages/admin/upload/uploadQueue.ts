import type { FileFailure, FilePreview, StoredPuzzle } from '@monster/contract';
import type { Metadata } from '@monster/engine';
import { findTwins } from './findTwins.ts';

/** A file to be uploaded. */
export interface QueueItem {
  readonly key: number;
  /** The file to send; an imported file is replaced by its CSV version once it is checked. */
  readonly file: File;
  /** What the admin entered, or what an imported file contains; the name of a file cannot express all of it. */
  readonly metadata: Metadata | null;
  readonly step: 'waiting' | 'checking' | 'checked' | 'sending' | 'stored';
  /** What the server's check found. */
  readonly preview: FilePreview | null;
  /** Warnings about the original file that still apply after its metadata was corrected. */
  readonly notes: readonly string[];
  /** Why the last call for this file failed; it can be tried again. */
  readonly trouble: string | null;
  /** True when the admin has agreed to replace the puzzles that the check named. */
  readonly isAgreed: boolean;
  readonly stored: StoredPuzzle | null;
}

/** How far an upload is. */
export interface Progress {
  readonly files: number;
  readonly bytes: number;
  readonly doneFiles: number;
  readonly doneBytes: number;
}

/** The files in the order they were added. */
export interface Queue {
  readonly items: readonly QueueItem[];
  readonly nextKey: number;
  /** Set while files are being uploaded. */
  readonly sending: Progress | null;
}

export const emptyQueue: Queue = { items: [], nextKey: 1, sending: null };

/** What can happen to the queue. */
export type QueueAction =
  | { readonly type: 'add'; readonly files: readonly File[] }
  | { readonly type: 'correct'; readonly key: number; readonly file: File; readonly metadata: Metadata }
  | {
      readonly type: 'step';
      readonly keys: readonly number[];
      readonly step: 'waiting' | 'checking' | 'sending';
    }
  | {
      readonly type: 'checked';
      readonly key: number;
      readonly file: File;
      readonly metadata: Metadata | null;
      readonly preview: FilePreview;
    }
  | { readonly type: 'agree'; readonly keys: readonly number[]; readonly isAgreed: boolean }
  | { readonly type: 'stored'; readonly key: number; readonly puzzle: StoredPuzzle }
  | { readonly type: 'refused'; readonly key: number; readonly failure: FileFailure }
  | { readonly type: 'failed'; readonly keys: readonly number[]; readonly trouble: string }
  | { readonly type: 'remove'; readonly keys: readonly number[] }
  | { readonly type: 'progress'; readonly sending: Progress | null };

function newItem(key: number, file: File): QueueItem {
  const nothingKnown = { metadata: null, preview: null, trouble: null, stored: null };
  return { key, file, step: 'waiting', notes: [], isAgreed: false, ...nothingKnown };
}

/** Adds files. Files with the same name may come from different folders, so all of them stay. */
function addFiles(queue: Queue, files: readonly File[]): Queue {
  const added = files.map((file, index) => newItem(queue.nextKey + index, file));
  return { ...queue, items: [...queue.items, ...added], nextKey: queue.nextKey + added.length };
}

type ItemAction = Exclude<QueueAction, { type: 'add' | 'remove' | 'progress' }>;

/** A refusal may name other puzzles than those that the admin has agreed to replace; then the admin is asked again. */
function refuse(item: QueueItem, { message, problems, replacing }: FileFailure): QueueItem {
  if (item.preview === null) return item;
  const refused: QueueItem = { ...item, step: 'checked', isAgreed: false };
  if (replacing === undefined) return { ...refused, preview: { ...item.preview, problems } };
  // What was to be replaced is gone, so the file has to be checked again.
  if (replacing.length === 0) return { ...refused, step: 'waiting', trouble: message };
  const replaces = replacing[0]?.id ?? null;
  return { ...refused, trouble: message, preview: { ...item.preview, replacing, replaces } };
}

function updateItem(item: QueueItem, action: ItemAction): QueueItem {
  switch (action.type) {
    case 'correct':
      return {
        ...newItem(item.key, action.file),
        metadata: action.metadata,
        notes: [...new Set([...item.notes, ...(item.preview?.warnings ?? [])])],
      };
    case 'step':
      return { ...item, step: action.step, trouble: null };
    case 'checked':
      return {
        ...item,
        step: 'checked',
        file: action.file,
        metadata: action.metadata,
        preview: action.preview,
        isAgreed: false,
      };
    case 'agree':
      return { ...item, isAgreed: action.isAgreed, trouble: null };
    case 'stored':
      return { ...item, step: 'stored', stored: action.puzzle };
    case 'refused':
      return refuse(item, action.failure);
    case 'failed':
      return { ...item, step: item.step === 'sending' ? 'checked' : 'waiting', trouble: action.trouble };
  }
}

/** Returns the queue after the action. An action on a file that was removed in the meantime changes nothing. */
export function reduceQueue(queue: Queue, action: QueueAction): Queue {
  if (action.type === 'add') return addFiles(queue, action.files);
  if (action.type === 'progress') return { ...queue, sending: action.sending };
  const keys = new Set('keys' in action ? action.keys : [action.key]);
  if (action.type === 'remove') return { ...queue, items: queue.items.filter(({ key }) => !keys.has(key)) };
  return {
    ...queue,
    items: queue.items.map((item) => (keys.has(item.key) ? updateItem(item, action) : item)),
  };
}

/** True when the check found nothing wrong with the file. */
const isGood = ({ step, preview }: QueueItem): boolean =>
  step === 'checked' && preview?.problems.length === 0;

/** True when the admin has not said yet whether the file may replace what it would. */
const isAsking = ({ preview, isAgreed }: QueueItem): boolean =>
  !isAgreed && preview !== null && preview.replacing.length > 0;

/** Groups the files by what the admin has to do with them. */
export function groupsOf(items: readonly QueueItem[]) {
  const { twins } = findTwins(items);
  const isPending = ({ step, trouble }: QueueItem): boolean =>
    (step === 'waiting' && trouble === null) || step === 'checking';
  const isWrong = (item: QueueItem): boolean =>
    (item.step === 'waiting' && item.trouble !== null) ||
    (item.step === 'checked' && (!isGood(item) || twins.has(item.key)));
  const good = items.filter((item) => isGood(item) && !twins.has(item.key));
  return {
    pending: items.filter(isPending),
    wrong: items.filter(isWrong),
    /** Waiting for the admin's agreement. */
    asking: good.filter(isAsking),
    /** Checked, and ready to be sent. */
    ready: good.filter((item) => !isAsking(item)),
    sending: items.filter(({ step }) => step === 'sending'),
    stored: items.filter(({ step }) => step === 'stored'),
  };
}
