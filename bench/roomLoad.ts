import { setTimeout as delay } from 'node:timers/promises';
import type { Line, OpenLine, Seat } from './roomLines.ts';

/** How long the last letters may take to arrive. */
const patienceMs = 30_000;

/** What happened to the letters of a while. */
export interface Figures {
  readonly letters: number;
  readonly perSecond: number;
  /** Pressed, but not heard by the other. */
  readonly lost: number;
  /** Heard twice, or out of order. */
  readonly doubled: number;
  /** How long letters took from the press to the other, in ms, sorted. */
  readonly times: readonly number[];
  /** How much of one core this process used. */
  readonly clientCpu: number;
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

class Player {
  readonly pressedAt: number[] = [];
  partner: Player | undefined;
  line: Line | undefined;
  /** How many letters of the partner have arrived here. */
  heard = 0;
  doubled = 0;
  #tail: Promise<void> = Promise.resolve();
  readonly #index: number;
  readonly #note: (ms: number) => void;

  constructor(index: number, note: (ms: number) => void) {
    this.#index = index;
    this.#note = note;
  }

  hear(id: string): void {
    const [from, number] = id.split('.');
    if (Number(from) === this.#index) return;
    if (Number(number) < this.heard) {
      this.doubled += 1;
      return;
    }
    this.#note(performance.now() - (this.partner?.pressedAt[Number(number)] ?? Number.NaN));
    this.heard = Number(number) + 1;
  }

  /** Presses a key; resolves once it is acknowledged. As in a browser, one call is under way at a time. */
  press(): Promise<void> {
    const number = this.pressedAt.push(performance.now()) - 1;
    const move = {
      id: `${this.#index}.${number}`,
      seen: this.heard,
      what: `-${number % 200}${String.fromCodePoint(65 + (number % 26))}`,
    };
    this.#tail = this.#tail.then(() => this.line?.send(move));
    return this.#tail;
  }

  get isWaiting(): boolean {
    return this.heard < (this.partner?.pressedAt.length ?? 0);
  }
}

/** Players in rooms of two, each of whom types and hears the other. */
export class RoomLoad {
  readonly #players: readonly Player[];
  #times: number[] = [];
  #failure: unknown;

  private constructor(count: number) {
    this.#players = Array.from(
      { length: count },
      (_, index) => new Player(index, (ms) => void this.#times.push(ms)),
    );
    this.#players.forEach((player, index) => (player.partner = this.#players[index ^ 1]));
  }

  /** Connects everybody; those with an even index share a room with the next. */
  static async open(openLine: OpenLine, port: number, seats: readonly Seat[]): Promise<RoomLoad> {
    const load = new RoomLoad(seats.length);
    for (const [index, seat] of seats.entries()) {
      const player = load.#players[index];
      if (player !== undefined) player.line = await openLine(port, seat, (id) => player.hear(id));
    }
    return load;
  }

  close(): void {
    for (const { line } of this.#players) line?.close();
  }

  /** Everybody types so many letters per second, each in a rhythm of their own. */
  typeSteadily(ms: number, perSecond: number): Promise<Figures> {
    return this.#measure(async () => {
      const everyMs = 1_000 / perSecond;
      const startedAt = performance.now();
      const dueAt = this.#players.map((_, index) => startedAt + (index / this.#players.length) * everyMs);
      for (let now = startedAt; now < startedAt + ms; now = performance.now()) {
        for (const [index, player] of this.#players.entries()) {
          const due = dueAt[index] ?? Infinity;
          if (due > now) continue;
          dueAt[index] = due + everyMs;
          player.press().catch((error: unknown) => (this.#failure ??= error));
        }
        await delay(1);
      }
    });
  }

  /** Everybody types the next letter as soon as the one before is acknowledged. */
  typeFast(ms: number): Promise<Figures> {
    return this.#measure(async () => {
      const end = performance.now() + ms;
      await Promise.all(
        this.#players.map(async (player) => {
          while (performance.now() < end) await player.press();
        }),
      );
    });
  }

  async #measure(type: () => Promise<void>): Promise<Figures> {
    this.#times = [];
    const pressedBefore = this.#count(({ pressedAt }) => pressedAt.length);
    const doubledBefore = this.#count(({ doubled }) => doubled);
    const [startedAt, cpuBefore] = [performance.now(), process.cpuUsage()];
    await type();
    const ms = performance.now() - startedAt;
    const { user, system } = process.cpuUsage(cpuBefore);
    const perSecond = (this.#times.length * 1_000) / ms;
    const lastAt = performance.now() + patienceMs;
    while (this.#players.some((player) => player.isWaiting) && performance.now() < lastAt) await delay(20);
    if (this.#failure !== undefined) throw this.#failure;
    const letters = this.#count(({ pressedAt }) => pressedAt.length) - pressedBefore;
    return {
      letters,
      perSecond,
      lost: letters - this.#times.length,
      doubled: this.#count(({ doubled }) => doubled) - doubledBefore,
      times: this.#times.toSorted((a, b) => a - b),
      clientCpu: (user + system) / 1_000 / ms,
    };
  }

  #count(figure: (player: Player) => number): number {
    return this.#players.reduce((sum, player) => sum + figure(player), 0);
  }
}
