import { newGame } from '@monster/engine';
import type { Puzzle } from '@monster/engine';
import { attachGame } from './attachGame.ts';
import { focusCellInput } from './cellInput.ts';
import { takeEarlyEvents } from '../lib/earlyEvents.ts';
import { hasNoInput, isByPlayer, newsOf } from './gameNews.ts';
import type { GameNews } from './gameNews.ts';
import { gameOnPage } from './gameOnPage.ts';
import { createGameStore } from './gameStore.ts';
import type { GameStore, Sweep } from './gameStore.ts';
import type * as Notices from './late/savedGameNotices.ts';
import { asOf } from './moment.ts';
import { startClock } from './playClock.ts';
import type { PlayClock } from './playClock.ts';
import { keepGame, loadGame, savedGameKey } from './savedGame.ts';
import type { StorageTrouble } from './savedGame.ts';

/** Shows a notice. Its text is loaded when it is needed, as is what shows it. */
function notify(show: (notices: typeof Notices) => void): void {
  import('./late/savedGameNotices.ts').then(show, () => {});
}

/** Which game is played. */
export interface GameChoice {
  readonly puzzle: Puzzle;
  readonly puzzleId: string;
  /** 0 for no timer. */
  readonly timerMinutes: number;
  /** A revealed level has been reported, so it stays. */
  readonly isLevel: boolean;
  /** A play-test leaves nothing behind: it is neither loaded nor saved. */
  readonly isTest?: boolean | undefined;
}

/** A game that can be played on a screen: loaded, saved and timed. */
export interface Session {
  readonly store: GameStore;
  /** Starts the game on a screen, or goes on with it there. Returns a function that ends it. */
  readonly play: (screen: HTMLElement) => () => void;
  /** True once the game has started, and until it ends. */
  readonly isGoingOn: () => boolean;
  /** Stops the clock of a game that is going on, for a reason, until the returned function is called. */
  readonly hold: (reason: string) => () => void;
  /** Tells what happens in the game, and first what has happened while nobody listened. */
  readonly listen: (listener: (news: GameNews) => void) => () => void;
}

/** A game while it is played. */
interface Running {
  readonly screen: HTMLElement;
  readonly hold: (reason: string) => () => void;
  readonly end: () => void;
}

function openSaved(store: GameStore, { puzzleId, timerMinutes }: GameChoice): () => void {
  const key = savedGameKey(puzzleId, timerMinutes);
  let hasWarned = false;
  const warn = (trouble: StorageTrouble): void => {
    if (!hasWarned) notify(({ tellTrouble }) => tellTrouble(trouble));
    hasWarned = true;
  };
  const { game, trouble } = loadGame(store.puzzle, key, timerMinutes);
  store.replace(game);
  if (trouble !== undefined) warn(trouble);
  const { phase, timerMinutes: saved } = game;
  if (phase === 'playing' && saved !== 0 && saved !== timerMinutes)
    notify(({ tellOtherTimer }) => tellOtherTimer(saved, timerMinutes));
  return keepGame(store, key, warn);
}

/** Keeps the rest of the page informed about this game, so that nothing interrupts it. */
function keepKnown({ getState, subscribe }: GameStore): () => void {
  gameOnPage.set(hasNoInput(getState()) ? 'untouched' : 'begun');
  const unsubscribe = subscribe((_before, _after, command) => {
    if (isByPlayer(command)) gameOnPage.set('begun');
  });
  return () => {
    unsubscribe();
    gameOnPage.set('none');
  };
}

/** Has the start of a game noted by the server: that of a countdown at once, any other with the first letter. */
function keepStart(store: GameStore, { puzzleId, timerMinutes }: GameChoice): () => void {
  let isKept = false;
  const keep = (): void => {
    if (isKept) return;
    isKept = true;
    import('./late/ticket.ts').then(
      (late) => late.keepTicket(store, puzzleId, savedGameKey(puzzleId, timerMinutes)),
      () => {},
    );
  };
  if (timerMinutes > 0) keep();
  return store.subscribe((before, after) => before.cells !== after.cells && keep());
}

/** Loads the game, then attaches it and takes what was typed early, all in one task: no key can come in between. */
function run(screen: HTMLElement, store: GameStore, choice: GameChoice): Running {
  const stops = choice.isTest ? [] : [openSaved(store, choice), keepStart(store, choice)];
  const { replay, detach } = attachGame(screen, store);
  // A game begins with the first key, also one that came before the game.
  const early = takeEarlyEvents();
  let clock!: PlayClock;
  asOf(early[0]?.timeStamp, () => (clock = startClock(store)));
  replay(early);
  // From now on keys count only in the input. Focus the player has already moved stays where it is.
  if (document.activeElement === document.body) focusCellInput();
  const stopTelling = keepKnown(store);
  return {
    screen,
    hold: clock.hold,
    end: () => {
      clock.stop();
      stopTelling();
      detach();
      for (const stop of stops) stop();
    },
  };
}

/** Tells news to a listener; while there is none, they wait. */
function createNewsDesk({ subscribe }: GameStore, isOpen: () => boolean): Session['listen'] {
  let listener: ((news: GameNews) => void) | null = null;
  let waiting: GameNews[] = [];
  subscribe((...change) => {
    for (const found of newsOf(...change)) {
      // Once a game is open, another tab is the only one that replaces it with a finished one.
      const isElsewhere = 'by' in found && found.by === 'save' && isOpen();
      const news: GameNews = isElsewhere ? { ...found, by: 'otherTab' } : found;
      if (listener !== null) listener(news);
      else if (news.type !== 'played' || waiting.at(-1)?.type !== 'played') waiting.push(news);
    }
  });
  return (next) => {
    listener = next;
    const missed = waiting;
    waiting = [];
    missed.forEach(next);
    return () => void (listener = null);
  };
}

const bothSweeps: readonly Sweep[] = ['startOver', 'revealAll'];
const onlyStartOver: readonly Sweep[] = ['startOver'];

function createSession(choice: GameChoice, onEnd: () => void): Session {
  const { puzzle, timerMinutes, isLevel } = choice;
  const store = createGameStore(puzzle, newGame(puzzle, timerMinutes), isLevel ? onlyStartOver : bothSweeps);
  let running: Running | null = null;
  const isGoingOn = (): boolean => running !== null;
  const end = (): void => {
    running?.end();
    running = null;
    onEnd();
  };
  return {
    store,
    play: (screen) => {
      if (running !== null && running.screen !== screen) end();
      running ??= run(screen, store, choice);
      return end;
    },
    isGoingOn,
    hold: (reason) => running?.hold(reason) ?? (() => {}),
    listen: createNewsDesk(store, isGoingOn),
  };
}

/** The game on this page that has been started, perhaps before React was there. */
let current: { readonly name: string; readonly session: Session } | null = null;

/** True when a game is going on, which the server has drawn. */
export function hasGameOnScreen(): boolean {
  return current?.session.isGoingOn() === true;
}

/** Returns the session of a game: the one that is going on, or a new one, which has not started. */
export function sessionOf(choice: GameChoice): Session {
  const name = `${choice.puzzleId} ${choice.timerMinutes} ${String(choice.isLevel)}`;
  if (current?.name === name) return current.session;
  const session = createSession(choice, () => {
    if (current?.session === session) current = null;
  });
  // On the server, every page has a game of its own.
  if (typeof document !== 'undefined') current = { name, session };
  return session;
}
