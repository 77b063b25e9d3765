import { useEffect, useRef, useState } from 'react';
import { useLatePart } from '../lib/useLatePart.ts';
import { useGame } from './GameContext.ts';
import styles from './ZoomPlace.module.css';

const smallestZoomedSize = 13;
const loadZoom = () => import('./zoom/ZoomButton.tsx');

/** The place of the zoom button. CSS keeps it free where the cells of the grid are small, and only then is it filled. */
function ZoomSlot() {
  const place = useRef<HTMLDivElement>(null);
  const [hasRoom, setHasRoom] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setHasRoom((entry?.contentRect.width ?? 0) > 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const part = useLatePart(loadZoom, hasRoom);
  return (
    <div ref={place} className={styles['place']}>
      {hasRoom && part !== null && <part.ZoomButton />}
    </div>
  );
}

/** Offers to zoom large grids where their cells are too small to tap. */
export function ZoomPlace() {
  return useGame().puzzle.size >= smallestZoomedSize ? <ZoomSlot /> : null;
}
