export { readClues, readSeries } from './contentFiles.ts';
export { dailyPuzzle } from './series/dailySeries.ts';
export type { DailySeries, TitleWords } from './series/dailySeries.ts';
export { parsePatterns } from './fill/patterns.ts';
export { leastScore } from './fill/score.ts';
export { dateOf, dayOf } from './series/weekPlan.ts';
export { parseWordList } from './words/wordList.ts';
export { openWorkshop } from './workshop/workshop.ts';
export type { WorkedGrid } from './workshop/workshop.ts';
