import { useEffect, useState } from 'react';

/** Longer than the pause between the two clicks of the slowest double click. */
const settleMs = 700;

/**
 * False for a moment after the page has loaded or `what` has changed. A press in that moment was meant for what stood
 * there before, so a button that could do harm ignores it.
 */
export function useSettled(what: unknown): boolean {
  const [settledOn, setSettledOn] = useState<{ readonly what: unknown } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettledOn({ what }), settleMs);
    return () => clearTimeout(timer);
  }, [what]);
  return settledOn !== null && settledOn.what === what;
}
