import { newlySolved } from '@monster/engine';
import type { Command, GameState, Puzzle } from '@monster/engine';
import type { GameStore } from '../game/gameStore.ts';

const stepMs = 45;
/** How long the wave over a finished grid takes from its first cell to its last. */
const finishMs = 650;

/** The motion of one cell, after a delay. */
export interface Move {
  readonly cell: number;
  readonly kind: 'pop' | 'wave' | 'leap';
  readonly delayMs: number;
}

/** A wave over the whole grid, from the top left corner to the bottom right one. */
function finishOf({ cells, size }: Puzzle): Move[] {
  const lastDiagonal = 2 * (size - 1);
  return cells.flatMap(({ isBlack }, cell): Move[] => {
    const diagonal = Math.floor(cell / size) + (cell % size);
    const delayMs = Math.round((diagonal / lastDiagonal) * finishMs);
    return isBlack ? [] : [{ cell, kind: 'leap', delayMs }];
  });
}

/**
 * Returns what moves after a command: the whole grid if it has solved the puzzle, the cells of every word it solved,
 * one after another, or else the typed letter.
 */
export function movesOf(puzzle: Puzzle, before: GameState, after: GameState, command: Command): Move[] {
  if (before.cells === after.cells) return [];
  if (after.phase === 'complete') return finishOf(puzzle);
  if (after.phase !== 'playing') return [];
  const solved = newlySolved(puzzle, before, after);
  if (solved.length > 0)
    return solved.flatMap(({ cells }) =>
      cells.map((cell, index): Move => ({ cell, kind: 'wave', delayMs: index * stepMs })),
    );
  return command.type === 'typeLetter' ? [{ cell: before.selection.cell, kind: 'pop', delayMs: 0 }] : [];
}

const motions: Record<Move['kind'], { readonly ms: number; readonly frames: Keyframe[] }> = {
  pop: {
    ms: 160,
    frames: [{ transform: 'scale(0.82)' }, { transform: 'scale(1.06)', offset: 0.7 }, { transform: 'none' }],
  },
  wave: {
    ms: 380,
    frames: [{ transform: 'none' }, { transform: 'scale(0.8)', offset: 0.4 }, { transform: 'none' }],
  },
  leap: {
    ms: 420,
    frames: [
      { transform: 'none' },
      { transform: 'translateY(-22%) scale(1.08)', offset: 0.4 },
      { transform: 'translateY(4%) scale(0.97)', offset: 0.75 },
      { transform: 'none' },
    ],
  },
};

function animate({ cell, kind }: Move): void {
  const { ms, frames } = motions[kind];
  document.querySelector(`[data-cell="${cell}"]`)?.animate(frames, { duration: ms, easing: 'ease-out' });
}

/** Animates the cells of a game, except for players who type faster than a letter pops or prefer reduced motion. */
export function startGridMotion({ puzzle, subscribe }: GameStore): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let typedAt = 0;
  const unsubscribe = subscribe((before, after, command) => {
    if (command === undefined || before.cells === after.cells || reducedMotion.matches) return;
    const isTypingFast = performance.now() - typedAt < motions.pop.ms;
    typedAt = performance.now();
    if (isTypingFast && after.phase !== 'complete') return;
    // Each starts in a task of its own: two hundred cells at once would take too long.
    for (const move of movesOf(puzzle, before, after, command)) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        animate(move);
      }, move.delayMs);
      timers.add(timer);
    }
  });
  return () => {
    unsubscribe();
    for (const timer of timers) clearTimeout(timer);
  };
}
