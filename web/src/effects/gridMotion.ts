import { newlySolved } from '@monster/engine';
import type { Command, GameState, Puzzle } from '@monster/engine';
import type { GameStore } from '../game/gameStore.ts';

const popMs = 160;
const waveMs = 380;
const stepMs = 45;

/** The motion of one cell, after a delay. */
export interface Move {
  readonly cell: number;
  readonly kind: 'pop' | 'wave';
  readonly delayMs: number;
}

/**
 * Returns what moves after a command: the cells of every word it solved, one after another, or else the typed letter.
 * A completed puzzle has its own animation.
 */
export function movesOf(puzzle: Puzzle, before: GameState, after: GameState, command: Command): Move[] {
  if (before.cells === after.cells || after.phase !== 'playing') return [];
  const solved = newlySolved(puzzle, before, after);
  if (solved.length > 0)
    return solved.flatMap(({ cells }) =>
      cells.map((cell, index): Move => ({ cell, kind: 'wave', delayMs: index * stepMs })),
    );
  return command.type === 'typeLetter' ? [{ cell: before.selection.cell, kind: 'pop', delayMs: 0 }] : [];
}

const frames: Record<Move['kind'], Keyframe[]> = {
  pop: [{ transform: 'scale(0.82)' }, { transform: 'scale(1.06)', offset: 0.7 }, { transform: 'none' }],
  wave: [{ transform: 'none' }, { transform: 'scale(0.8)', offset: 0.4 }, { transform: 'none' }],
};

/** Animates the cells of a game, except for players who type faster than a letter pops or prefer reduced motion. */
export function startGridMotion({ puzzle, subscribe }: GameStore): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let typedAt = 0;
  return subscribe((before, after, command) => {
    if (command === undefined || before.cells === after.cells || reducedMotion.matches) return;
    const isTypingFast = performance.now() - typedAt < popMs;
    typedAt = performance.now();
    if (isTypingFast) return;
    for (const { cell, kind, delayMs } of movesOf(puzzle, before, after, command)) {
      const duration = kind === 'pop' ? popMs : waveMs;
      const options = { duration, delay: delayMs, easing: 'ease-out' };
      document.querySelector(`[data-cell="${cell}"]`)?.animate(frames[kind], options);
    }
  });
}
