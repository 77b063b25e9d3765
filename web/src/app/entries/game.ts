import { makePuzzle, parseTimer } from '@monster/engine';
import type { PuzzleData } from '@monster/engine';
import { hasWaitingCalls } from '../../api/waiting.ts';
import { saveBegun } from '../../daily/results.ts';
import { newsOf } from '../../game/gameNews.ts';
import type { GameStore } from '../../game/gameStore.ts';
import { sessionOf } from '../../game/session.ts';
import { whenReactIsNeeded } from '../../game/whenReactIsNeeded.ts';
import { openedOn, readPageData } from '../../site/pageData.ts';

/** Long enough that nobody is typing, and short enough that nobody waits. */
const restMs = 2_000;
const retryMs = 10_000;
/** What an address can ask for, and only React does. */
const requests = ['print', 'race', 'rewardtest'];

/** Long timers share a page, so the HTML may show another one. */
const timerInAddress = /[?&]timer=([^&]*)/u;

/** Notes the first letter of a daily puzzle, also for a player who leaves before React is there. */
function noteBegun({ subscribe }: GameStore, puzzleId: string, date: string): void {
  const stop = subscribe((...change) => {
    if (!newsOf(...change).some(({ type }) => type === 'played')) return;
    stop();
    saveBegun(puzzleId, date);
  });
}

/** Loads React when it is needed. If that fails, the game goes on without, and it is tried again. */
function loadReact(store: GameStore, isUrgent: boolean): void {
  const load = async (): Promise<void> => {
    try {
      await import('./client.tsx');
    } catch {
      setTimeout(() => loadReact(store, false), retryMs);
    }
  };
  whenReactIsNeeded(store, { isUrgent, restMs, start: () => void load() });
}

/** Plays on the screen that the server has drawn. React joins in later and finds the game going on. */
function playDrawnGame(screen: HTMLElement): void {
  const { path = '', puzzle: puzzleId = '', level, daily } = screen.dataset;
  const { answers, site } = readPageData();
  const data = answers[path]?.body;
  if (data === undefined) return;
  const session = sessionOf({
    // Whoever has drawn it has checked it.
    puzzle: makePuzzle(data as PuzzleData),
    puzzleId,
    timerMinutes: parseTimer(timerInAddress.exec(location.href)?.[1] ?? null),
    isLevel: level !== undefined,
  });
  if (daily !== undefined) noteBegun(session.store, puzzleId, daily);
  session.play(screen);
  if (location.href.includes('rewardtest=welcome')) session.hold('welcome');
  const isUrgent =
    site.hasThirdParties ||
    hasWaitingCalls() ||
    history.state !== null ||
    openedOn > site.today ||
    requests.some((name) => location.href.includes(`${name}=`));
  loadReact(session.store, isUrgent);
}

const screen = document.querySelector<HTMLElement>('main[data-puzzle]');
if (screen === null) void import('./client.tsx');
else playDrawnGame(screen);
