import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Moves the focus from the link of a day to the next one in the direction of an arrow key. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (step === undefined || hasModifier) return;
  const own = event.currentTarget.closest('td');
  const cells = [...(own?.closest('tbody')?.querySelectorAll('td') ?? [])];
  const links = cells.map((cell) => cell.querySelector('a'));
  for (let i = cells.findIndex((cell) => cell === own) + step; i >= 0 && i < links.length; i += step) {
    const link = links[i] ?? null;
    if (link === null) continue;
    event.preventDefault();
    link.focus();
    return;
  }
}
