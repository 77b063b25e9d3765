/** Paints little at once and much over several frames, so that the page stays quick to answer. */
export interface SlicedPainter {
  readonly paint: (changed: ReadonlySet<number>) => void;
  readonly stop: () => void;
}

/** `perFrame` is as many as a slow phone paints in one frame; a key stroke never changes that many. */
export function inSlices(paint: (items: Iterable<number>) => void, perFrame: number): SlicedPainter {
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
      // Not before the next frame: this one has the buttons and dialogs to draw that come with so large a change.
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(paintSome)));
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
