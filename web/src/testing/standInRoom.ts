import type { RoomPeople } from '@monster/contract';
import type { HeardMove, WaitingMove } from '@monster/engine';

/** What a network does to one request. */
export type Fate = 'arrives' | 'isLost' | 'answerIsLost';

/** An event stream as the browser has it. */
class StandInStream extends EventTarget {
  isClosed = false;

  close(): void {
    this.isClosed = true;
  }

  say(name: string, data: unknown): void {
    if (!this.isClosed) this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

const answer = (status: number, body: unknown): Response => Response.json(body, { status });

/**
 * The server of a room and the network in front of it, for pages in a test. The key of a page's room is `seat-0`,
 * `seat-1` and so on, and all of them are one room.
 */
export class StandInRoom {
  readonly list: HeardMove[] = [];
  readonly streams = new Map<string, StandInStream>();
  readonly requests: string[] = [];
  /** Decides about each request by its path. */
  fate: (path: string) => Fate = () => 'arrives';
  /** Whether streams open. */
  hasStreams = true;
  /** Answers these statuses to whoever makes moves. */
  status = 200;
  people: RoomPeople = { version: 1, members: [], founder: 0, isLocked: false, next: null };
  nowMs = 0;

  readonly fetch = async (path: string, { body }: { body?: string } = {}): Promise<Response> => {
    this.requests.push(path);
    const fate = this.fate(path);
    await Promise.resolve();
    if (fate === 'isLost') throw new TypeError('Failed to fetch');
    const reply = this.#answer(path, body);
    if (fate === 'answerIsLost') throw new TypeError('Failed to fetch');
    return reply;
  };

  #answer(path: string, body: string | undefined): Response {
    const [, key = '', call = ''] = /^\/api\/rooms\/([^/]+)\/(\w+)/u.exec(path) ?? [];
    const seat = Number(key.split('-')[1]);
    if (call === 'moves') {
      if (this.status !== 200) return answer(this.status, { message: 'No', field: 'moves' });
      const { moves } = JSON.parse(body ?? '') as { moves: WaitingMove[] };
      return answer(200, { numbers: moves.map((move) => this.add(seat, move)) });
    }
    if (call === 'news')
      return answer(200, this.news(Number(new URLSearchParams(path.split('?')[1]).get('after'))));
    return answer(200, { success: true });
  }

  news(after: number) {
    return { nowMs: this.nowMs, people: this.people, moves: this.list.slice(after) };
  }

  /** Numbers a move, once. */
  add(seat: number, move: WaitingMove): number {
    const known = this.list.find(({ id }) => id === move.id);
    if (known !== undefined) return known.number;
    const added = { ...move, seat, number: this.list.length + 1, atMs: this.nowMs };
    this.list.push(added);
    for (const stream of this.streams.values()) stream.say('moves', { moves: [added] });
    return added.number;
  }

  /** Replaces `EventSource`. */
  get EventSource() {
    const { streams, list } = this;
    const isOpen = (): boolean => this.hasStreams;
    const nowMs = (): number => this.nowMs;
    return class extends StandInStream {
      constructor(url: string) {
        super();
        const [, key = '', after = '0'] = /rooms\/([^/]+)\/events\?after=(\d+)/u.exec(url) ?? [];
        queueMicrotask(() => {
          if (!isOpen()) return void this.dispatchEvent(new Event('error'));
          streams.set(key, this);
          this.say('beat', { nowMs: nowMs() });
          this.say('moves', { moves: list.slice(Number(after)) });
        });
      }
    };
  }

  /** Ends the stream of a page. */
  cut(key: string): void {
    const stream = this.streams.get(key);
    this.streams.delete(key);
    if (stream?.isClosed === false) stream.dispatchEvent(new Event('error'));
  }

  meet(people: Partial<RoomPeople>): void {
    this.people = { ...this.people, version: this.people.version + 1, ...people };
    for (const stream of this.streams.values()) stream.say('people', this.people);
  }
}
