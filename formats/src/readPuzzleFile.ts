import { MAX_FILE_BYTES } from '@monster/engine';
import type { Metadata } from '@monster/engine';
import { cleanText } from './cleanText.ts';
import { parseFileName, splitExtension, unsafeNameProblem } from './parseFileName.ts';
import { adviceFor, foreignContent } from './foreignContent.ts';
import { metadataProblems, missingMetadata } from './metadata.ts';
import { refused } from './puzzleFile.ts';
import type { PuzzleReading } from './puzzleFile.ts';
import { readCsv } from './readCsv.ts';
import { readIpuz } from './readIpuz.ts';
import { readJpz } from './readJpz.ts';
import { isPuz, readPuz } from './readPuz.ts';
import { readXd } from './readXd.ts';

/** The formats that can be read, by the extension of the file name. */
type PuzzleFormat = 'csv' | 'puz' | 'ipuz' | 'jpz' | 'xd';

const READERS: Readonly<Record<PuzzleFormat, (bytes: Uint8Array) => PuzzleReading>> = {
  csv: readCsv,
  puz: readPuz,
  ipuz: readIpuz,
  jpz: readJpz,
  xd: readXd,
};

/** What was found in a file of a known or unknown format. */
export type FileReading = PuzzleReading & { readonly format: PuzzleFormat | null };

const onlyPuzzles = 'Only .csv files are accepted, and .puz, .ipuz, .jpz and .xd to import.';

/** Returns the format that a file name claims. */
function formatOf(name: string): PuzzleFormat | null {
  const { extension } = splitExtension(name);
  return Object.hasOwn(READERS, extension) ? (extension as PuzzleFormat) : null;
}

function readContent(bytes: Uint8Array, format: PuzzleFormat): PuzzleReading {
  if (bytes.length === 0) return refused('The file is empty.');
  if (bytes.length > MAX_FILE_BYTES) return refused(`The file is larger than ${MAX_FILE_BYTES / 1024} KiB.`);
  // What comes before a .puz file inside the file may be anything.
  if (isPuz(bytes))
    return format === 'puz'
      ? readPuz(bytes)
      : refused(`The name ends in .${format}, but this is a .puz file.`);
  const foreign = adviceFor('', bytes) ?? foreignContent(bytes, format);
  return foreign === null ? READERS[format](bytes) : refused(foreign);
}

/**
 * Reads a puzzle file; its name decides on the format. A name that follows the pattern states the metadata: a CSV
 * file must have such a name, other files may contain the metadata instead. Metadata that is given counts alone.
 */
export function readPuzzleFile(name: string, bytes: Uint8Array, given?: Metadata): FileReading {
  const unsafe = unsafeNameProblem(name);
  const format = formatOf(name);
  if (unsafe !== null) return { ...refused(unsafe), format };
  if (format === null) return { ...refused(adviceFor(name, bytes) ?? onlyPuzzles), format };
  const { stated, ...reading } = readContent(bytes, format);
  if (given !== undefined) {
    const [title, author] = [cleanText(given.title), cleanText(given.author)];
    const metadata = { ...given, title, author };
    return { ...reading, format, metadata, errors: [...reading.errors, ...metadataProblems(metadata)] };
  }
  const { base } = splitExtension(name);
  const named = format === 'csv' || base.includes('__') ? parseFileName(base) : { metadata: {}, errors: [] };
  const metadata = { ...reading.metadata, ...named.metadata };
  // Where nothing could be read, nobody knows what the file does not state.
  const missing = reading.cells.length === 0 ? [] : missingMetadata(metadata, stated);
  const metadataErrors = named.errors.length > 0 ? named.errors : [...metadataProblems(metadata), ...missing];
  return { ...reading, format, metadata, errors: [...reading.errors, ...metadataErrors] };
}
