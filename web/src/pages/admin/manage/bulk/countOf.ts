/** A number of puzzles, such as `1 puzzle` or `1,200 puzzles`. */
export function countOf(count: number): string {
  return count === 1 ? '1 puzzle' : `${count.toLocaleString('en-US')} puzzles`;
}
