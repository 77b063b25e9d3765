/** A number of puzzles, or of something else: `1 puzzle`, `1,200 games`, `2 entries`. */
export function countOf(count: number, noun = 'puzzle'): string {
  const plural = noun.endsWith('ry') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}
