import type { Direction } from '@monster/engine';
import type { Context } from '../context.ts';
import { findLost, keepHere, notePresence } from '../db/roomPeople.ts';
import type { Seat } from '../db/roomPeople.ts';
import type { RoomPace } from './roomPace.ts';

const keyOf = ({ roomId, seat }: Seat): string => `${roomId} ${seat}`;

interface Place {
  readonly cell: number;
  readonly direction: Direction;
}

/** What is said about who is there, and where. `onChange` is called with each room in which others see a difference. */
export class Presence {
  readonly #context: Pick<Context, 'db' | 'now'>;
  readonly #pace: RoomPace;
  readonly #onChange: (roomId: string) => void;
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Those who ask instead of following, and when they did last. */
  readonly #asking = new Map<string, Seat & { readonly at: number }>();
  /** Those who have said where they are just now, and where they have gone since. */
  readonly #places = new Map<string, Place | undefined>();

  constructor(context: Pick<Context, 'db' | 'now'>, pace: RoomPace, onChange: (roomId: string) => void) {
    this.#context = context;
    this.#pace = pace;
    this.#onChange = onChange;
  }

  #later(ms: number, work: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      // Without the database, nobody learns of it; those who are there say so again and again.
      work().catch(() => undefined);
    }, ms).unref();
    this.#timers.add(timer);
  }

  async #note(note: Parameters<typeof notePresence>[1]): Promise<boolean> {
    const outcome = await notePresence(this.#context.db, note);
    if (outcome === 'changed') this.#onChange(note.roomId);
    return outcome !== 'notMember';
  }

  here({ roomId, seat }: Seat): Promise<boolean> {
    return this.#note({ kind: 'here', roomId, seat, now: this.#context.now() });
  }

  away({ roomId, seat }: Seat, since = this.#context.now()): Promise<boolean> {
    return this.#note({ kind: 'away', roomId, seat, since, now: this.#context.now() });
  }

  /** Says in a while that somebody is away whose last stream has ended, unless they are back by then. */
  awaySoon(seat: Seat, isBack: () => boolean): void {
    const since = this.#context.now();
    this.#later(this.#pace.awayMs, async () => isBack() || this.away(seat, since));
  }

  /** Says in a while that somebody is here, though another instance has just said the opposite. */
  hereSoon(seat: Seat, isTrue: () => boolean): void {
    this.#later(this.#pace.healMs, async () => isTrue() && this.here(seat));
  }

  /** Notes that somebody has asked for news. */
  async asks(seat: Seat, isHere: boolean): Promise<void> {
    this.#asking.set(keyOf(seat), { ...seat, at: this.#context.now() });
    if (!isHere) await this.here(seat);
  }

  /** Shows where somebody is, but not every step of somebody who is fast. Returns false if they are not in the room. */
  async move(seat: Seat, place: Place): Promise<boolean> {
    const key = keyOf(seat);
    if (this.#places.has(key)) {
      this.#places.set(key, place);
      return true;
    }
    this.#places.set(key, undefined);
    this.#later(this.#pace.placeMs, async () => {
      const next = this.#places.get(key);
      this.#places.delete(key);
      if (next !== undefined) await this.move(seat, next);
    });
    return this.#note({ kind: 'place', ...seat, ...place, now: this.#context.now() });
  }

  /** Tells the database who is still there, and finds those of whom nobody tells. */
  async keep(followed: readonly string[], seats: readonly Seat[]): Promise<void> {
    const { db, now } = this.#context;
    for (const [key, { at }] of this.#asking) if (now() - at > this.#pace.keepMs) this.#asking.delete(key);
    const all = [...seats, ...this.#asking.values()];
    if (all.length > 0) await keepHere(db, all, now());
    if (followed.length === 0) return;
    const lost = await findLost(db, followed, now());
    await Promise.all(lost.map((seat) => this.away(seat)));
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
