/** A number of puzzles, or of something else that takes an s: `1 puzzle`, `1,200 games`. */
export function countOf(count: number, noun = 'puzzle'): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
