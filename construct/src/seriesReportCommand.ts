import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSeries, readSeriesBank } from './contentFiles.ts';
import { dailyPuzzle, seriesDay } from './dailySeries.ts';
import { makeDay } from './makeDay.ts';
import { rateGrid } from './score.ts';
import { cluedWordsOf, seriesFaults } from './seriesFaults.ts';
import { readShippedDailies, usesOf } from './shippedDailies.ts';
import { planOf } from './weekPlan.ts';
import { restDays, withDay, type WordUse } from './wordUses.ts';

// Proves the daily series and prints its figures, or with --show prints the puzzle of a date.

const { values } = parseArgs({
  options: { days: { type: 'string', default: '1095' }, show: { type: 'string' } },
});
const contentDir = fileURLToPath(new URL('../../content/', import.meta.url));
const { series, titles } = readSeries(contentDir);

if (values.show !== undefined) {
  const { title, difficulty, grid, acrossClues, downClues } = dailyPuzzle(series, titles, values.show);
  const list = (clues: typeof acrossClues): string =>
    clues.map(({ number, text }) => `  ${number} ${text}\n`).join('');
  console.log(`${title}, ${difficulty} stars\n${grid.join('\n')}`);
  console.log(`Across\n${list(acrossClues)}Down\n${list(downClues)}`);
} else report(Number(values.days));

function at(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The least number of days between two uses of words that rest as long as one of this length. */
function shortestRest(byWord: ReadonlyMap<string, readonly WordUse[]>, length: number): number {
  const rests = [...byWord]
    .filter(([word]) => restDays(word.length) === restDays(length))
    .flatMap(([, uses]) => uses.slice(1).map(({ day }, i) => day - (uses[i]?.day ?? 0)));
  return Math.min(...rests);
}

function report(count: number): void {
  const bank = readSeriesBank(contentDir);
  const shipped = readShippedDailies(contentDir);
  const faults = seriesFaults({ series, titles, bank, shipped }, series.first, count);
  console.log(`${count} days from the first: ${faults.length} rules broken`);
  for (const fault of faults) console.log(`  ${fault}`);

  let uses = usesOf(new Map(), series.days.length);
  let known = usesOf(shipped, series.days.length);
  const times: number[] = [];
  const scores: number[] = [];
  const hard = new Map<number, number[]>();
  let same = 0;
  for (let day = series.first; day < series.first + count; day++) {
    const filled = seriesDay(series, day);
    const start = performance.now();
    if (makeDay(day, series.first, known, bank)?.rows.join() === filled.rows.join()) same += 1;
    times.push(performance.now() - start);
    scores.push(rateGrid(filled.rows, bank.scores).score);
    const { difficulty } = planOf(day);
    const share = filled.clues.filter((clue) => clue.difficulty === 2).length / filled.clues.length;
    hard.set(difficulty, [...(hard.get(difficulty) ?? []), share]);
    uses = withDay(uses, day, shipped.get(day) ?? cluedWordsOf(filled));
    known = withDay(known, day, cluedWordsOf(filled));
  }
  const grids = new Set(series.days.slice(0, count).map(({ rows }) => rows.join()));
  const rests = [3, 4, 5].map((length) => shortestRest(uses.byWord, length));
  const shares = [...hard]
    .sort(([a], [b]) => a - b)
    .map(([stars, all]) => `${stars} stars ${Math.round((100 * all.reduce((a, b) => a + b)) / all.length)}%`);
  console.log(`${grids.size} different grids, ${uses.byWord.size} of ${bank.clues.size} words used`);
  console.log(`shortest repeat: 3 letters ${rests[0]}, 4 letters ${rests[1]}, 5 or more ${rests[2]} days`);
  console.log(`fill time: p50 ${at(times, 0.5).toFixed(0)} ms, p99 ${at(times, 0.99).toFixed(0)} ms`);
  console.log(`score: least ${at(scores, 0)}, median ${at(scores, 0.5)}, best ${at(scores, 1)}`);
  console.log(`harder clues: ${shares.join(', ')}`);
  console.log(`made anew from date and seed, ${same} of ${count} grids come out the same`);
}
