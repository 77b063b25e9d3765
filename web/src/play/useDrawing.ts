import { useLayoutEffect, useState } from 'react';
import { hasGameOnScreen } from '../game/session.ts';
import type * as drawing from './drawing/drawing.ts';
import { useLatePart } from '../lib/useLatePart.ts';

/** The parts of a screen that React draws only where the server has not. */
export type Drawing = typeof drawing;

/** The server draws every screen. */
const onServer: Drawing | null = import.meta.env.SSR ? await import('./drawing/drawing.ts') : null;

export const loadDrawing = () => import('./drawing/drawing.ts');

/**
 * Returns what draws the screen of a game, or null where the server has drawn it already. Until it is known whether and
 * how the screen is drawn, the result is undefined. The server draws the first game of a page, and React all that follow.
 */
export function useDrawing(game: string | undefined): Drawing | null | undefined {
  const [drawnGame, setDrawnGame] = useState(() => (hasGameOnScreen() ? game : undefined));
  const isDrawn = drawnGame !== undefined && drawnGame === game;
  if (drawnGame !== undefined && !isDrawn) setDrawnGame(undefined);
  useLayoutEffect(() => {
    // React throws the server's HTML away when anything in it does not match.
    // oxlint-disable-next-line react/set-state-in-effect -- only after the commit is it seen what is left
    if (isDrawn && document.querySelector('[data-cell]') === null) setDrawnGame(undefined);
  }, [isDrawn]);
  const late = useLatePart(loadDrawing, !isDrawn && onServer === null);
  if (onServer !== null) return onServer;
  return isDrawn ? null : (late ?? undefined);
}
