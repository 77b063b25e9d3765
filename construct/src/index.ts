export { readClues, readSeries } from './contentFiles.ts';
export { dailyPuzzle } from './dailySeries.ts';
export type { DailySeries, TitleWords } from './dailySeries.ts';
export { parsePatterns } from './patterns.ts';
export { leastScore } from './score.ts';
export { dateOf, dayOf } from './weekPlan.ts';
export { parseWordList } from './wordList.ts';
export { openWorkshop } from './workshop.ts';
export type { WorkedGrid } from './workshop.ts';
