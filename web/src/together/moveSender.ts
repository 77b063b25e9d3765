import { MAX_MOVES_AT_ONCE, ROOM_VERSION } from '@monster/contract/limits';
import type { WaitingMove } from '@monster/engine';
import { ApiError, send } from '../api/client.ts';
import { makeMoves } from '../api/player/roomCalls.ts';
import { createBackOff } from './backOff.ts';
import { endingOf } from './ending.ts';
import type { Ending } from './ending.ts';

/** What a sender works with. */
interface Sending {
  readonly key: string;
  /** Own moves that have not been heard from the server. */
  readonly waiting: () => readonly WaitingMove[];
  /** Moves are safe now. */
  readonly onTaken: () => void;
  /** The server will not take these moves. */
  readonly onRefused: (ids: ReadonlySet<string>, message: string) => void;
  /** The server will take nothing from this page any more. */
  readonly onEnded: (ending: Ending, message: string | undefined) => void;
}

/** Letters that follow each other faster than this share a call, which costs the browser as much as a letter. */
const atMostEveryMs = 100;

const refusedStatuses = new Set([400, 409, 413, 422]);
/** Sends moves in their order, one call at a time; what did not arrive is sent again, with the same ids. */
export class MoveSender {
  readonly #sending: Sending;
  readonly #taken = new Set<string>();
  readonly #pauses = createBackOff(500, 15_000);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #lastMs = -atMostEveryMs;
  #hasStopped = false;

  constructor(sending: Sending) {
    this.#sending = sending;
  }

  /** Sends what waits, unless that is going on. */
  send(): void {
    clearTimeout(this.#timer);
    if (this.#isSending || this.#hasStopped || this.#unsent.length === 0) return;
    const waitMs = this.#lastMs + atMostEveryMs - performance.now();
    if (waitMs > 0) this.#timer = setTimeout(() => this.send(), waitMs);
    else void this.#sendNext(this.#unsent.slice(0, MAX_MOVES_AT_ONCE));
  }

  /** True for a move that the server has acknowledged. */
  isTaken(id: string): boolean {
    return this.#taken.has(id);
  }

  stop(): void {
    this.#hasStopped = true;
    clearTimeout(this.#timer);
  }

  get #unsent(): WaitingMove[] {
    return this.#sending.waiting().filter(({ id }) => !this.#taken.has(id));
  }

  async #sendNext(moves: readonly WaitingMove[]): Promise<void> {
    this.#isSending = true;
    this.#lastMs = performance.now();
    const mayGoOn = await this.#sendOnce(moves);
    this.#isSending = false;
    if (mayGoOn) this.send();
  }

  /** Returns false if it makes no sense to go on at once. */
  async #sendOnce(moves: readonly WaitingMove[]): Promise<boolean> {
    const { key, onTaken } = this.#sending;
    const ids = new Set(moves.map(({ id }) => id));
    try {
      // It survives that the page is left.
      await send(makeMoves({ params: { key }, body: { version: ROOM_VERSION, moves: [...moves] } }), true);
    } catch (error) {
      return this.#fail(error, ids);
    }
    for (const id of ids) this.#taken.add(id);
    this.#pauses.reset();
    onTaken();
    return true;
  }

  #fail(error: unknown, ids: ReadonlySet<string>): boolean {
    const ending = endingOf(error);
    if (ending !== null) {
      this.stop();
      this.#sending.onEnded(ending, error instanceof ApiError ? error.reason : undefined);
      return false;
    }
    if (error instanceof ApiError && refusedStatuses.has(error.status)) {
      const message = error.reason ?? 'The server did not accept what you have just done.';
      this.#sending.onRefused(ids, message);
      return true;
    }
    if (!this.#hasStopped) this.#timer = setTimeout(() => this.send(), this.#pauses.next());
    return false;
  }
}
