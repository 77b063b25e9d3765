import { useLayoutEffect, useRef } from 'react';

/** The neighbor that takes the focus when a row leaves its list. */
export function neighborOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { id }: { readonly id: string },
): Row | undefined {
  const index = rows.findIndex((row) => row.id === id);
  return rows[index + 1] ?? rows[index - 1];
}

/**
 * Returns a function that moves the focus to the row with this `data-id`, or to an element in it, as soon as the row is
 * rendered.
 */
export function useRowFocus(
  rows: readonly { readonly id: string }[],
): (id: string, selector?: string) => void {
  const target = useRef<{ readonly id: string; readonly selector: string } | null>(null);
  useLayoutEffect(() => {
    if (target.current === null) return;
    const { id, selector } = target.current;
    if (!rows.some((row) => row.id === id)) return;
    target.current = null;
    document.querySelector<HTMLElement>(`[data-id="${id}"] ${selector}`)?.focus();
  }, [rows]);
  return (id, selector = '') => {
    target.current = { id, selector };
  };
}
