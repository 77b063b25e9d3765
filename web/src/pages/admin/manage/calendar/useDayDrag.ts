import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { Schedulable } from './schedulePlan.ts';

/** A shorter way of the pointer is a click. */
const leastPixels = 6;

interface DayDrag {
  readonly puzzle: Schedulable;
  /** The day under the pointer. */
  readonly over: string | undefined;
}

function dayAt({ clientX, clientY }: PointerEvent): string | undefined {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-date]');
  return cell?.dataset['date'];
}

/**
 * Drags puzzles to days, which are elements with `data-date`, by mouse or pen. A finger scrolls instead; a click does the
 * same as a drag. Dropping a puzzle on its own day or beside the calendar does nothing.
 */
export function useDayDrag(onDrop: (puzzle: Schedulable, date: string) => void) {
  const [drag, setDrag] = useState<DayDrag | null>(null);
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const wasDragged = useRef(false);
  const dragProps = (puzzle: Schedulable) => ({
    onPointerDown: (event: PointerEvent) => {
      wasDragged.current = false;
      if (event.button !== 0 || event.pointerType === 'touch') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null) return;
      const way = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y);
      if (drag !== null || way >= leastPixels) setDrag({ puzzle, over: dayAt(event) });
    },
    onPointerUp: (event: PointerEvent) => {
      start.current = null;
      if (drag === null) return;
      wasDragged.current = true;
      setDrag(null);
      const date = dayAt(event);
      if (date !== undefined && date !== puzzle.datePublished) onDrop(puzzle, date);
    },
    onPointerCancel: () => {
      start.current = null;
      setDrag(null);
    },
  });
  /** Runs the action of a click, unless it is the end of a drag. */
  const unlessDragged = (action: () => void) => () => {
    if (!wasDragged.current) action();
    wasDragged.current = false;
  };
  return { drag, dragProps, unlessDragged };
}
