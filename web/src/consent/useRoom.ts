import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** What must never be covered: the grid and our keyboard. */
const untouchable = '[role="grid"], [data-key]';

type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Whether two boxes share any area; one without a size shares none. */
export function overlap(a: Rect, b: Rect): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0;
}

/** Whether a box that floats over the page leaves the game free, at every size of the window and of letters. */
export function useRoom(): { box: RefObject<HTMLElement | null>; hasRoom: boolean } {
  const box = useRef<HTMLElement>(null);
  const [hasRoom, setHasRoom] = useState(true);
  useLayoutEffect(() => {
    const measure = (): void => {
      const own = box.current?.getBoundingClientRect();
      if (own === undefined) return;
      const others = [...document.querySelectorAll(untouchable)].map((each) => each.getBoundingClientRect());
      setHasRoom(!others.some((other) => overlap(own, other)));
    };
    const observer = new ResizeObserver(measure);
    if (box.current !== null) observer.observe(box.current);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  return { box, hasRoom };
}
