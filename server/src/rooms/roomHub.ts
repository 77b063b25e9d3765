import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { addMoves } from '../db/roomMoves.ts';
import type { MovesOutcome, NewMoves } from '../db/roomMoves.ts';
import type { Seat } from '../db/roomPeople.ts';
import type { FoundRoom } from '../db/rooms.ts';
import { roomLimits } from '../http/limits.ts';
import { createPace } from '../http/pace.ts';
import { repeat } from '../jobs/repeat.ts';
import type { RepeatedWork } from '../jobs/repeat.ts';
import { Channel } from './channel.ts';
import { Presence } from './presence.ts';
import type { RoomPace } from './roomPace.ts';
import { watchRooms } from './roomNews.ts';
import { Stream } from './stream.ts';

const complainEveryMs = 60_000;

/** Who follows which room in this process, and what they get. */
export class RoomHub {
  readonly presence: Presence;
  readonly #context: Context;
  readonly #channels = new Map<string, Channel>();
  readonly #log: FastifyBaseLogger;
  readonly #pace: RoomPace;
  #jobs: readonly RepeatedWork[] = [];
  isStopping = false;

  constructor(context: Context, log: FastifyBaseLogger, pace: RoomPace) {
    this.#context = context;
    this.#log = log;
    this.#pace = pace;
    this.presence = new Presence(context, pace, (roomId) => this.look(roomId));
    const measure = context.metrics?.read.bind(context.metrics, 'gauge');
    measure?.('monster_rooms_followed', 'Rooms that somebody follows here.', () => this.size.rooms);
    measure?.('monster_room_streams', 'Open streams of rooms.', () => this.size.streams);
  }

  /** Begins to watch, not before somebody follows a room: it takes a connection, and looks again and again. */
  #watch(): void {
    if (this.#jobs.length > 0) return;
    const [context, pace] = [this.#context, this.#pace];
    const mayComplain = createPace(context.now, complainEveryMs);
    const onError = (error: unknown): void => {
      if (mayComplain()) this.#log.error({ err: error }, 'rooms cannot be watched and will be tried again');
    };
    const news = watchRooms(context, {
      followed: () => [...this.#channels.keys()],
      onNews: (numbers) => void this.#channels.get(numbers.roomId)?.note(numbers),
      onGone: (roomId) => this.#channels.get(roomId)?.close('closed'),
      onError,
      pollMs: pace.pollMs[context.db.kind],
    });
    const beat = async (): Promise<void> => this.#channels.forEach((channel) => channel.beat());
    const beats = repeat(beat, pace.beatMs, onError);
    const keeping = repeat(() => this.#keep(), pace.keepMs, onError);
    this.#jobs = [news, beats, keeping];
  }

  /** How many rooms and streams there are here. */
  get size(): { readonly rooms: number; readonly streams: number } {
    let streams = 0;
    for (const channel of this.#channels.values()) streams += channel.streams.size;
    return { rooms: this.#channels.size, streams };
  }

  streamsOf(roomId: string): number {
    return this.#channels.get(roomId)?.streams.size ?? 0;
  }

  /** Lets a response follow a room from a move on. */
  follow(room: FoundRoom, seat: number, response: ServerResponse, after: number): void {
    const { room_id: roomId, moves, people, created_at: createdAt } = room;
    const { db, now } = this.#context;
    this.#watch();
    const onPeople = () => this.#healPresence(roomId);
    const channel =
      this.#channels.get(roomId) ?? new Channel({ roomId, moves, people }, { db, now, createdAt, onPeople });
    this.#channels.set(roomId, channel);
    const own = [...channel.streams].filter((other) => other.seat === seat);
    if (own.length >= roomLimits.streamsPerSeat) own[0]?.end();
    const stream = new Stream(response, seat, Math.min(after, moves));
    stream.onClose(() => {
      channel.streams.delete(stream);
      if (channel.streams.size === 0) this.#channels.delete(roomId);
      if (!this.isStopping) this.presence.awaySoon({ roomId, seat }, () => this.#hasStream(roomId, seat));
    });
    void channel.add(stream);
    // What is known of the people may be older than what this caller has seen.
    void channel.note({ moves, people });
    this.presence.here({ roomId, seat }).catch(() => stream.end());
  }

  #hasStream(roomId: string, seat: number): boolean {
    return this.#channels.get(roomId)?.hasStream(seat) ?? false;
  }

  /** Adds moves, and passes them on. */
  async makeMoves(moves: NewMoves): Promise<MovesOutcome> {
    const channel = this.#channels.get(moves.roomId);
    if (channel === undefined) return addMoves(this.#context.db, moves);
    return channel.write(() => addMoves(this.#context.db, moves));
  }

  /** Says that somebody is gone, unless they have the room open in another tab. */
  async leave({ roomId, seat }: Seat): Promise<void> {
    const streams = [...(this.#channels.get(roomId)?.streams ?? [])].filter((stream) => stream.seat === seat);
    if (streams.length <= 1) await this.presence.away({ roomId, seat });
  }

  /** Passes on what has changed in a room. */
  look(roomId: string): void {
    void this.#channels.get(roomId)?.lookAgain();
  }

  /** Those with a stream here are here, whatever another instance has said. */
  #healPresence(roomId: string): void {
    const channel = this.#channels.get(roomId);
    const seats = new Set([...(channel?.streams ?? [])].map(({ seat }) => seat));
    for (const seat of seats)
      if (channel?.isHere(seat) === false)
        this.presence.hereSoon({ roomId, seat }, () => this.#hasStream(roomId, seat));
  }

  async #keep(): Promise<void> {
    const seats = [...this.#channels.values()].flatMap(({ roomId, streams }) =>
      [...new Set([...streams].map(({ seat }) => seat))].map((seat) => ({ roomId, seat })),
    );
    await this.presence.keep([...this.#channels.keys()], seats);
  }

  /** Ends all streams, so that browsers turn to another instance. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.presence.stop();
    for (const channel of this.#channels.values()) channel.close();
    await Promise.all(this.#jobs.map((job) => job.stop()));
  }
}
