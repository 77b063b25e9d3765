import { useEffect, useSyncExternalStore } from 'react';
import { useGame } from '../GameContext.ts';
import { gridZoom, startZoom, toggleZoom } from './zoomGrid.ts';

/** Shows the grid larger or whole. While it is on the screen, two fingers zoom the grid, too. */
export function ZoomButton() {
  const store = useGame();
  const isZoomed = useSyncExternalStore(
    gridZoom.subscribe,
    () => gridZoom.get() > 1,
    () => false,
  );
  useEffect(() => startZoom(store), [store]);
  return (
    <button type="button" aria-label={isZoomed ? 'Zoom out' : 'Zoom in'} onClick={() => toggleZoom(store)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={`M15.5 15.5L21 21M17 10a7 7 0 1 1-14 0a7 7 0 1 1 14 0M7 10h6${isZoomed ? '' : 'M10 7v6'}`} />
      </svg>
    </button>
  );
}
