import type { DatabasePuzzles } from '@monster/contract';

export type ListedPuzzle = DatabasePuzzles['puzzles'][number];

/** How one id compares: the same in both, in both with other words, or in one database only. */
export type Likeness = 'same' | 'different' | 'main' | 'external';

/** One id with what each database has under it. */
export interface ComparedPuzzle {
  readonly id: string;
  readonly likeness: Likeness;
  readonly main?: ListedPuzzle;
  readonly external?: ListedPuzzle;
}

function likenessOf(main: ListedPuzzle | undefined, external: ListedPuzzle | undefined): Likeness {
  if (main === undefined) return 'external';
  if (external === undefined) return 'main';
  const isSame =
    main.title === external.title &&
    main.author === external.author &&
    main.difficulty === external.difficulty;
  return isSame ? 'same' : 'different';
}

/** Puts the two lists beside each other by id. */
export function compareDatabases(
  main: readonly ListedPuzzle[],
  external: readonly ListedPuzzle[],
): ComparedPuzzle[] {
  const mainById = new Map(main.map((puzzle) => [puzzle.id, puzzle]));
  const externalById = new Map(external.map((puzzle) => [puzzle.id, puzzle]));
  const ids = new Set([...mainById.keys(), ...externalById.keys()]);
  return [...ids].sort().map((id) => {
    const [ours, theirs] = [mainById.get(id), externalById.get(id)];
    return {
      id,
      likeness: likenessOf(ours, theirs),
      ...(ours !== undefined && { main: ours }),
      ...(theirs !== undefined && { external: theirs }),
    };
  });
}

/** How many there are of each kind. */
export function countLikeness(puzzles: readonly ComparedPuzzle[]): Readonly<Record<Likeness, number>> {
  const counts = { same: 0, different: 0, main: 0, external: 0 };
  for (const { likeness } of puzzles) counts[likeness] += 1;
  return counts;
}
