import { useState } from 'react';
import type { ComponentType } from 'react';
import { showToast } from '../ui/toasts.ts';

/** A part of the page whose code is fetched when it is first asked for; the player is told where that fails. */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): [part: ComponentType<Props> | null, need: () => void] {
  const [part, setPart] = useState<{ readonly View: ComponentType<Props> } | null>(null);
  const need = (): void => {
    if (part !== null) return;
    load()
      .then((View) => setPart({ View }))
      .catch(() =>
        showToast({ title: 'That could not be loaded', description: 'Please check your connection.' }),
      );
  };
  return [part?.View ?? null, need];
}
