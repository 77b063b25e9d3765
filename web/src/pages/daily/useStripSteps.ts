import { useRef } from 'react';
import type { RefObject } from 'react';

const stepPx = 200;

/** Returns where a step from one place leads: 200 px to either side, but not past an end. */
export function stepFrom(left: number, direction: -1 | 1, end: number): number {
  return Math.min(end, Math.max(0, left + direction * stepPx));
}

/**
 * Scrolls the strip in steps. A step that comes while the last one still moves starts where that one ends, so none is
 * lost; `byHand` goes on the scroller, since after the player has scrolled it, steps start from there.
 */
export function useStripSteps(scroller: RefObject<HTMLElement | null>) {
  const goal = useRef<number | null>(null);
  const step = (direction: -1 | 1): void => {
    const element = scroller.current;
    if (element === null) return;
    const { scrollLeft, scrollWidth, clientWidth } = element;
    goal.current = stepFrom(goal.current ?? scrollLeft, direction, scrollWidth - clientWidth);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: goal.current, behavior: isStill ? 'instant' : 'smooth' });
  };
  const forget = (): void => {
    goal.current = null;
  };
  const byHand = { onWheel: forget, onPointerDown: forget, onKeyDown: forget, onFocus: forget };
  return { step, byHand };
}
