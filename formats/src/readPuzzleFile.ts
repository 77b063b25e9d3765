import { MAX_FILE_BYTES } from '@monster/engine';
import { parseFileName, splitExtension, unsafeNameProblem } from './parseFileName.ts';
import { decodeWindows1252 } from './decodeUtf8.ts';
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

/** Returns the format that a file name claims. */
function formatOf(name: string): PuzzleFormat | null {
  const { extension } = splitExtension(name);
  return Object.hasOwn(READERS, extension) ? (extension as PuzzleFormat) : null;
}

/** Says what a file is that cannot be what its name claims, or null. */
function foreignContent(bytes: Uint8Array, format: PuzzleFormat): string | null {
  const head = decodeWindows1252(bytes.subarray(0, 200))
    .replace(/^ï»¿/u, '')
    .trimStart();
  const zipped = format === 'jpz' ? 'unzip it first' : 'save it as "CSV UTF-8"';
  if (head.startsWith('PK\u{3}\u{4}')) return `The file is zipped or a spreadsheet; ${zipped}.`;
  if (head.startsWith('\u{1F}\u{8B}')) return 'The file is compressed; unpack it first.';
  if (head.startsWith('%PDF')) return 'The file is a PDF, not a puzzle.';
  if (/^(?:<!doctype html|<html)/iu.test(head)) return 'The file is a web page (HTML), not a puzzle.';
  if (format !== 'puz' && isPuz(bytes)) return `The name ends in .${format}, but this is a .puz file.`;
  if (format === 'csv' && head.startsWith('<')) return 'The file is XML or HTML, not CSV.';
  return null;
}

function readContent(bytes: Uint8Array, format: PuzzleFormat): PuzzleReading {
  if (bytes.length === 0) return refused('The file is empty.');
  if (bytes.length > MAX_FILE_BYTES) return refused(`The file is larger than ${MAX_FILE_BYTES / 1024} KiB.`);
  const foreign = foreignContent(bytes, format);
  return foreign === null ? READERS[format](bytes) : refused(foreign);
}

/**
 * Reads a puzzle file; its name decides on the format. A name that follows the pattern states the metadata: a CSV
 * file must have such a name, other files may contain the metadata instead.
 */
export function readPuzzleFile(name: string, bytes: Uint8Array): FileReading {
  const unsafe = unsafeNameProblem(name);
  const format = formatOf(name);
  if (unsafe !== null) return { ...refused(unsafe), format };
  if (format === null)
    return { ...refused('Only .csv files are accepted, and .puz, .ipuz, .jpz and .xd to import.'), format };
  const reading = readContent(bytes, format);
  const { base } = splitExtension(name);
  const named = format === 'csv' || base.includes('__') ? parseFileName(base) : { metadata: {}, errors: [] };
  const metadata = { ...reading.metadata, ...named.metadata };
  const metadataErrors =
    named.errors.length > 0 ? named.errors : [...metadataProblems(metadata), ...missingMetadata(metadata)];
  return { ...reading, format, metadata, errors: [...reading.errors, ...metadataErrors] };
}
