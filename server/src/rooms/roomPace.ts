/** How often and how soon things happen in rooms, in ms; tests pass shorter ones. */
export interface RoomPace {
  /** How often a stream says that it is alive: well within the minute after which proxies give up. */
  readonly beatMs: number;
  /** How long somebody without a stream is still there: long enough to reload, or to change networks. */
  readonly awayMs: number;
  /** How soon somebody is there again whom another instance has taken for gone. */
  readonly healMs: number;
  /** How often the database is told who is there. */
  readonly keepMs: number;
  /** How often to look for news that nobody has told. */
  readonly pollMs: { readonly sqlite: number; readonly postgres: number };
  /** How often others learn where somebody is. */
  readonly placeMs: number;
}

export const roomPace: RoomPace = {
  beatMs: 15_000,
  awayMs: 10_000,
  healMs: 2_000,
  keepMs: 20_000,
  // The embedded database tells nobody, so other processes learn of news only this way.
  pollMs: { sqlite: 250, postgres: 1_000 },
  placeMs: 300,
};
