import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatFileName } from '@monster/engine';
import type { Metadata } from '@monster/engine';
import type { PuzzleContent } from './puzzleFile.ts';
import { readPuzzleFile } from './readPuzzleFile.ts';
import { writeCsv } from './writeCsv.ts';
import { writeIpuz } from './writeIpuz.ts';
import { writePuz } from './writePuz.ts';

const usage =
  'Usage: npm run convert -- in.puz out.csv   (in: .csv .puz .ipuz .jpz .xd; out: .csv .ipuz .puz)';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function write(extension: string, puzzle: PuzzleContent, metadata: Metadata): string | Uint8Array {
  if (extension === '.csv') return writeCsv(puzzle);
  if (extension === '.ipuz') return writeIpuz(puzzle, metadata);
  if (extension === '.puz') return writePuz(puzzle, metadata);
  return fail(usage);
}

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) fail(usage);
if (!existsSync(from)) fail(`There is no file ${from}.`);
const { puzzle, metadata, errors, warnings } = readPuzzleFile(path.basename(from), readFileSync(from));
if (puzzle === null) {
  for (const { message } of errors) console.error(`${path.basename(from)}: ${message}`);
  fail('Nothing was written.');
}
// The person who converts the file corrects what it does not state.
const complete = {
  title: 'Untitled',
  author: 'Unknown',
  difficulty: 3,
  datePublished: '2000-01-01',
  ...metadata,
};
writeFileSync(to, write(path.extname(to).toLowerCase(), puzzle, complete));
for (const warning of warnings) console.warn(`Note: ${warning}`);
console.log(`Wrote ${to}.`);
if (path.extname(to).toLowerCase() === '.csv')
  console.log(
    `To upload it, name it like this, with the right difficulty and date: ${formatFileName(complete, 'csv')}`,
  );
