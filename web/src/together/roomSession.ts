import { ROOM_VERSION } from '@monster/contract/limits';
import type { RoomPeople } from '@monster/contract';
import { isOver, readPuzzle } from '@monster/engine';
import type { GameState, HeardMove, Puzzle } from '@monster/engine';
import { send } from '../api/client.ts';
import { enterRoom } from '../api/player/roomCalls.ts';
import type { RoomReply } from '../api/player/roomCalls.ts';
import { attachGame } from '../game/attachGame.ts';
import { focusCellInput } from '../game/cellInput.ts';
import type { GameNews } from '../game/gameNews.ts';
import { gameOnPage } from '../game/gameOnPage.ts';
import type { GameStore } from '../game/gameStore.ts';
import type { Session } from '../game/session.ts';
import { takeEarlyEvents } from '../lib/earlyEvents.ts';
import { createListeners, createObservable } from '../lib/observable.ts';
import type { Observable } from '../lib/observable.ts';
import type { Ending } from './ending.ts';
import { MoveSender } from './moveSender.ts';
import { placesOfMoves, placesOfPeople } from './places.ts';
import type { RoomPlaces } from './places.ts';
import { comingsAndGoings, filledByOthers, overtakenCells, reactionsIn } from './roomEvents.ts';
import type { RoomEvent } from './roomEvents.ts';
import { RoomLink } from './roomLink.ts';
import type { LinkStatus } from './roomLink.ts';
import { createRoomStore } from './roomStore.ts';
import type { RoomStore } from './roomStore.ts';
import { showOwnPlace } from './showOwnPlace.ts';
import { openWaitingMoves } from './waitingMoves.ts';
import type { WaitingMoves } from './waitingMoves.ts';

/** Numbers moves under a random name of this page, so that no two pages number theirs alike. */
function createIds(): () => string {
  const page = Math.random().toString(36).slice(2, 12);
  let made = 0;
  return () => {
    made += 1;
    return `${page}.${made}`;
  };
}

const clockMs = 250;

const endings: Record<Ending, string> = {
  removed: 'The founder of this room has removed you.',
  closed: 'This room is closed.',
  outdated: 'This page is out of date. Please reload it.',
};

/** Plays the room's game on a screen, as a session does with a game alone. */
function playOn(screen: HTMLElement, store: GameStore): () => void {
  const { replay, detach } = attachGame(screen, store);
  replay(takeEarlyEvents());
  if (document.activeElement === document.body) focusCellInput();
  gameOnPage.set('begun');
  return () => {
    detach();
    gameOnPage.set('none');
  };
}

/** Tells about the end of the shared game, also to those who start listening after it. */
function createEndNews({ getPlayer }: RoomStore) {
  const { notify, subscribe } = createListeners<[GameNews]>();
  const newsOfEnd = (by: 'player' | 'save'): GameNews | null => {
    const { shared, view } = getPlayer();
    const game: GameState = { ...view, clock: shared.game.clock };
    if (!isOver(shared.game)) return null;
    return { type: shared.game.phase === 'complete' ? 'solved' : 'revealed', by, game };
  };
  let told = newsOfEnd('save');
  return {
    look: (): void => {
      if (told !== null) return;
      told = newsOfEnd('player');
      if (told !== null) notify(told);
    },
    hearGame: (listener: (news: GameNews) => void) => {
      if (told !== null) listener(told);
      return subscribe(listener);
    },
  };
}

/** A room while its page is open. */
export class RoomSession {
  readonly key: string;
  readonly room: RoomReply;
  /** As of a game alone: what is dispatched shows at once, and the others get to see it. */
  readonly store: GameStore;
  readonly people: Observable<RoomPeople>;
  /** Where the others are. */
  readonly places: Observable<RoomPlaces>;
  readonly status: Observable<LinkStatus>;
  /** How many own moves the server has not acknowledged. */
  readonly waiting = createObservable(0);
  readonly listen: (listener: (event: RoomEvent) => void) => () => void;
  /** Tells about the end once the server knows of it: then all see it at the same moment and with the same time. */
  readonly hearGame: Session['listen'];
  readonly #store: RoomStore;
  readonly #saved: WaitingMoves;
  readonly #sender: MoveSender;
  readonly #link: RoomLink;
  readonly #end: ReturnType<typeof createEndNews>;
  readonly #notify: (event: RoomEvent) => void;
  readonly #place: ReturnType<typeof showOwnPlace>;
  readonly #clock: ReturnType<typeof setInterval>;
  /** What to add to the page's time to get the room's. */
  #aheadMs: number;

  constructor(key: string, room: RoomReply, puzzle: Puzzle) {
    this.key = key;
    this.room = room;
    this.people = createObservable(room.people);
    this.places = createObservable(placesOfPeople(new Map(), room.people, room.people, room.me));
    this.#saved = openWaitingMoves(key);
    const makeId = createIds();
    const onMove = (): void => this.#keepAndSend();
    this.#store = createRoomStore({ puzzle, seat: room.me, waiting: this.#saved.found, makeId, onMove });
    this.#store.hear(room.moves);
    this.store = this.#store;
    this.#end = createEndNews(this.#store);
    this.hearGame = this.#end.hearGame;
    const { notify, subscribe } = createListeners<[RoomEvent]>();
    this.#notify = notify;
    this.listen = subscribe;
    this.#aheadMs = room.nowMs - performance.now();
    this.#sender = this.#createSender();
    this.#link = this.#createLink();
    this.status = this.#link.status;
    this.#place = showOwnPlace(key, this.#store);
    this.#clock = setInterval(() => this.#setTime(), clockMs);
    this.#setTime();
    this.#keepAndSend();
    this.#place.show();
  }

  /** By cell, the seat of whoever wrote its letter. */
  readonly writers = (): readonly (number | null)[] => this.#store.getPlayer().seen.writers;

  readonly react = (reaction: string): void => this.#store.react(reaction);

  /** Plays the game on a screen. Returns a function that ends it. */
  readonly play = (screen: HTMLElement): (() => void) => playOn(screen, this.#store);

  readonly close = (): void => {
    clearInterval(this.#clock);
    this.#place.stop();
    this.#sender.stop();
    this.#link.close();
  };

  #createSender(): MoveSender {
    return new MoveSender({
      key: this.key,
      waiting: () => this.#store.getPlayer().waiting,
      onTaken: () => this.#keep(),
      onRefused: (ids, message) => {
        this.#store.giveUp(ids);
        this.#keep();
        this.#notify({ type: 'refused', message });
      },
      onEnded: (ending, message) => this.#finish(ending, message),
    });
  }

  #createLink(): RoomLink {
    return new RoomLink({
      key: this.key,
      after: () => this.#store.getPlayer().shared.number,
      onMoves: (moves) => this.#hear(moves),
      onPeople: (people) => this.#meet(people),
      onTime: (nowMs) => {
        this.#aheadMs = nowMs - performance.now();
        this.#sender.send();
      },
      onGone: (reason) => this.#finish(reason),
    });
  }

  #setTime(): void {
    this.#store.setTime(performance.now() + this.#aheadMs);
  }

  #keep(): void {
    const { waiting } = this.#store.getPlayer();
    const unsafe = waiting.filter(({ id }) => !this.#sender.isTaken(id));
    this.#saved.keep(unsafe);
    this.waiting.set(unsafe.length);
  }

  #keepAndSend(): void {
    this.#keep();
    this.#sender.send();
  }

  #hear(moves: readonly HeardMove[]): void {
    const before = this.#store.getPlayer();
    const fresh = moves.filter(({ number }) => number > before.shared.number);
    if (fresh.length === 0) return;
    const overtaken = this.#store.hear(fresh);
    const { seen, view } = this.#store.getPlayer();
    if (before.waiting.length > 0) this.#keep();
    const { me } = this.room;
    this.places.set(placesOfMoves(this.places.get(), fresh, me));
    const events = [
      ...filledByOthers(this.store.puzzle, before.view, view, seen.writers, me),
      ...overtakenCells(overtaken, seen.writers),
      ...reactionsIn(fresh),
    ];
    for (const event of events) this.#notify(event);
    this.#setTime();
    this.#end.look();
  }

  #meet(people: RoomPeople): void {
    const before = this.people.get();
    if (people.version < before.version) return;
    const { me } = this.room;
    this.people.set(people);
    this.places.set(placesOfPeople(this.places.get(), before, people, me));
    for (const event of comingsAndGoings(before, people, me)) this.#notify(event);
  }

  #finish(reason: Ending, message: string = endings[reason]): void {
    this.close();
    this.#notify({ type: 'ended', reason, message });
  }
}

/** Comes into a room. Throws an `ApiError` if that is not possible. */
export async function openRoom(key: string): Promise<RoomSession> {
  const room = await send(enterRoom({ params: { key }, body: { version: ROOM_VERSION } }));
  const read = readPuzzle(room.puzzle);
  if (!read.ok) throw new Error(read.problem);
  return new RoomSession(key, room, read.puzzle);
}
