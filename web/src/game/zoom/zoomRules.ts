/** The side of a cell, in pixels, that is comfortable to tap. */
const comfortableSide = 34;
const greatestZoom = 3;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** Returns the zoom that makes cells comfortable: a multiple of 0.5, so that lines stay sharp on most phones. */
export function comfortableZoom(cellSide: number): number {
  return Math.max(1, Math.ceil((2 * comfortableSide) / cellSide) / 2);
}

/** Returns a zoom that is allowed: 1 shows the whole grid. The last bit of zooming out is not left to the fingers. */
export function allowedZoom(zoom: number, cellSide: number): number {
  return zoom < 1.05 ? 1 : Math.min(zoom, Math.max(greatestZoom, comfortableZoom(cellSide)));
}

/** Along one axis: how far a grid is zoomed and scrolled, and where the fingers are in its frame. */
interface Hold {
  readonly zoom: number;
  readonly offset: number;
  readonly at: number;
}

/** Returns the offset, along one axis, that keeps what the fingers hold under them. */
export function offsetUnderFingers(held: Hold, zoom: number, at: number): number {
  return ((held.offset + held.at) / held.zoom) * zoom - at;
}

/** A row or column of cells, from the edge before its first cell to the edge after its last one. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** What is seen of a grid along one axis, counted in cells. */
interface Sight {
  readonly size: number;
  readonly zoom: number;
  readonly offset: number;
}

/** Half a cell on either side shows how the grid goes on. */
const margin = 0.5;

/**
 * Returns the offset, along one axis and counted in cells, that shows the whole word with the least movement. A word
 * that is too long is scrolled only when its cell is out of sight, and then the cell is in the middle.
 */
export function offsetShowing(word: Span, cell: number, { size, zoom, offset }: Sight): number {
  const seen = size / zoom;
  const [start, end] = [Math.max(0, word.start - margin), Math.min(size, word.end + margin)];
  if (end - start <= seen) return clamp(offset, end - seen, start);
  const inWord = clamp(offset, start, end - seen);
  const isInSight = cell >= inWord && cell + 1 <= inWord + seen;
  return isInSight ? inWord : clamp(cell + 0.5 - seen / 2, start, end - seen);
}
