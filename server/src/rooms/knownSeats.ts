/** With more, the one that was used least recently is looked up again. */
const mostKnown = 10_000;

export interface KnownSeat {
  readonly roomId: string;
  readonly seat: number;
}

/**
 * Which seat a player has in a room, so that a move costs no query for that. A seat never changes hands; whether its
 * player has been removed is for those to find out who write.
 */
export class KnownSeats {
  readonly #seats = new Map<string, KnownSeat>();

  /** The seat, if it is known without a query. */
  peek(key: string, player: string): KnownSeat | undefined {
    return this.#seats.get(`${key} ${player}`);
  }

  async find(key: string, player: string, find: () => Promise<KnownSeat>): Promise<KnownSeat> {
    const place = `${key} ${player}`;
    const seat = this.#seats.get(place) ?? (await find());
    this.#seats.delete(place);
    this.#seats.set(place, seat);
    const [oldest] = this.#seats.keys();
    if (this.#seats.size > mostKnown && oldest !== undefined) this.#seats.delete(oldest);
    return seat;
  }
}
