import { asks, plays, type BankClue } from '../clues/clueBank.ts';
import { countTics } from '../clues/tics.ts';
import { answersOf, blackShare, mean, shapeOf } from '../fill/grids.ts';
import { familiarity, rateGrid } from '../fill/score.ts';
import { cluedWordsOf, seriesDay, type DailySeries, type FilledDay } from './dailySeries.ts';
import { worthOf, type SeriesBank } from './judgeDay.ts';
import { clueRestDays, restDays, usesNear, usesOf, type WordUse, type WordUses } from './wordUses.ts';
import { weekdayOf } from './weekPlan.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const shareOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.filter(is).length / Math.max(1, items.length);
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const columns = [
  'day',
  'grid',
  'black',
  'most black',
  'shapes',
  'stars',
  'easy/middling/tricky',
  'wordplay',
  'question marks',
  'tics',
  'median length',
  'familiarity',
  'lively',
  'repeats in 120 days',
];

/** Returns a table of figures by weekday, Monday first, its head in the first row. */
export function figuresByWeekday(series: DailySeries, bank: SeriesBank, days: readonly number[]): string[][] {
  const uses = usesOfSeries(series, days);
  const table = [1, 2, 3, 4, 5, 6, 0].map((weekday) => {
    const own = days.filter((day) => weekdayOf(day) === weekday);
    const filled = own.map((day) => seriesDay(series, day));
    const clues = filled.flatMap((each) => each.clues);
    const black = filled.map((each) => blackShare(each.rows));
    const answers = filled.flatMap(({ rows }) => answersOf(rows));
    const ofDifficulty = (wanted: number) =>
      Math.round(100 * shareOf(clues, ({ difficulty }: BankClue) => difficulty === wanted));
    const repeats = own.flatMap((day) =>
      answersOf(seriesDay(series, day).rows).map(
        (answer) => usesNear(uses, answer, day, clueRestDays).length - 1,
      ),
    );
    const tics = countTics(clues.map(({ text }) => text)).slice(0, 4);
    return [
      weekdays[weekday] ?? '',
      `${filled[0]?.rows.length}x${filled[0]?.rows.length}`,
      percent(mean(black)),
      percent(Math.max(...black)),
      String(new Set(filled.map((each) => shapeOf(each.rows))).size),
      mean(filled.map(({ stars }) => stars)).toFixed(1),
      [1, 2, 3].map(ofDifficulty).join('/'),
      percent(shareOf(clues, plays)),
      percent(shareOf(clues, asks)),
      percent(tics.reduce((sum, { share }) => sum + share, 0)),
      String(median(clues.map(({ text }) => text.length))),
      familiarity(answers, bank.scores).toFixed(1),
      percent(shareOf(answers, (answer) => bank.lively.has(answer))),
      mean(repeats).toFixed(2),
    ];
  });
  return [columns, ...table];
}

/** Returns the figures of the whole series, a line each. */
export function figuresOfSeries(series: DailySeries, bank: SeriesBank, days: readonly number[]): string[] {
  const { byWord } = usesOfSeries(series, days);
  const filled = days.map((day) => seriesDay(series, day));
  const clues = filled.flatMap((each) => each.clues.map(({ text }) => text));
  const scores = filled.map(({ rows }) => rateGrid(rows, bank.scores).score);
  const gapOf = (length: number) =>
    Math.min(
      ...[...byWord]
        .filter(([word]) => restDays(word.length) === restDays(length))
        .map(([, all]) => shortestGap(all)),
    );
  const clueGaps = [...byWord.values()].flatMap((all) =>
    all.map(({ clue }) => shortestGap(all.filter((use) => use.clue === clue))),
  );
  const grids = new Set(filled.map(({ rows }) => rows.join()));
  const isOpen = ({ rows }: FilledDay): boolean => blackShare(rows) === 0;
  const worth = filled.map(({ rows }, i) => worthOf(rows, scores[i] ?? 0, bank));
  const weeks = Array.from({ length: Math.floor(worth.length / 7) }, (_, i) =>
    mean(worth.slice(7 * i, 7 * i + 7)),
  );
  return [
    `${grids.size} different grids, ${filled.filter(isOpen).length} of them without a black cell`,
    `${byWord.size} different words, ${new Set(filled.map(({ title }) => title)).size} different titles`,
    `shortest repeat: ${gapOf(3)} days for 3 letters, ${gapOf(4)} for 4, ${gapOf(5)} for 5 or more`,
    `shortest repeat of a clue: ${Math.min(...clueGaps)} days`,
    `rank of the first week: ${1 + weeks.filter((each) => each > (weeks[0] ?? 0)).length} of ${weeks.length}`,
    `score: least ${Math.min(...scores)}, median ${median(scores)}, best ${Math.max(...scores)}`,
    ...countTics(clues).map(
      ({ name, share, most }) => `clue: ${name}: ${percent(share)} (at most ${percent(most)})`,
    ),
  ];
}

/** Returns the least number of days between two of these uses. */
function shortestGap(uses: readonly WordUse[]): number {
  return Math.min(...uses.slice(1).map(({ day }, i) => day - (uses[i]?.day ?? 0)));
}

function usesOfSeries(series: DailySeries, days: readonly number[]): WordUses {
  // Far longer than the series, so that its end is not near its beginning.
  return usesOf(
    days.map((day) => [day, cluedWordsOf(seriesDay(series, day))]),
    10 * series.days.length,
  );
}
