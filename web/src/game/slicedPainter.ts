/** Paints small changes at once and large ones over several frames, which keeps the page responsive. */
export interface SlicedPainter {
  readonly paint: (changed: ReadonlySet<number>) => void;
  readonly stop: () => void;
}

/** `perFrame` is how many items a slow phone can paint in one frame; a keystroke never changes that many. */
export function createSlicedPainter(
  paint: (items: Iterable<number>) => void,
  perFrame: number,
): SlicedPainter {
  let frame = 0;
  let waiting: readonly number[] = [];
  const paintSome = (): void => {
    paint(waiting.slice(0, perFrame));
    waiting = waiting.slice(perFrame);
    frame = waiting.length > 0 ? requestAnimationFrame(paintSome) : 0;
  };
  return {
    paint: (changed) => {
      if (changed.size <= perFrame) return paint(changed);
      cancelAnimationFrame(frame);
      waiting = [...new Set([...waiting, ...changed])];
      // Starts one frame later: this frame has to draw the buttons and dialogs that come with such a large change.
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(paintSome)));
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
