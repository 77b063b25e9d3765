import { makeSvg } from '../../together/makeSvg.ts';
import type { SeatLook } from '../../together/seatLooks.ts';
import type { Writers } from './fillers.ts';
import styles from './WhoFilled.module.css';

/** A cell's color, with the shape in its upper right corner. */
function makeMark({ index, path }: SeatLook): Element {
  const mark = makeSvg('svg', {
    class: styles['fill'] ?? '',
    viewBox: '0 0 48 48',
    'data-look': String(index),
    'aria-hidden': 'true',
  });
  mark.append(
    makeSvg('rect', { width: '48', height: '48' }),
    makeSvg('path', { d: path, transform: 'translate(34 2)' }),
  );
  return mark;
}

/** Shows over the grid on this page who wrote each letter. Returns a function that takes it away. */
export function paintWriters(writers: Writers, lookOf: (seat: number) => SeatLook): () => void {
  const cells = [...document.querySelectorAll<HTMLElement>('[data-part="grid"] [data-cell]')];
  const marks = cells.map((cell) => {
    const seat = writers[Number(cell.dataset['cell'])] ?? null;
    cell.dataset['writer'] = seat === null ? '' : String(seat);
    if (seat === null) return null;
    const mark = makeMark(lookOf(seat));
    // The last child of a cell is its letter, which the game paints.
    cell.prepend(mark);
    return mark;
  });
  return () => {
    for (const cell of cells) delete cell.dataset['writer'];
    for (const mark of marks) mark?.remove();
  };
}
