import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatFileName } from '@monster/engine';
import type { Metadata } from '@monster/engine';
import type { PuzzleContent } from './puzzleFile.ts';
import { readPuzzleFile } from './readPuzzleFile.ts';
import { writeCsv } from './writeCsv.ts';
import { writeIpuz } from './writeIpuz.ts';
import { puzLosses, writePuz } from './writePuz.ts';

const usage =
  'Usage: npm run convert -- in.puz out.csv   (in: .csv .puz .ipuz .jpz .xd; out: .csv .ipuz .puz)';

const WRITERS = new Map<string, (puzzle: PuzzleContent, metadata: Metadata) => string | Uint8Array>([
  ['.csv', writeCsv],
  ['.ipuz', writeIpuz],
  ['.puz', writePuz],
]);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Does something with a file; ends the process with a sentence if the system refuses. */
function attempt<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    return fail(`${what}${error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''}.`);
  }
}

const [from, to, ...rest] = process.argv.slice(2);
if (from === undefined || to === undefined) fail(`Name a file to read and a file to write.\n${usage}`);
if (rest.length > 0)
  fail(`There are ${rest.length + 2} names; two are needed. Put a name with spaces in quotes.\n${usage}`);
const extension = path.extname(to).toLowerCase();
const write = WRITERS.get(extension) ?? fail(`${to} must end in .csv, .ipuz or .puz.\n${usage}`);
if (!existsSync(from)) fail(`There is no file ${from}.`);
if (statSync(from).isDirectory()) fail(`${from} is a folder; name a file in it.`);
if (!existsSync(path.dirname(to))) fail(`There is no folder ${path.dirname(to)} for the file to go to.`);
const bytes = attempt(`${from} cannot be read`, () => readFileSync(from));
const { puzzle, metadata, errors, warnings } = readPuzzleFile(path.basename(from), bytes);
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
attempt(`${to} cannot be written`, () => writeFileSync(to, write(puzzle, complete)));
const losses = extension === '.puz' ? puzLosses(puzzle) : [];
for (const warning of [...warnings, ...losses]) console.warn(`Note: ${warning}`);
console.log(`Wrote ${to}.`);
if (extension === '.csv')
  console.log(
    `To upload it, name it like this, with the right difficulty and date: ${formatFileName(complete, 'csv')}`,
  );
