import type { PuzzleListItem } from '@monster/contract';
import { formatDate } from '../../lib/dates.ts';
import type { CalendarDay } from './calendarOf.ts';
import { describeProgress } from './progress.ts';
import type { ChainDay, Progress } from './progress.ts';

const chainWords: Record<ChainDay['kind'], string> = { solved: 'on its day', frozen: 'saved by a freeze' };

/** Formats stars in words: "1 star" or "5 stars". */
export function describeStars(difficulty: number): string {
  return difficulty === 1 ? '1 star' : `${difficulty} stars`;
}

function describePuzzle({ title, size, difficulty }: PuzzleListItem): string {
  return `${title}, ${size}×${size}, ${describeStars(difficulty)}`;
}

/** What is known about a day besides its puzzle. */
export interface DayFacts {
  readonly today: string;
  readonly progress: Progress | undefined;
  readonly chain: ChainDay | undefined;
  readonly isFilteredOut: boolean;
}

/** Says all about a day: "Sunday, November 15: Daily Teaser - Shy Yeti, 11×11, 5 stars, solved in 3:21, on its day". */
export function describeDay({ date, puzzle }: CalendarDay, facts: DayFacts): string {
  const { today, progress, chain, isFilteredOut } = facts;
  // The heading of the month already says the year.
  const day = formatDate(date, 'full').replace(/, \d+$/u, '');
  const nothing = date > today ? 'yet to come' : 'no Daily Teaser';
  const parts = [
    puzzle === undefined ? nothing : describePuzzle(puzzle),
    progress !== undefined && describeProgress(progress),
    chain !== undefined && chainWords[chain.kind],
    isFilteredOut && 'hidden by the filter',
  ];
  return `${day}: ${parts.filter(Boolean).join(', ')}`;
}
