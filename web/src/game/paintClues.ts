import { isWordSolved } from '@monster/engine';
import type { GameState, Puzzle } from '@monster/engine';
import styles from './ClueList.module.css';
import { selectedWord } from './gameStore.ts';
import type { GameStore } from './gameStore.ts';
import { inSlices } from './inSlices.ts';

/** The clues whose drawing a change may touch: newly solved ones, and the one that was and the one that is current. */
export function changedClues(puzzle: Puzzle, before: GameState, after: GameState): Set<number> {
  const changed = new Set<number>();
  if (before.solvedClues !== after.solvedClues)
    for (const word of puzzle.words)
      if (isWordSolved(before, word) !== isWordSolved(after, word)) changed.add(word.id);
  const [from, to] = [selectedWord(puzzle, before), selectedWord(puzzle, after)];
  if (from !== to) for (const word of [from, to]) if (word !== undefined) changed.add(word.id);
  return changed;
}

function paintClue(clue: Element, isCurrent: boolean, isSolved: boolean): void {
  clue.ariaCurrent = isCurrent ? 'true' : null;
  clue.className = isSolved ? (styles['solved'] ?? '') : '';
}

/** Scrolls a list, and never the page, so far that the clue shows. */
function revealIn(list: Element, clue: Element): void {
  if (list.scrollHeight <= list.clientHeight) return;
  const [frame, place] = [list.getBoundingClientRect(), clue.getBoundingClientRect()];
  if (place.top < frame.top) list.scrollBy({ top: Math.floor(place.top - frame.top) });
  else if (place.bottom > frame.bottom) list.scrollBy({ top: Math.ceil(place.bottom - frame.bottom) });
}

const cluesPerFrame = 6;

/** Marks the current and the solved clues of a list, and from then on only what changed; returns how to stop. */
export function keepCluesPainted(list: Element, { puzzle, getState, subscribe }: GameStore): () => void {
  const clues = new Map<number, HTMLElement>();
  for (const clue of list.querySelectorAll<HTMLElement>('[data-word]'))
    clues.set(Number(clue.dataset['word']), clue);
  let frame = 0;
  let shown: number | undefined;
  const paint = (words: Iterable<number>): void => {
    const state = getState();
    const current = selectedWord(puzzle, state)?.id;
    for (const id of words) {
      const clue = clues.get(id);
      const word = puzzle.words[id];
      if (clue === undefined || word === undefined) continue;
      paintClue(clue, id === current, isWordSolved(state, word));
      if (id !== current || id === shown) continue;
      shown = id;
      // With the next frame, whose layout is wanted anyway: it then shows the scrolled list and needs no other.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => revealIn(list, clue));
    }
  };
  paint(clues.keys());
  const sliced = inSlices(paint, cluesPerFrame);
  const unsubscribe = subscribe((before, after) => sliced.paint(changedClues(puzzle, before, after)));
  return () => {
    cancelAnimationFrame(frame);
    sliced.stop();
    unsubscribe();
  };
}
