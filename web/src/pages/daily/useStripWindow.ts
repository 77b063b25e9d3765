import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The distance from one card to the next; the stylesheet's card is 8 px narrower. */
export const cardStepPx = 168;
const cardsAhead = 6;
/** The window moves several cards at a time, so most scrolling renders nothing. */
const cardsPerMove = 3;

/** Returns the cards to render at a scroll position: the first, and one past the last. */
export function windowAt(left: number, width: number, count: number): { from: number; to: number } {
  const first = Math.floor(left / cardStepPx / cardsPerMove) * cardsPerMove;
  const last = Math.ceil((left + width) / cardStepPx / cardsPerMove) * cardsPerMove;
  return { from: Math.max(0, first - cardsAhead), to: Math.min(count, last + cardsAhead) };
}

/** Lets an ordinary mouse wheel scroll the strip sideways; at either end the wheel scrolls the page again. */
function scrollSideways(scroller: HTMLElement, event: WheelEvent): void {
  if (event.ctrlKey || event.deltaX !== 0) return;
  const { scrollLeft, scrollWidth, clientWidth } = scroller;
  const hasRoom = event.deltaY < 0 ? scrollLeft > 0 : scrollLeft + clientWidth < scrollWidth - 1;
  if (!hasRoom) return;
  event.preventDefault();
  scroller.scrollLeft += event.deltaY;
}

/** Follows the scroller and returns the range of cards to render. */
export function useStripWindow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [range, setRange] = useState(() => windowAt(0, 768, count));
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const updateRange = (): void => {
      const next = windowAt(element.scrollLeft, element.clientWidth, count);
      setRange((last) => (last.from === next.from && last.to === next.to ? last : next));
    };
    const onWheel = (event: WheelEvent): void => scrollSideways(element, event);
    updateRange();
    element.addEventListener('scroll', updateRange, { passive: true });
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('scroll', updateRange);
      element.removeEventListener('wheel', onWheel);
    };
  }, [scroller, count]);
  return range;
}
