import type { GameStore } from './gameStore.ts';

const loadZoom = () => import('./zoom/zoomGrid.ts');

/** Lets the grid be zoomed while styles leave room for the button, since the cells are small there. */
export function keepZoom(place: HTMLElement, store: GameStore): () => void {
  let stop: (() => void) | undefined;
  let isWanted = false;
  const start = (): void => {
    loadZoom().then(
      ({ startZoom }) => isWanted && (stop ??= startZoom(store)),
      () => {},
    );
  };
  const end = (): void => {
    isWanted = false;
    stop?.();
    stop = undefined;
  };
  const observer = new ResizeObserver(([entry]) => {
    if ((entry?.contentRect.width ?? 0) === 0) return end();
    isWanted = true;
    return start();
  });
  observer.observe(place);
  // Another chance for code that could not be loaded.
  place.addEventListener('click', start);
  return () => {
    observer.disconnect();
    place.removeEventListener('click', start);
    end();
  };
}

/** Shows the grid larger or whole. */
export async function pressZoom(store: GameStore): Promise<void> {
  const { toggleZoom } = await loadZoom();
  toggleZoom(store);
}
