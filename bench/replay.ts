import { boardOf } from '../engine/src/boardOf.ts';
import { MAX_LOG_LENGTH } from '../engine/src/gameLog.ts';
import { judgeSolve } from '../engine/src/judgeSolve.ts';

// Measures the longest logs that are taken, of the commands that cost the most: npm run bench:replay
const runs = 101;
const budgetMs = 20;
const size = 15;

const letterAt = (row: number, column: number): string =>
  String.fromCodePoint(65 + ((row * 7 + column * 3) % 25));
const rows = Array.from({ length: size }, (_, row) =>
  Array.from({ length: size }, (_each, column) => letterAt(row, column)).join(''),
);
const puzzle = boardOf(rows);
if (puzzle === null) throw new Error('The grid is none.');

/** Adds entries up to a length. */
function fill(entryAt: (index: number) => string, start = '', most = MAX_LOG_LENGTH): string {
  let text = start;
  for (let index = 0; ; index += 1) {
    const entry = entryAt(index);
    if (text.length + entry.length > most) return text;
    text += entry;
  }
}

// The answers have no Z, so nothing gets solved.
const wrong = (index: number): string => `0-${index % 10}${'ZY'[Math.floor(index / 10) % 2]} `;
const someLetters = fill(wrong, '', 1_500);
const logs: Readonly<Record<string, string>> = {
  'an honest game': puzzle.cells
    .map(({ answer }, cell) => `${(800 + (cell % 9)).toString(36)}-${cell}${answer} `)
    .join(''),
  'letters over letters': fill(wrong),
  'undo and redo': fill((index) => (index % 2 ? '0-0> ' : '0-0< '), someLetters),
  'letters and checks': fill((index) => (index % 2 ? '0-0=grid ' : wrong(index * 5))),
  'pencil and ink': fill((index) => (index % 2 ? '0-0+ ' : wrong(index * 5).toLowerCase())),
  'starting over': fill(() => '0-0*0 '),
  'taking back': fill((index) => (index % 2 ? '0-0@ ' : '0-0*0 ')),
};

let honestMs = 0;
for (const [title, log] of Object.entries(logs)) {
  const times: number[] = [];
  let doubt: string | null = '';
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    ({ doubt } = judgeSolve({ puzzle, timerMinutes: 0, log }, { playedAtTicketMs: 0, passedMs: 1e9 }));
    times.push(performance.now() - startedAt);
  }
  const median = times.toSorted((a, b) => a - b)[runs >> 1] ?? Number.NaN;
  honestMs ||= median;
  if (median > budgetMs) process.exitCode = 1;
  const entries = log.split(' ').length - 1;
  const ratio = `${(median / honestMs).toFixed(1)} honest games`;
  const verdict = median > budgetMs ? `  OVER ${budgetMs} ms` : '';
  console.log(
    `${title.padEnd(22)}${`${entries} entries`.padStart(14)}  ${median.toFixed(2).padStart(6)} ms  ${ratio}  (${doubt ?? 'ranked'})${verdict}`,
  );
}
