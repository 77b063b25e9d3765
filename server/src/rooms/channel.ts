import type { RoomPeople } from '@monster/contract';
import type { Db } from '../db/open.ts';
import { readMoves } from '../db/roomMoves.ts';
import type { MovesOutcome, RoomMove } from '../db/roomMoves.ts';
import { readPeople } from '../db/roomPeople.ts';
import type { RoomNumbers } from '../db/roomRows.ts';
import { eventOf } from './stream.ts';
import type { Stream } from './stream.ts';

/** How many moves are read and sent at once to somebody who is behind. */
const pageSize = 500;

const movesEvent = (moves: readonly RoomMove[]): Buffer => eventOf('moves', { moves }, moves.at(-1)?.number);

interface Place {
  readonly db: Db;
  readonly now: () => number;
  readonly createdAt: number;
  /** Called when others are there than before, or elsewhere. */
  readonly onPeople: () => void;
}

/** A room that somebody follows in this process: passes on its moves in their order, without a gap, and its people. */
export class Channel {
  readonly roomId: string;
  readonly streams = new Set<Stream>();
  readonly #place: Place;
  /** The number of the last move that was passed on. */
  #last: number;
  #people: RoomPeople | undefined;
  #peopleEvent: Buffer = Buffer.alloc(0);
  /** What there is, as far as somebody has told. */
  #known: { moves: number; people: number };
  /** Whether the people may have changed, though nobody has told their version. */
  #mayHaveChanged = true;
  #isReading = false;
  /** What is passed on next, all at once: a batch may have several moves of one room. */
  #pending: RoomMove[] = [];
  /** How many calls are adding moves now; what they add need not be read. */
  #writing = 0;

  constructor({ roomId, moves, people }: RoomNumbers, place: Place) {
    this.roomId = roomId;
    this.#place = place;
    this.#last = moves;
    this.#known = { moves, people };
  }

  isHere(seat: number): boolean {
    return this.#people?.members.some((member) => member.seat === seat && member.isHere) ?? false;
  }

  hasStream(seat: number): boolean {
    for (const stream of this.streams) if (stream.seat === seat) return true;
    return false;
  }

  /** Starts to pass everything on to a stream, first what it has missed. */
  async add(stream: Stream): Promise<void> {
    this.streams.add(stream);
    this.beat([stream]);
    try {
      await this.#bringUpToDate(stream);
      this.#sendPeople();
      await this.catchUp();
    } catch {
      // It comes back when the database does.
      stream.end();
    }
  }

  async #bringUpToDate(stream: Stream): Promise<void> {
    while (stream.sent < this.#last && !stream.isClosed) {
      const moves = await readMoves(this.#place.db.queries, this.roomId, stream.sent, pageSize);
      if (moves.length === 0) return stream.end();
      stream.send(movesEvent(moves));
      stream.sent = moves.at(-1)?.number ?? stream.sent;
      await stream.drained();
    }
    stream.isLive = true;
  }

  beat(streams: Iterable<Stream> = this.streams): void {
    const event = eventOf('beat', { nowMs: this.#place.now() - this.#place.createdAt });
    for (const stream of streams) stream.send(event);
  }

  /** Adds moves, and passes them on. */
  async write(add: () => Promise<MovesOutcome>): Promise<MovesOutcome> {
    this.#writing += 1;
    try {
      const outcome = await add();
      if (typeof outcome === 'object') this.#passOn(outcome.added);
      return outcome;
    } finally {
      this.#writing -= 1;
      void this.catchUp();
    }
  }

  /** Takes note of what somebody tells. */
  note({ moves, people }: Pick<RoomNumbers, 'moves' | 'people'>): Promise<void> {
    this.#known = {
      moves: Math.max(moves, this.#known.moves),
      people: Math.max(people, this.#known.people),
    };
    return this.catchUp();
  }

  /** Has the people read again. */
  lookAgain(): Promise<void> {
    this.#mayHaveChanged = true;
    return this.catchUp();
  }

  get #isBehind(): boolean {
    return this.#writing === 0 && this.#last < this.#known.moves;
  }

  get #hasNewPeople(): boolean {
    return this.#mayHaveChanged || (this.#people?.version ?? -1) < this.#known.people;
  }

  /** Reads what there is and was not passed on. What cannot be read now is read when somebody tells again. */
  async catchUp(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#isBehind || this.#hasNewPeople) if (!(await this.#readNews())) return;
    } catch {
      // The next poll tells again.
    } finally {
      this.#isReading = false;
    }
  }

  /** Returns false if there was nothing new after all. */
  async #readNews(): Promise<boolean> {
    const [last, version] = [this.#last, this.#people?.version];
    if (this.#isBehind) this.#passOn(await readMoves(this.#place.db.queries, this.roomId, last));
    else await this.#readPeople();
    return this.#last !== last || this.#people?.version !== version;
  }

  #passOn(all: readonly RoomMove[]): void {
    const moves = all.filter(({ number }) => number > this.#last);
    const [first] = moves;
    const last = moves.at(-1);
    if (first === undefined || last === undefined) return;
    this.#known.moves = Math.max(this.#known.moves, last.number);
    // Another instance was faster; what is missing is read first.
    if (first.number > this.#last + 1) return;
    this.#last = last.number;
    if (this.#pending.length === 0) process.nextTick(() => this.#sendMoves());
    this.#pending.push(...moves);
  }

  #sendMoves(): void {
    const moves = this.#pending;
    this.#pending = [];
    const [first] = moves;
    const last = moves.at(-1);
    if (first === undefined || last === undefined) return;
    const event = movesEvent(moves);
    for (const stream of this.streams) {
      if (!stream.isLive || stream.sent >= last.number) continue;
      const isNext = stream.sent === first.number - 1;
      stream.send(isNext ? event : movesEvent(moves.filter(({ number }) => number > stream.sent)));
      stream.sent = last.number;
    }
  }

  async #readPeople(): Promise<void> {
    const { db, now, onPeople } = this.#place;
    this.#mayHaveChanged = false;
    const people = await readPeople(db, { roomId: this.roomId, now: now() });
    if (people === undefined) return this.close('closed');
    if (people.version <= (this.#people?.version ?? -1)) return;
    this.#people = people;
    this.#peopleEvent = eventOf('people', people);
    this.#sendPeople();
    onPeople();
  }

  #sendPeople(): void {
    if (this.#people === undefined) return;
    const { version, members } = this.#people;
    const seats = new Set(members.map(({ seat }) => seat));
    for (const stream of this.streams) {
      if (stream.version >= version) continue;
      stream.version = version;
      if (seats.has(stream.seat)) stream.send(this.#peopleEvent);
      else stream.end('removed');
    }
  }

  /** Ends all streams. */
  close(reason?: 'closed'): void {
    for (const stream of this.streams) stream.end(reason);
  }
}
