import {
  entryName,
  findEntries,
  lintPuzzle,
  makeClueLists,
  numberGrid,
  readPuzzle,
  toLetters,
} from '@monster/engine';
import type { Direction, Entry } from '@monster/engine';
import { checkGrid } from './checkGrid.ts';
import { cleanText, hasControls, quote } from './cleanText.ts';
import { MAX_CLUE_LENGTH, MAX_ERRORS } from './limits.ts';
import type { Problem, PuzzleReading } from './puzzleFile.ts';

/** A clue as a file has it. */
export interface FoundClue {
  readonly direction: Direction;
  readonly number: number;
  readonly text: string;
  /** Checked against the grid where the file gives one. */
  readonly answer?: string;
  readonly line?: number;
}

/** What a format's reader found, before it is checked. */
export interface FoundContent {
  /** A letter or a black (`#` or `.`) each. */
  readonly cells: readonly (readonly string[])[];
  /** The line of each row in the file. */
  readonly cellLines?: readonly number[];
  readonly clues: readonly FoundClue[];
  /** What the reader itself has to complain of. */
  readonly errors?: readonly Problem[];
}

function noClue(direction: Direction, number: number): string {
  return `${direction === 'across' ? 'Across' : 'Down'} ${number} has no clue.`;
}

function textProblem(clue: FoundClue, text: string): string | null {
  const name = entryName(clue);
  if (text === '') return noClue(clue.direction, clue.number);
  if (hasControls(text)) return `${name}: the clue holds a control character.`;
  const length = [...text].length;
  if (length > MAX_CLUE_LENGTH)
    return `${name}: the clue has ${length} characters; ${MAX_CLUE_LENGTH} is the most.`;
  return null;
}

function answerProblem(clue: FoundClue, expected: string): string | null {
  const given = clue.answer?.trim() ?? '';
  if (given === '') return null;
  const letters = toLetters(given).join('');
  if (letters === expected) return null;
  return `${entryName(clue)}: answer ${letters === '' ? quote(given) : letters.slice(0, 40)} does not match grid ${expected}.`;
}

function checkClues(
  rows: readonly string[],
  clues: readonly FoundClue[],
): { texts: Map<string, string>; entries: Entry[]; errors: Problem[] } {
  const entries = findEntries(numberGrid(rows));
  const answers = new Map(entries.map((entry) => [entryName(entry), entry.answer]));
  const texts = new Map<string, string>();
  const errors: Problem[] = [];
  for (const clue of clues) {
    const name = entryName(clue);
    const answer = answers.get(name);
    const text = cleanText(clue.text);
    const at = clue.line === undefined ? {} : { line: clue.line };
    const complain = (message: string | null): unknown => message !== null && errors.push({ message, ...at });
    if (answer === undefined) {
      complain(`There is no ${name} in this grid.`);
      continue;
    }
    if (texts.has(name)) complain(`${name} given twice.`);
    else texts.set(name, text);
    complain(textProblem(clue, text));
    complain(answerProblem(clue, answer));
  }
  for (const entry of entries)
    if (!texts.has(entryName(entry))) errors.push({ message: noClue(entry.direction, entry.number) });
  return { texts, entries, errors };
}

function limit(errors: readonly Problem[]): readonly Problem[] {
  if (errors.length <= MAX_ERRORS) return errors;
  return [
    ...errors.slice(0, MAX_ERRORS),
    { message: `There are ${errors.length - MAX_ERRORS} more errors like these.` },
  ];
}

/** Checks a grid and its clues by the rules that hold for every format; what passes can be played. */
export function checkContent(found: FoundContent): Omit<PuzzleReading, 'metadata'> {
  const { cells } = found;
  const grid = checkGrid(cells, found.cellLines);
  const fail = (errors: readonly Problem[]) => ({
    puzzle: null,
    cells,
    errors: limit(errors),
    warnings: grid.warnings,
  });
  const before = [...(found.errors ?? []), ...grid.errors];
  // Without a sound grid nobody knows which numbers there are.
  if (grid.errors.length > 0) return fail(before);
  const { texts, entries, errors } = checkClues(grid.rows, found.clues);
  if (before.length + errors.length > 0) return fail([...before, ...errors]);
  const lists = makeClueLists(entries, (entry) => texts.get(entryName(entry)) ?? '');
  const puzzle = { rows: grid.rows, ...lists };
  const data = { ...puzzle, grid: numberGrid(puzzle.rows) };
  const playable = readPuzzle(data);
  if (!playable.ok) return fail([{ message: playable.problem }]);
  const warnings = [...grid.warnings, ...lintPuzzle(data).map(({ message }) => message)];
  return { puzzle, cells: puzzle.rows.map((row) => [...row]), errors: [], warnings };
}
