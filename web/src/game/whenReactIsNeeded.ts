import { hasEarlyClicks } from '../lib/earlyEvents.ts';
import { currentToast } from '../ui/toasts.ts';
import { isNearEnd } from './gameNews.ts';
import { gameOnPage } from './gameOnPage.ts';
import type { GameStore } from './gameStore.ts';

/** What the game does itself; everything else on a page that can be pressed needs React. */
const gameParts = '#cell-input, [data-cell], [data-word], [data-key]';
const controls = 'a, button, input, select, summary';
/** Shows that somebody is there. */
const signs = ['pointermove', 'pointerdown', 'pointerover', 'focusin', 'keydown', 'wheel'] as const;

function isControl({ target }: Event): boolean {
  return target instanceof Element && target.closest(controls) !== null && target.closest(gameParts) === null;
}

/** Browsers report a mouse that lies still as moving when the page below it changes. */
function isByPerson(event: Event): boolean {
  if (event.type === 'pointerover') return false;
  return event.type !== 'pointermove' || !isStill(event as PointerEvent);
}

const isStill = ({ movementX, movementY }: PointerEvent): boolean => movementX === 0 && movementY === 0;

/** Has the files that the HTML names for later fetched as soon as the network has nothing else to do. */
function fetchLaterFiles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'prefetch';
}

interface Need {
  /** True when React is needed at once. */
  readonly isUrgent: boolean;
  /** How long somebody who is there has to rest. */
  readonly restMs: number;
  readonly start: () => void;
}

/**
 * Calls `start` once: when a control is pointed at, pressed or has the focus, when a toast has to be shown, when the
 * game is about to end, or when somebody is there and rests for a while. Visitors who never touch the page, such as
 * robots and those who leave at once, do without.
 */
export function whenReactIsNeeded(
  { puzzle, getState, subscribe }: GameStore,
  { isUrgent, restMs, start }: Need,
): void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = (): void => {
    if (signal.aborted) return;
    controller.abort();
    clearTimeout(timer);
    unsubscribe();
    unwatch();
    start();
  };
  const rest = (): void => {
    if (timer === undefined) fetchLaterFiles();
    clearTimeout(timer);
    timer = setTimeout(go, restMs);
  };
  const look = (): void => {
    if (isNearEnd(puzzle, getState())) go();
  };
  const unsubscribe = subscribe((before, after) => {
    if (before.cells !== after.cells || before.phase !== after.phase) look();
  });
  const unwatch = currentToast.subscribe(go);
  const notice = (event: Event): void => {
    if (isControl(event)) go();
    else if (isByPerson(event)) rest();
  };
  for (const type of signs) addEventListener(type, notice, { signal, capture: true, passive: true });
  if (isUrgent || hasEarlyClicks() || currentToast.get() !== null) go();
  else if (gameOnPage.get() === 'begun') rest();
  look();
}
