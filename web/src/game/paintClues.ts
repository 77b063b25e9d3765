import { isWordSolved, placeOf } from '@monster/engine';
import type { GameState, Puzzle, Word } from '@monster/engine';
import styles from './ClueList.module.css';
import { selectedWord } from './gameStore.ts';
import type { GameStore } from './gameStore.ts';
import { createSlicedPainter } from './slicedPainter.ts';

/** Returns the word that crosses the selected one in the selected cell. */
function crossingWord(puzzle: Puzzle, { selection: { cell, direction } }: GameState): Word | undefined {
  return placeOf(puzzle, cell, direction === 'across' ? 'down' : 'across')?.word;
}

/** Returns the clues that a change may affect: newly solved ones, and those that were or are current or crossing. */
export function changedClues(puzzle: Puzzle, before: GameState, after: GameState): Set<number> {
  const changed = new Set<number>();
  if (before.solvedClues !== after.solvedClues)
    for (const word of puzzle.words)
      if (isWordSolved(before, word) !== isWordSolved(after, word)) changed.add(word.id);
  if (before.selection === after.selection) return changed;
  for (const find of [selectedWord, crossingWord]) {
    const [from, to] = [find(puzzle, before), find(puzzle, after)];
    if (from !== to) for (const word of [from, to]) if (word !== undefined) changed.add(word.id);
  }
  return changed;
}

function paintClue(clue: Element, isCurrent: boolean, isCrossing: boolean, isSolved: boolean): void {
  clue.ariaCurrent = isCurrent ? 'true' : null;
  clue.className = [isSolved && styles['solved'], isCrossing && styles['crossing']].filter(Boolean).join(' ');
}

/** Scrolls the list, never the page, until the clue is visible. */
function scrollListTo(list: Element, clue: Element): void {
  if (list.scrollHeight <= list.clientHeight) return;
  const [outer, inner] = [list.getBoundingClientRect(), clue.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollBy({ top: Math.floor(inner.top - outer.top) });
  else if (inner.bottom > outer.bottom) list.scrollBy({ top: Math.ceil(inner.bottom - outer.bottom) });
}

const cluesPerFrame = 6;

/** Marks the current and the solved clues of a list, then repaints only what changes; returns a function that stops. */
export function keepCluesPainted(list: Element, { puzzle, getState, subscribe }: GameStore): () => void {
  const clues = new Map<number, HTMLElement>();
  for (const clue of list.querySelectorAll<HTMLElement>('[data-word]'))
    clues.set(Number(clue.dataset['word']), clue);
  let frame = 0;
  let scrolledTo: number | undefined;
  const paint = (words: Iterable<number>): void => {
    const state = getState();
    const current = selectedWord(puzzle, state)?.id;
    const crossing = crossingWord(puzzle, state)?.id;
    for (const id of words) {
      const clue = clues.get(id);
      const word = puzzle.words[id];
      if (clue === undefined || word === undefined) continue;
      paintClue(clue, id === current, id === crossing, isWordSolved(state, word));
      if ((id !== current && id !== crossing) || id === scrolledTo) continue;
      scrolledTo = id;
      // In the next frame, which needs a layout anyway, so that scrolling does not cost another one.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => scrollListTo(list, clue));
    }
  };
  paint(clues.keys());
  const painter = createSlicedPainter(paint, cluesPerFrame);
  const unsubscribe = subscribe((before, after) => painter.paint(changedClues(puzzle, before, after)));
  return () => {
    cancelAnimationFrame(frame);
    painter.stop();
    unsubscribe();
  };
}
