/** How somebody in a room is told apart: by a color, whose values are in `seats.css`, and by a shape. */
export interface SeatLook {
  /** Counts from 0; also the value of `data-look`. */
  readonly index: number;
  readonly color: string;
  readonly shape: string;
  /** The shape as a path in a box of 12 by 12. */
  readonly path: string;
}

const looks: readonly SeatLook[] = [
  ['blue', 'circle', 'M6 .5a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11z'],
  ['orange', 'triangle', 'M6 .5 12 11.5H0z'],
  ['green', 'square', 'M1 1h10v10H1z'],
  ['pink', 'diamond', 'M6 0l6 6-6 6-6-6z'],
  ['violet', 'star', 'M6 0l1.8 3.9 4.2.5-3.1 2.9.8 4.2L6 9.4l-3.7 2.1.8-4.2L0 4.4l4.2-.5z'],
  ['teal', 'cross', 'M4 0h4v4h4v4H8v4H4V8H0V4h4z'],
  ['red', 'funnel', 'M0 .5h12L6 11.5z'],
  ['olive', 'bars', 'M0 1h12v4H0zm0 6h12v4H0z'],
].map(([color = '', shape = '', path = ''], index) => ({ index, color, shape, path }));

function lookAt(index: number): SeatLook {
  const look = looks[index % looks.length];
  if (look === undefined) throw new Error('There is no such look');
  return look;
}

/**
 * Returns the look of each seat. No two members look alike, even when seats have been given up and others taken; the
 * letters of somebody who was removed keep the color of their seat.
 */
export function looksOf(members: readonly { readonly seat: number }[]): (seat: number) => SeatLook {
  const taken = new Map<number, number>();
  const isFree = (index: number): boolean => ![...taken.values()].includes(index);
  for (const { seat } of members) {
    const wanted = seat % looks.length;
    const after = [...looks.slice(wanted), ...looks].map(({ index }) => index);
    taken.set(seat, after.find(isFree) ?? wanted);
  }
  return (seat) => lookAt(taken.get(seat) ?? seat);
}
