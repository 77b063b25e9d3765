import type { GameStore } from '../gameStore.ts';
import { selectedWord } from '../gameStore.ts';
import { createObservable } from '../../lib/observable.ts';
import { allowedZoom, comfortableZoom, offsetShowing, offsetUnderFingers } from './zoomRules.ts';

/** How far grids are zoomed in during this visit; 1 shows them whole. */
const gridZoom = createObservable(1);

/** The frame of a grid, which stays as large as it is, and what is scaled and scrolled inside of it. */
interface Board {
  readonly frame: HTMLElement;
  readonly sheet: HTMLElement;
  readonly size: number;
}

function boardOf({ puzzle }: GameStore): Board | null {
  const frame = document.querySelector<HTMLElement>('[data-board]');
  const sheet = frame?.firstElementChild;
  return frame !== null && sheet instanceof HTMLElement ? { frame, sheet, size: puzzle.size } : null;
}

const cellSide = ({ frame, size }: Board): number => frame.clientWidth / size;

/** Scrolls the frame, never the page, until the selected word is seen, or as much of it as fits around the cell. */
function showSelection({ frame, size }: Board, { puzzle, getState }: GameStore): void {
  const { cell } = getState().selection;
  const cells = selectedWord(puzzle, getState())?.cells ?? [cell];
  const zoom = gridZoom.get();
  const pitch = (frame.clientWidth * zoom) / size;
  const along = (scrolled: number, lineOf: (index: number) => number): number => {
    const lines = cells.map(lineOf);
    const word = { start: Math.min(...lines), end: Math.max(...lines) + 1 };
    return offsetShowing(word, lineOf(cell), { size, zoom, offset: scrolled / pitch }) * pitch;
  };
  frame.scrollTo({
    left: along(frame.scrollLeft, (index) => index % size),
    top: along(frame.scrollTop, (index) => Math.floor(index / size)),
  });
}

/** Zooms around two fingers. One finger scrolls without our help. */
function listenToPinch(board: Board, signal: AbortSignal): void {
  const { frame } = board;
  const fingersOn = ({ touches: [one, other] }: TouchEvent) => {
    if (one === undefined || other === undefined) return null;
    const { left, top } = frame.getBoundingClientRect();
    return {
      x: (one.clientX + other.clientX) / 2 - left - frame.clientLeft,
      y: (one.clientY + other.clientY) / 2 - top - frame.clientTop,
      apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    };
  };
  let held: (NonNullable<ReturnType<typeof fingersOn>> & { zoom: number; left: number; top: number }) | null;
  const hold = (event: TouchEvent): void => {
    const fingers = fingersOn(event);
    held = fingers && { ...fingers, zoom: gridZoom.get(), left: frame.scrollLeft, top: frame.scrollTop };
  };
  const pinch = (event: TouchEvent): void => {
    const fingers = fingersOn(event);
    if (!held || fingers === null) return;
    if (event.cancelable) event.preventDefault();
    const zoom = allowedZoom((held.zoom * fingers.apart) / held.apart, cellSide(board));
    gridZoom.set(zoom);
    frame.scrollTo({
      left: offsetUnderFingers({ ...held, offset: held.left, at: held.x }, zoom, fingers.x),
      top: offsetUnderFingers({ ...held, offset: held.top, at: held.y }, zoom, fingers.y),
      behavior: 'instant',
    });
  };
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    frame.addEventListener(type, hold, { signal, passive: true });
  frame.addEventListener('touchmove', pinch, { signal, passive: false });
}

/** Lets the grid be zoomed, and keeps the selection in sight while it is; returns a function that stops. */
export function startZoom(store: GameStore): () => void {
  const board = boardOf(store);
  if (board === null) return () => {};
  const { frame, sheet } = board;
  const controller = new AbortController();
  let request = 0;
  // In the next frame, which needs a layout anyway, so that scrolling does not cost another one.
  const showSoon = (): void => {
    cancelAnimationFrame(request);
    if (gridZoom.get() > 1) request = requestAnimationFrame(() => showSelection(board, store));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = (): void => {
    const isZoomed = gridZoom.get() > 1;
    frame.dataset['zoom'] = isZoomed ? 'in' : 'out';
    const button = document.querySelector('[data-key=zoom]');
    if (button !== null) button.ariaLabel = isZoomed ? 'Zoom out' : 'Zoom in';
  };
  const scale = (): void => {
    const zoom = gridZoom.get();
    sheet.style.scale = zoom > 1 ? String(zoom) : '';
    // Gives all numbers another size, which takes as long as the rest: in a task of its own.
    clearTimeout(timer);
    timer = setTimeout(mark);
  };
  scale();
  mark();
  listenToPinch(board, controller.signal);
  const resize = new ResizeObserver(showSoon);
  resize.observe(frame);
  const stops = [
    gridZoom.subscribe(scale),
    store.subscribe((before, after) => {
      if (before.cells !== after.cells || before.selection !== after.selection) showSoon();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    controller.abort();
    resize.disconnect();
    cancelAnimationFrame(request);
    clearTimeout(timer);
    delete frame.dataset['zoom'];
    sheet.style.scale = '';
  };
}

/** Zooms in on the selection until its cells are comfortable to tap, or back out to the whole grid. */
export function toggleZoom(store: GameStore): void {
  const board = boardOf(store);
  if (board === null) return;
  gridZoom.set(gridZoom.get() > 1 ? 1 : comfortableZoom(cellSide(board)));
  showSelection(board, store);
}
