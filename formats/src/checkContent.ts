import {
  entryName,
  findEntries,
  lintPuzzle,
  makeClueLists,
  MAX_CLUE_LENGTH,
  numberGrid,
  puzzleProblems,
  readPuzzle,
  toLetters,
} from '@monster/engine';
import type { Direction, Entry } from '@monster/engine';
import { checkGrid } from './checkGrid.ts';
import { cleanText, quote, withoutControls } from './cleanText.ts';
import type { FoundMark } from './foundMarks.ts';
import { marksOf } from './foundMarks.ts';
import { readIntroduction } from './introduction.ts';
import { linkClues } from './linkedClues.ts';
import type { EntryId } from './linkedClues.ts';
import type { Problem, PuzzleReading } from './puzzleFile.ts';

/** Further errors are counted, not listed: a garbage file must not produce a garbage answer. */
const MAX_ERRORS = 50;

/** A clue as it is in a file. */
export interface FoundClue {
  readonly direction: Direction;
  readonly number: number;
  readonly text: string;
  /** What the clue plays with, if its writer says so. */
  readonly note?: string | undefined;
  /** Compared with the grid if the file has it. */
  readonly answer?: string;
  readonly line?: number;
  /** The other words that the clue is for as well. */
  readonly continues?: readonly EntryId[];
}

/** What the reader of a format found, before it is checked. */
interface FoundContent {
  /** Each cell is a letter, or `#` or `.` for black. */
  readonly cells: readonly (readonly string[])[];
  /** The line of each row in the file. */
  readonly cellLines?: readonly number[];
  readonly clues: readonly FoundClue[];
  readonly marks?: readonly FoundMark[];
  /** What the file says about the whole puzzle. */
  readonly introduction?: string;
  /** The errors that the reader itself found. */
  readonly errors?: readonly Problem[];
}

function textProblem(clue: FoundClue, text: string): string | null {
  const name = entryName(clue);
  if (text === '') return puzzleProblems.noClue(clue);
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
  entries: readonly Entry[],
  clues: readonly FoundClue[],
): { texts: Map<string, string>; notes: Map<string, string>; errors: Problem[]; warnings: string[] } {
  const answers = new Map(entries.map((entry) => [entryName(entry), entry.answer]));
  const texts = new Map<string, string>();
  const notes = new Map<string, string>();
  const errors: Problem[] = [];
  const warnings: string[] = [];
  for (const clue of clues) {
    const name = entryName(clue);
    const answer = answers.get(name);
    const text = cleanText(withoutControls(clue.text));
    if (withoutControls(clue.text) !== clue.text)
      warnings.push(`${name}: a control character is left out of the clue.`);
    const at = clue.line === undefined ? {} : { line: clue.line };
    const complain = (message: string | null): unknown => message !== null && errors.push({ message, ...at });
    if (answer === undefined) {
      complain(puzzleProblems.noEntry(clue));
      continue;
    }
    if (texts.has(name)) complain(puzzleProblems.repeatedClue(clue));
    else texts.set(name, text);
    complain(textProblem(clue, text));
    complain(answerProblem(clue, answer));
    const note = cleanText(withoutControls(clue.note ?? ''));
    if (note === '') continue;
    notes.set(name, note);
    complain(textProblem(clue, note));
  }
  for (const entry of entries)
    if (!texts.has(entryName(entry))) errors.push({ message: puzzleProblems.noClue(entry) });
  return { texts, notes, errors, warnings };
}

function limit(errors: readonly Problem[]): readonly Problem[] {
  if (errors.length <= MAX_ERRORS) return errors;
  return [
    ...errors.slice(0, MAX_ERRORS),
    { message: `There are ${errors.length - MAX_ERRORS} more errors like these.` },
  ];
}

/** Checks a grid and its clues by the rules of every format; what passes can be played. */
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
  // An invalid grid has no numbers to check clues against.
  if (grid.errors.length > 0) return fail(before);
  const numbered = numberGrid(grid.rows);
  const entries = findEntries(numbered);
  const linked = linkClues(found.clues, entries);
  const { texts, notes, errors, warnings: lost } = checkClues(entries, linked.clues);
  if (before.length + errors.length > 0) return fail([...before, ...errors]);
  const lists = makeClueLists(
    entries,
    (entry) => texts.get(entryName(entry)) ?? '',
    (entry) => notes.get(entryName(entry)),
  );
  const { warnings: cut, ...introduction } = readIntroduction(found.introduction ?? '');
  const puzzle = { rows: grid.rows, ...lists, ...marksOf(found.marks ?? [], grid.rows), ...introduction };
  const data = { ...lists, grid: numbered };
  const playable = readPuzzle(data);
  if (!playable.ok) return fail([{ message: playable.problem }]);
  const warnings = [
    ...grid.warnings,
    ...linked.warnings,
    ...lost,
    ...cut,
    ...lintPuzzle(data).map(({ message }) => message),
  ];
  return { puzzle, cells: puzzle.rows.map((row) => [...row]), errors: [], warnings };
}
