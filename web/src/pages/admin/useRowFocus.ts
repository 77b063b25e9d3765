import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to a row with `data-id`, or to what is in it, as soon as that row is among those on show. */
export function useRowFocus(rows: readonly { readonly id: string }[]): (id: string, within?: string) => void {
  const wish = useRef<{ readonly id: string; readonly within: string } | null>(null);
  useLayoutEffect(() => {
    if (wish.current === null) return;
    const { id, within } = wish.current;
    if (!rows.some((row) => row.id === id)) return;
    wish.current = null;
    document.querySelector<HTMLElement>(`[data-id="${id}"] ${within}`)?.focus();
  }, [rows]);
  return (id, within = '') => {
    wish.current = { id, within };
  };
}
