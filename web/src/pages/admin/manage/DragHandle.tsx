import { useState } from 'react';
import type { ComponentProps, PointerEvent } from 'react';
import styles from './ManageTab.module.css';

interface Drag {
  readonly id: string;
  /** The row under the pointer, whose position the dragged row would take. */
  readonly over: string;
}

/** How a row takes part in a drag. */
export function dragStateOf(drag: Drag | null, id: string): 'dragged' | 'over' | undefined {
  if (drag === null) return undefined;
  if (drag.id === id) return 'dragged';
  return drag.over === id ? 'over' : undefined;
}

function rowAt({ clientX, clientY }: PointerEvent): string | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-id]');
  return row?.dataset['id'];
}

/** Drags rows with `data-id` by mouse, pen or finger. Dropping one outside the list does nothing. */
export function useRowDrag(onDrop: (id: string, over: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = (event: PointerEvent): void => {
    setDrag(null);
    const over = rowAt(event);
    if (drag !== null && over !== undefined && over !== drag.id) onDrop(drag.id, over);
  };
  const handleProps = (id: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, over: id });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag !== null) setDrag({ id: drag.id, over: rowAt(event) ?? drag.id });
    },
    onPointerUp: end,
    onPointerCancel: () => setDrag(null),
  });
  return { drag, handleProps };
}

/** The handle of a row. It is only for pointers; the buttons beside it do the same for everyone. */
export function DragHandle(handlers: Omit<ComponentProps<'span'>, 'className'>) {
  return (
    <span className={styles['handle']} aria-hidden="true" title="Drag to another place" {...handlers}>
      <svg viewBox="0 0 16 24">
        <path d="M5 4v.01M11 4v.01M5 12v.01M11 12v.01M5 20v.01M11 20v.01" />
      </svg>
    </span>
  );
}
