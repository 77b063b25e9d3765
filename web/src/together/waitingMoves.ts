import type { WaitingMove } from '@monster/engine';
import { isNumber, isString, objectOf } from '../lib/check.ts';
import { readStored, removeStored, writeStored } from '../lib/storage.ts';

const isWaitingMove = objectOf<WaitingMove>({ id: isString, seen: isNumber, what: isString });

function readMoves(name: string): WaitingMove[] {
  const { value } = readStored(name);
  return Array.isArray(value) ? (value as unknown[]).filter(isWaitingMove) : [];
}

/** What the browser keeps of a room: the moves that the server has not acknowledged, those of all tabs together. */
export interface WaitingMoves {
  /** Those from earlier pages and other tabs; the server takes each only once, whoever sends it. */
  readonly found: readonly WaitingMove[];
  /** Keeps what waits on this page now. */
  readonly keep: (waiting: readonly WaitingMove[]) => void;
}

export function openWaitingMoves(key: string): WaitingMoves {
  const name = `monster-room:${key}`;
  const found = readMoves(name);
  const known = new Set(found.map(({ id }) => id));
  let kept: string | undefined;
  return {
    found,
    keep: (waiting) => {
      const ids = waiting.map(({ id }) => id).join(' ');
      if (ids === kept) return;
      kept = ids;
      for (const { id } of waiting) known.add(id);
      const all = [...readMoves(name).filter(({ id }) => !known.has(id)), ...waiting];
      if (all.length === 0) removeStored(name);
      else writeStored(name, all);
    },
  };
}
