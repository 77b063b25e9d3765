import type { SeatLook } from '../../together/seatLooks.ts';
import type { Writers } from './fillers.ts';
import styles from './WhoFilled.module.css';

const svgNamespace = 'http://www.w3.org/2000/svg';

function createPart(name: string, attributes: Readonly<Record<string, string>>): Element {
  const part = document.createElementNS(svgNamespace, name);
  for (const [attribute, value] of Object.entries(attributes)) part.setAttribute(attribute, value);
  return part;
}

/** A cell's color, with the shape in its upper right corner. */
function makeMark({ index, path }: SeatLook): Element {
  const mark = createPart('svg', {
    class: styles['fill'] ?? '',
    viewBox: '0 0 48 48',
    'data-look': String(index),
    'aria-hidden': 'true',
  });
  mark.append(
    createPart('rect', { width: '48', height: '48' }),
    createPart('path', { d: path, transform: 'translate(34 2)' }),
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
