import type { GameStore } from './gameStore.ts';

/** Scrolls the page until the cursor is clear of what is pinned to the screen's edges: the board's scroll margins. */
function scrollPageTo(board: Element, cursor: Element): void {
  const { scrollMarginBlockStart, scrollMarginBlockEnd } = getComputedStyle(board);
  const top = Number.parseFloat(scrollMarginBlockStart);
  const bottom = innerHeight - Number.parseFloat(scrollMarginBlockEnd);
  const [outer, inner] = [board.getBoundingClientRect(), cursor.getBoundingClientRect()];
  // A grid that scrolls inside the board brings the cursor into the board itself.
  const [first, last] = [Math.max(inner.top, outer.top), Math.min(inner.bottom, outer.bottom)];
  if (first < top) scrollBy({ top: Math.floor(first - top) });
  else if (last > bottom) scrollBy({ top: Math.ceil(last - bottom) });
}

/** Keeps the selected cell in view on a screen that the page does not fit into; returns a function that stops. */
export function keepSelectionInView(board: Element, { subscribe }: GameStore): () => void {
  let frame = 0;
  const unsubscribe = subscribe((before, after, command) => {
    // Without a command, a saved game was opened, and the page stays where it is.
    if (command === undefined || before.selection === after.selection) return;
    cancelAnimationFrame(frame);
    // In the next frame, which needs a layout anyway.
    frame = requestAnimationFrame(() => {
      if (document.documentElement.scrollHeight <= innerHeight) return;
      const cursor = board.querySelector('#cell-input');
      if (cursor !== null) scrollPageTo(board, cursor);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    unsubscribe();
  };
}
