import { useDrawn, useGame } from './GameContext.ts';
import styles from './ZoomPlace.module.css';

const smallestZoomedSize = 13;

/** The place of the zoom button, which styles leave free where the cells of a grid are too small to tap. */
function ZoomSlot() {
  return (
    <div className={styles['place']} data-part="zoom" {...useDrawn(({ ZoomButton }) => <ZoomButton />)} />
  );
}

/** Offers to zoom large grids. */
export function ZoomPlace() {
  return useGame().puzzle.size >= smallestZoomedSize ? <ZoomSlot /> : null;
}
