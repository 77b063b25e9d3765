import { MAX_MOVES_AT_ONCE, ROOM_VERSION } from '@monster/contract/limits';
import type { WaitingMove } from '@monster/engine';
import { ApiError, send } from '../api/client.ts';
import { makeMoves } from '../api/player/roomCalls.ts';
import { createBackOff } from './backOff.ts';

interface Sending {
  readonly key: string;
  /** Own moves that have not been heard from the server. */
  readonly waiting: () => readonly WaitingMove[];
  /** Moves are safe now. */
  readonly onTaken: () => void;
  /** The server will not take these moves. */
  readonly onRefused: (ids: ReadonlySet<string>, message: string) => void;
  /** The server will take nothing from this page any more. */
  readonly onEnded: (error: ApiError) => void;
}

export interface MoveSender {
  /** Sends what waits, unless that is going on. */
  readonly send: () => void;
  /** True for a move that the server has acknowledged. */
  readonly isTaken: (id: string) => boolean;
  readonly stop: () => void;
}

const refusedStatuses = new Set([400, 409, 413, 422]);
/** Not for members, not there, or by other rules. */
const finalStatuses = new Set([403, 404]);

/** True for an answer after which nothing can be sent from this page. */
function isFinal(error: ApiError): boolean {
  return finalStatuses.has(error.status) || (error.status === 400 && error.field === 'version');
}

/** Sends moves in their order, one call at a time; what did not arrive is sent again, with the same ids. */
export function createMoveSender({ key, waiting, onTaken, onRefused, onEnded }: Sending): MoveSender {
  const taken = new Set<string>();
  const pauses = createBackOff(500, 15_000);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let hasStopped = false;
  const fail = (error: unknown, ids: ReadonlySet<string>): boolean => {
    if (error instanceof ApiError && isFinal(error)) {
      hasStopped = true;
      onEnded(error);
    } else if (error instanceof ApiError && refusedStatuses.has(error.status)) {
      onRefused(ids, error.reason ?? 'The server did not accept what you have just done.');
      return true;
    } else timer = setTimeout(run, pauses.next());
    return false;
  };
  const sendOnce = async (moves: readonly WaitingMove[]): Promise<boolean> => {
    const ids = new Set(moves.map(({ id }) => id));
    try {
      // It survives that the page is left.
      await send(makeMoves({ params: { key }, body: { version: ROOM_VERSION, moves: [...moves] } }), true);
    } catch (error) {
      return fail(error, ids);
    }
    for (const id of ids) taken.add(id);
    pauses.reset();
    onTaken();
    return true;
  };
  const sendAll = async (): Promise<void> => {
    for (;;) {
      const moves = waiting().filter(({ id }) => !taken.has(id));
      if (hasStopped || moves.length === 0) return;
      if (!(await sendOnce(moves.slice(0, MAX_MOVES_AT_ONCE)))) return;
    }
  };
  const run = (): void => {
    clearTimeout(timer);
    if (isSending || hasStopped) return;
    isSending = true;
    void sendAll().finally(() => (isSending = false));
  };
  return {
    send: run,
    isTaken: (id) => taken.has(id),
    stop: () => {
      hasStopped = true;
      clearTimeout(timer);
    },
  };
}
