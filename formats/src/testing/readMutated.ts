import { numberGrid, readPuzzle } from '@monster/engine';
import type { Random } from '@monster/engine';
import { readPuzzleFile } from '../readPuzzleFile.ts';
import { encodeUtf8 } from '../decodeUtf8.ts';
import { writeCsv } from '../writeCsv.ts';
import { mutateFile } from './mutateFile.ts';
import { sampleContent } from './samples.ts';

/** Reads a broken copy of a file; throws when a reading that claims success is not a sound puzzle. */
export function readMutated(
  file: { name: string; bytes: Uint8Array },
  random: Random,
): 'accepted' | 'refused' {
  const reading = readPuzzleFile(file.name, mutateFile(file.bytes, random));
  const { puzzle, errors } = reading;
  if (errors.length > 0) return 'refused';
  if (puzzle === null) throw new Error(`${file.name}: neither a puzzle nor an error`);
  const playable = readPuzzle({ ...puzzle, grid: numberGrid(puzzle.rows) });
  if (!playable.ok) throw new Error(`${file.name}: ${playable.problem}`);
  const again = readPuzzleFile('a__b__1__2026-01-01.csv', encodeUtf8(writeCsv(puzzle)));
  if (JSON.stringify(again.puzzle) !== JSON.stringify(puzzle))
    throw new Error(`${file.name}: not the same after CSV`);
  // Its checksums let repeated letters slip into a clue now and then, but not into the grid.
  if (reading.format === 'puz' && puzzle.rows.join() !== sampleContent.rows.join())
    throw new Error(`${file.name}: another grid under the same checksums`);
  return 'accepted';
}
