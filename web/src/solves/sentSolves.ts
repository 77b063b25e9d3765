import { isRecord } from '@monster/engine';
import { createListeners } from '../lib/observable.ts';
import { readStored, removeStored, writeStored } from '../lib/storage.ts';

const key = 'monster-sent-solves';
const { notify, subscribe } = createListeners();

function readSent(): Readonly<Record<string, unknown>> {
  const { value } = readStored(key);
  return isRecord(value) ? value : {};
}

/** The public id of the player's last solve of a puzzle that the server has; it is part of the link to a race. */
export function sentSolveId(puzzleId: string): string | null {
  const id = readSent()[puzzleId];
  return typeof id === 'string' ? id : null;
}

export function rememberSent(puzzleId: string, solveId: string): void {
  writeStored(key, { ...readSent(), [puzzleId]: solveId });
  notify();
}

export function forgetSent(): void {
  removeStored(key);
  notify();
}

/** Calls the listener when the server has got a solve; returns a function that unsubscribes. */
export const onSent = subscribe;
