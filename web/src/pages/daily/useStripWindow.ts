import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** From the start of one card to the next; the stylesheet's card is 8 px narrower. */
export const cardStepPx = 168;
const cardsAhead = 6;
/** The window moves in steps, so that most scrolling renders nothing. */
const stride = 3;

/** The cards, first and one past the last, to have on the page at a place of the scroller. */
export function windowAt(left: number, width: number, count: number): { from: number; to: number } {
  const first = Math.floor(left / cardStepPx / stride) * stride;
  const last = Math.ceil((left + width) / cardStepPx / stride) * stride;
  return { from: Math.max(0, first - cardsAhead), to: Math.min(count, last + cardsAhead) };
}

/** A wheel without a sideways axis scrolls sideways too, until the end; from there on it is the page's again. */
function scrollSideways(scroller: HTMLElement, event: WheelEvent): void {
  if (event.ctrlKey || event.deltaX !== 0) return;
  const { scrollLeft, scrollWidth, clientWidth } = scroller;
  const hasRoom = event.deltaY < 0 ? scrollLeft > 0 : scrollLeft + clientWidth < scrollWidth - 1;
  if (!hasRoom) return;
  event.preventDefault();
  scroller.scrollLeft += event.deltaY;
}

/** Follows the scroller and tells which cards it needs. */
export function useStripWindow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [range, setRange] = useState(() => windowAt(0, 768, count));
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const follow = (): void => {
      const next = windowAt(element.scrollLeft, element.clientWidth, count);
      setRange((was) => (was.from === next.from && was.to === next.to ? was : next));
    };
    const wheel = (event: WheelEvent): void => scrollSideways(element, event);
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('scroll', follow);
      element.removeEventListener('wheel', wheel);
    };
  }, [scroller, count]);
  return range;
}
