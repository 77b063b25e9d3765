import './seats.css';
import type { RoomPeople } from '@monster/contract';
import type { GameStore } from '../game/gameStore.ts';
import type { Observable } from '../lib/observable.ts';
import { makeSvg } from './makeSvg.ts';
import type { RoomPlaces } from './places.ts';
import styles from './Presence.module.css';
import { looksOf } from './seatLooks.ts';
import type { SeatLook } from './seatLooks.ts';
import { spotsOf } from './spots.ts';
import type { Spot } from './spots.ts';

/** Somebody as they are drawn over the grid. */
interface Figure {
  readonly box: HTMLElement;
  readonly line: HTMLElement;
  readonly path: SVGPathElement;
  /** What was drawn last. */
  drawn: string;
}

function makeFigure(sheet: Element): Figure {
  const [box, line] = [document.createElement('div'), document.createElement('div')];
  box.className = styles['box'] ?? '';
  line.className = styles['line'] ?? '';
  const mark = makeSvg('svg', { viewBox: '0 0 12 12', class: styles['mark'] ?? '' });
  const path = makeSvg('path');
  mark.append(path);
  box.append(mark);
  for (const part of [box, line]) {
    part.ariaHidden = 'true';
    sheet.append(part);
  }
  return { box, line, path, drawn: '' };
}

/** Draws somebody, unless that would change nothing. */
function drawFigure(figure: Figure, size: number, spot: Spot, look: SeatLook): void {
  const drawn = JSON.stringify([spot, look.index]);
  if (figure.drawn === drawn) return;
  figure.drawn = drawn;
  const { box, line, path } = figure;
  const moveTo = (part: HTMLElement, cell: number, width = 1, height = 1): void => {
    part.dataset['look'] = String(look.index);
    part.style.translate = `${((cell % size) * 100) / width}% ${(Math.floor(cell / size) * 100) / height}%`;
  };
  moveTo(box, spot.cell);
  box.toggleAttribute('data-frame', spot.hasFrame);
  box.toggleAttribute('data-with-me', spot.isWithMe);
  box.dataset['slot'] = String(spot.slot);
  path.setAttribute('d', look.path);
  line.hidden = spot.line === null;
  if (spot.line === null) return;
  const { cell, length, direction, lane } = spot.line;
  line.dataset['direction'] = direction;
  line.style.setProperty('--length', String(length));
  line.style.setProperty('--lane', String(lane));
  moveTo(line, cell, direction === 'across' ? length : 1, direction === 'down' ? length : 1);
}

interface Others {
  readonly store: GameStore;
  readonly people: Observable<RoomPeople>;
  readonly places: Observable<RoomPlaces>;
}

/** Draws where the others are over a grid, and moves only who has moved; returns a function that takes them away. */
export function keepPresencePainted(sheet: Element, { store, people, places }: Others): () => void {
  const { puzzle, getState } = store;
  const figures = new Map<number, Figure>();
  const remove = (seat: number, { box, line }: Figure): void => {
    box.remove();
    line.remove();
    figures.delete(seat);
  };
  const paint = (): void => {
    const lookOf = looksOf(people.get().members);
    const spots = spotsOf(puzzle, getState().selection.cell, places.get());
    for (const [seat, figure] of figures) if (!spots.has(seat)) remove(seat, figure);
    for (const [seat, spot] of spots) {
      const figure = figures.get(seat) ?? makeFigure(sheet);
      figures.set(seat, figure);
      drawFigure(figure, puzzle.size, spot, lookOf(seat));
    }
  };
  paint();
  const stops = [
    people.subscribe(paint),
    places.subscribe(paint),
    // Most keys move the player's own selection, and few into a cell where somebody else is.
    store.subscribe(({ selection: from }, { selection: to }) => {
      const isShared = [...places.get().values()].some(({ cell }) => cell === from.cell || cell === to.cell);
      if (from.cell !== to.cell && isShared) paint();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    for (const [seat, figure] of figures) remove(seat, figure);
  };
}
