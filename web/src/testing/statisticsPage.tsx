import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import type { Result } from '../daily/results.ts';
import { dateOf, dayOf } from '../lib/late/days.ts';
import { page } from '../pages/statistics/StatisticsPage.tsx';
import { mount } from './mount.tsx';

export const today = '2026-11-17';
export const key = 'monster-daily-results';

/** In the tests of a file, it is always the afternoon of the same day. */
export function stayToday(): void {
  // Only the date is frozen; timers still run.
  beforeEach(() => void vi.useFakeTimers({ now: new Date(`${today}T13:00:00Z`), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
}

export function solvedOn(date: string, changes: Partial<Result> = {}): Result {
  return { date, begunOn: date, outcome: 'solved', timeMs: 60_000, hintsUsed: 0, size: 7, ...changes };
}

export const daysAgo = (days: number): string => dateOf(dayOf(today) - days);

/** Stores a solve of so many seconds per day, the last one today. */
export function storeTimes(seconds: readonly number[]): void {
  const dated = seconds.map((time, index) => {
    const date = daysAgo(seconds.length - 1 - index);
    return [`id-${date}`, solvedOn(date, { timeMs: time * 1000 })] as const;
  });
  store(Object.fromEntries(dated));
}

export function store(results: Readonly<Record<string, unknown>>): void {
  localStorage.setItem(key, JSON.stringify(results));
}

export async function open(search = ''): Promise<void> {
  const route = { path: /^\/statistics$/u, file: 'statistics/StatisticsPage' };
  const match = { route, param: '', search: new URLSearchParams(search), hasFooter: true };
  mount(<page.View match={match} />);
  await expect.element(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
}

export const region = (name: string) => screen.getByRole('region', { name });
export const textOf = (name: string): string => region(name).element().textContent ?? '';

/** Returns the large numbers of a region by their labels. */
export function numbersOf(name: string): Record<string, string> {
  const labels = [...region(name).element().querySelectorAll('dt')];
  return Object.fromEntries(labels.map((dt) => [dt.textContent, dt.nextElementSibling?.textContent ?? '']));
}

/** Returns the rows of a table as texts. */
export function rowsOf(table: Element | null | undefined): string[][] {
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])];
  return rows.map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}
