import { isWordSolved, placeOf } from '@monster/engine';
import type { GameState, Puzzle, Word } from '@monster/engine';
import styles from './ClueList.module.css';
import { selectedWord } from './gameStore.ts';
import type { GameStore } from './gameStore.ts';
import { createSlicedPainter } from './slicedPainter.ts';

/** Returns the clues that a change may affect: newly solved ones, the clue that was current and the one that is now. */
export function changedClues(puzzle: Puzzle, before: GameState, after: GameState): Set<number> {
  const changed = new Set<number>();
  if (before.solvedClues !== after.solvedClues)
    for (const word of puzzle.words)
      if (isWordSolved(before, word) !== isWordSolved(after, word)) changed.add(word.id);
  const [from, to] = [selectedWord(puzzle, before), selectedWord(puzzle, after)];
  if (from !== to) for (const word of [from, to]) if (word !== undefined) changed.add(word.id);
  return changed;
}

/** Returns the word that crosses the selected one in the selected cell. */
export function crossingWord(puzzle: Puzzle, { selection }: GameState): Word | undefined {
  const { cell, direction } = selection;
  return placeOf(puzzle, cell, direction === 'across' ? 'down' : 'across')?.word;
}

function paintClue(clue: Element, isCurrent: boolean, isSolved: boolean): void {
  clue.ariaCurrent = isCurrent ? 'true' : null;
  clue.classList.toggle(styles['solved'] ?? '', isSolved);
}

/** Scrolls the list, never the page, until the clue is visible. */
function scrollListTo(list: Element, clue: Element): void {
  if (list.scrollHeight <= list.clientHeight) return;
  const [outer, inner] = [list.getBoundingClientRect(), clue.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollBy({ top: Math.floor(inner.top - outer.top) });
  else if (inner.bottom > outer.bottom) list.scrollBy({ top: Math.ceil(inner.bottom - outer.bottom) });
}

const cluesPerFrame = 6;
/** Nobody reads the other clue of a cell while typing, and a mark per letter would cost as much as the letter. */
const restMs = 250;

/** The clues of a list by word. */
type Clues = ReadonlyMap<number, HTMLElement>;

/** Marks the clue that crosses the selected cell once the player has come to rest there; returns a function that stops. */
function keepCrossingMarked(
  clues: Clues,
  { puzzle, getState, subscribe }: GameStore,
  show: (clue: HTMLElement) => void,
): () => void {
  let marked: HTMLElement | undefined;
  const mark = (): void => {
    const clue = clues.get(crossingWord(puzzle, getState())?.id ?? -1);
    if (clue === marked) return;
    marked?.classList.remove(styles['crossing'] ?? '');
    clue?.classList.add(styles['crossing'] ?? '');
    marked = clue;
    if (clue !== undefined) show(clue);
  };
  mark();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = subscribe((before, after) => {
    if (before.selection === after.selection) return;
    clearTimeout(timer);
    timer = setTimeout(mark, restMs);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Marks the current, the crossing and the solved clues of a list as they change; returns a function that stops. */
export function keepCluesPainted(list: Element, store: GameStore): () => void {
  const { puzzle, getState, subscribe } = store;
  const clues = new Map<number, HTMLElement>();
  for (const clue of list.querySelectorAll<HTMLElement>('[data-word]'))
    clues.set(Number(clue.dataset['word']), clue);
  let frame = 0;
  let scrolledTo: HTMLElement | undefined;
  const show = (clue: HTMLElement): void => {
    if (clue === scrolledTo) return;
    scrolledTo = clue;
    // In the next frame, which needs a layout anyway, so that scrolling does not cost another one.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => scrollListTo(list, clue));
  };
  const paint = (words: Iterable<number>): void => {
    const state = getState();
    const current = selectedWord(puzzle, state)?.id;
    for (const id of words) {
      const clue = clues.get(id);
      const word = puzzle.words[id];
      if (clue === undefined || word === undefined) continue;
      paintClue(clue, id === current, isWordSolved(state, word));
      if (id === current) show(clue);
    }
  };
  paint(clues.keys());
  const painter = createSlicedPainter(paint, cluesPerFrame);
  const stopMarking = keepCrossingMarked(clues, store, show);
  const unsubscribe = subscribe((before, after) => painter.paint(changedClues(puzzle, before, after)));
  return () => {
    cancelAnimationFrame(frame);
    painter.stop();
    stopMarking();
    unsubscribe();
  };
}
