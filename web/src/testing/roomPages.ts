import { findEntries, lettersOf, makeClueLists, numberGrid } from '@monster/engine';
import { afterEach, beforeEach, vi } from 'vitest';
import { commandOf, puzzleOf } from '../game/testPuzzle.ts';
import type { RoomEvent } from '../together/roomEvents.ts';
import { RoomSession } from '../together/roomSession.ts';
import { StandInRoom } from './standInRoom.ts';
import { standInStorage } from './standInStorage.ts';

const rows = ['CAT', 'A#O', 'BEE'];
export const puzzle = puzzleOf(...rows);
const grid = numberGrid(rows);
const data = { grid, ...makeClueLists(findEntries(grid), () => 'Clue') };

/** Pages of one room in a test, with a clock that the test moves. */
export function standInRoomPages() {
  const pages = {
    room: new StandInRoom(),
    /** What the page listens to. */
    window: new EventTarget(),
    opened: [] as RoomSession[],
    /** Opens the page of a member. */
    enter: (seat: number): RoomSession => {
      const reply = { ...pages.room.news(0), puzzle: data, me: seat };
      const session = new RoomSession(`seat-${seat}`, reply, puzzle);
      pages.opened.push(session);
      return session;
    },
    /** Closes a page, of which only what is stored is left. */
    leave: (session: RoomSession): void => {
      session.close();
      pages.room.cut(session.key);
    },
  };
  beforeEach(() => {
    vi.useFakeTimers();
    pages.room = new StandInRoom();
    pages.window = new EventTarget();
    vi.stubGlobal('localStorage', standInStorage());
    vi.stubGlobal('sessionStorage', standInStorage());
    vi.stubGlobal('fetch', pages.room.fetch);
    vi.stubGlobal('EventSource', pages.room.EventSource);
    vi.stubGlobal('addEventListener', pages.window.addEventListener.bind(pages.window));
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  });
  afterEach(() => {
    for (const session of pages.opened.splice(0)) session.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return pages;
}

/** Lets time pass: unless told otherwise, enough for what was just typed to arrive. */
export const settle = (ms = 100): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

export const lettersIn = ({ store }: RoomSession): string => lettersOf(store.getState());

export function type({ store }: RoomSession, text: string): void {
  for (const letter of text) store.dispatch(commandOf(letter));
}

export function eventsOf(session: RoomSession): RoomEvent[] {
  const events: RoomEvent[] = [];
  session.listen((event) => events.push(event));
  return events;
}
