export const white = (answer: string, number: number | null = null) => ({ isBlack: false, number, answer });
export const clues = (...numbers: number[]) => numbers.map((number) => ({ number, text: `Clue ${number}` }));

/** A puzzle as the server sends it, but without metadata. Its answers across are AB and CD. */
export const tinyPuzzle = {
  grid: [
    [white('A', 1), white('B', 2)],
    [white('C', 3), white('D')],
  ],
  acrossClues: clues(1, 3),
  downClues: clues(1, 2),
};
