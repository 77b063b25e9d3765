import { send } from '../api/client.ts';
import { finishTransfer, openTransfer } from '../api/player/transferCalls.ts';
import { isString, objectOf, parseJson } from '../lib/check.ts';
import { readInTab, removeStored, writeInTab } from '../lib/storage.ts';
import { keysOf, makeToken, openBox } from './box.ts';
import type { Progress } from './progress.ts';
import { readProgressFile } from './progressFile.ts';
import type { Unreadable } from './progressFile.ts';
import { maxProgressBytes } from './squeeze.ts';

/** Something that is wrong with a code or a file, for the player to read. */
export class NotReceived extends Error {}

/** Progress that has come from elsewhere, and what to do once it is stored. */
export interface Received {
  readonly progress: Progress;
  readonly finish: () => Promise<void>;
}

const tabKey = 'monster-take-along';
const isReceipt = objectOf<{ id: string; receiver: string }>({ id: isString, receiver: isString });

/** The token with which this tab has asked for something before, since its answer may be lost; or a new one. */
function receiverOf(id: string): string {
  const known = parseJson(readInTab(tabKey) ?? '');
  if (isReceipt(known) && known.id === id) return known.receiver;
  const receiver = makeToken();
  writeInTab(tabKey, JSON.stringify({ id, receiver }));
  return receiver;
}

const reasons: Readonly<Record<Unreadable, (what: string) => string>> = {
  newer: (what) => `This ${what} is from a newer version of the site. Reload this page and try again.`,
  foreign: (what) =>
    what === 'file'
      ? 'This file has no progress of this site, or it is damaged. Please choose the file that you saved here.'
      : 'What has arrived is damaged. Please make a new code on the other device.',
  empty: (what) => `There is no progress in this ${what}, so nothing was changed.`,
};

function orThrow(progress: Progress | Unreadable, what: 'code' | 'file'): Progress {
  if (typeof progress === 'string') throw new NotReceived(reasons[progress](what));
  return progress;
}

/** Fetches and decrypts what waits under a code. Throws a `NotReceived`, or what the call throws. */
export async function receiveByCode(code: string): Promise<Received> {
  const { id, key } = await keysOf(code);
  const receiver = receiverOf(id);
  const { box } = await send(openTransfer({ body: { id, receiver } }));
  const opened = await openBox(box, key);
  const progress = opened === 'newer' ? opened : readProgressFile(opened === 'damaged' ? '' : opened.text);
  return {
    progress: orThrow(progress, 'code'),
    finish: async () => {
      await send(finishTransfer({ body: { id, receiver } }), true);
      removeStored(tabKey);
    },
  };
}

/** Reads a file that was saved here. Throws a `NotReceived`. */
export async function receiveFile(file: Blob): Promise<Received> {
  if (file.size > maxProgressBytes)
    throw new NotReceived(
      'This file is too large to be one of ours. Please choose the file that you saved here.',
    );
  const text = await file.text().catch(() => {
    throw new NotReceived('This file could not be read. Please choose it again.');
  });
  return { progress: orThrow(readProgressFile(text), 'file'), finish: async () => {} };
}
