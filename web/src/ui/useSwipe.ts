import { useRef } from 'react';
import type { PointerEvent } from 'react';

const thresholdPx = 50;
const slackPx = 6;

/** Lets a finger push the element sideways; past 50 px it is swiped away, short of it it springs back. */
export function useSwipe(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const distance = ({ clientX }: PointerEvent) => (startX.current === null ? 0 : clientX - startX.current);

  const finish = (event: PointerEvent<HTMLElement>, isSwiped: boolean): void => {
    startX.current = null;
    event.currentTarget.style.translate = '';
    if (isSwiped) onSwipe();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moved = distance(event);
      if (Math.abs(moved) < slackPx) return;
      // Captured only now: from the first touch on, it would take clicks from the buttons inside.
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.style.translate = `${moved}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) =>
      finish(event, Math.abs(distance(event)) >= thresholdPx),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => finish(event, false),
  };
}
