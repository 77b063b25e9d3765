import { useState } from 'react';
import type { PointerEvent } from 'react';

interface Drag {
  readonly id: string;
  /** The row under the pointer, whose place the dragged one would take. */
  readonly over: string;
}

function rowAt({ clientX, clientY }: PointerEvent): string | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-id]');
  return row?.dataset['id'];
}

/** Dragging of rows that have `data-id`, by mouse, pen or finger; let go outside of the list, nothing happens. */
export function useRowDrag(onDrop: (id: string, over: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = (event: PointerEvent): void => {
    setDrag(null);
    const over = rowAt(event);
    if (drag !== null && over !== undefined && over !== drag.id) onDrop(drag.id, over);
  };
  const handleOf = (id: string) => ({
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
  return { drag, handleOf };
}
