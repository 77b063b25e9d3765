import type { RoomNews, RoomPeople } from '@monster/contract';
import { send } from '../api/client.ts';
import { getRoomNews, openRoomStream } from '../api/player/roomCalls.ts';
import { createObservable } from '../lib/observable.ts';
import type { Observable } from '../lib/observable.ts';
import { createBackOff } from './backOff.ts';
import { endingOf } from './ending.ts';
import type { Ending } from './ending.ts';

/** How a page hears from its room: at once, by asking every few seconds, or not at all. */
export type LinkStatus = 'connecting' | 'live' | 'polling' | 'offline';

interface Linked {
  readonly key: string;
  /** The number of the last move that is known. */
  readonly after: () => number;
  readonly onMoves: (moves: RoomNews['moves']) => void;
  readonly onPeople: (people: RoomPeople) => void;
  readonly onTime: (nowMs: number) => void;
  readonly onGone: (reason: Ending) => void;
}

const pollMs = 2_000;
/** Longer than two beats: the network may have gone without a word. */
const silenceMs = 35_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps a page in touch with its room. The stream is opened again whenever it ends, with longer and longer pauses; in
 * between, and on networks that let no stream through, the page asks for news.
 */
export class RoomLink {
  readonly status: Observable<LinkStatus> = createObservable<LinkStatus>('connecting');
  readonly #room: Linked;
  readonly #pauses = createBackOff(1_000, 30_000);
  readonly #controller = new AbortController();
  #stream: EventSource | null = null;
  #streamTimer: Timer;
  #pollTimer: Timer;
  #isAsking = false;

  constructor(room: Linked) {
    this.#room = room;
    const { signal } = this.#controller;
    const hurry = (): void => this.#hurry();
    for (const name of ['online', 'pageshow'] as const) addEventListener(name, hurry, { signal });
    document.addEventListener('visibilitychange', hurry, { signal });
    addEventListener('offline', () => this.#lose(), { signal });
    addEventListener('pagehide', () => this.#rest(), { signal });
    this.#connect();
  }

  close(): void {
    this.#controller.abort();
    this.#stream?.close();
    clearTimeout(this.#streamTimer);
    clearTimeout(this.#pollTimer);
  }

  get #isClosed(): boolean {
    return this.#controller.signal.aborted;
  }

  get #isLive(): boolean {
    return this.status.get() === 'live';
  }

  #connect(): void {
    if (this.#isClosed) return;
    this.#stream?.close();
    this.#hearSomething();
    const { key, after, onMoves, onPeople } = this.#room;
    this.#stream = openRoomStream(
      key,
      after(),
      {
        beat: ({ nowMs }) => this.#beat(nowMs),
        moves: ({ moves }) => {
          this.#hearSomething();
          // A gap cannot happen in one stream; if it does, the list is asked for.
          if ((moves[0]?.number ?? 0) > after() + 1) void this.#ask();
          else onMoves(moves);
        },
        people: (people) => {
          this.#hearSomething();
          onPeople(people);
        },
        gone: ({ reason }) => this.#end(reason),
      },
      () => this.#lose(),
    );
  }

  #beat(nowMs: number): void {
    this.#hearSomething();
    this.#pauses.reset();
    clearTimeout(this.#pollTimer);
    this.#room.onTime(nowMs);
    this.status.set('live');
  }

  #hearSomething(): void {
    clearTimeout(this.#streamTimer);
    this.#streamTimer = setTimeout(() => this.#lose(), silenceMs);
  }

  /** The stream has ended, or is as good as that. */
  #lose(): void {
    this.#stream?.close();
    clearTimeout(this.#streamTimer);
    if (this.#isClosed) return;
    if (this.#isLive) this.status.set('connecting');
    this.#streamTimer = setTimeout(() => this.#connect(), this.#pauses.next());
    void this.#ask();
  }

  async #ask(): Promise<void> {
    if (this.#isAsking || this.#isClosed) return;
    this.#isAsking = true;
    const status = await this.#askOnce();
    this.#isAsking = false;
    if (this.#isClosed || this.#isLive) return;
    this.status.set(status);
    clearTimeout(this.#pollTimer);
    this.#pollTimer = setTimeout(() => void this.#ask(), pollMs);
  }

  async #askOnce(): Promise<LinkStatus> {
    const { key, after, onTime, onMoves, onPeople } = this.#room;
    try {
      const news = await send(getRoomNews({ params: { key }, query: { after: after() } }));
      if (this.#isClosed) return 'offline';
      onTime(news.nowMs);
      onMoves(news.moves);
      onPeople(news.people);
      return 'polling';
    } catch (error) {
      const ending = endingOf(error);
      if (ending !== null) this.#end(ending);
      return 'offline';
    }
  }

  #end(reason: Ending): void {
    if (this.#isClosed) return;
    this.close();
    this.#room.onGone(reason);
  }

  /** The network is back, the machine has slept, or the page comes from the browser's memory. */
  #hurry(): void {
    if (document.visibilityState === 'hidden' || this.#isLive) return;
    this.#pauses.reset();
    this.#connect();
  }

  /** A page with an open stream is not kept in the browser's memory. */
  #rest(): void {
    this.#stream?.close();
    if (this.#isLive) this.status.set('connecting');
  }
}
