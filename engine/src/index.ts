export { numberGrid } from './puzzle.ts';
export type { Clue, PuzzleCell, PuzzleData } from './puzzle.ts';
