import type { Archive, PuzzleListItem } from '@monster/contract';
import { page as screen } from 'vitest/browser';
import { page } from '../pages/archive/ArchivePage.tsx';
import type { Match } from '../site/match.ts';
import { mount } from './mount.tsx';
import { standInServer } from './standInServer.ts';

/** A Daily Teaser of November 2026. */
export function puzzleOn(day: number, changes: Partial<PuzzleListItem> = {}): PuzzleListItem {
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  return {
    id: `p${day}`,
    title: `Daily Teaser - Tale ${day}`,
    author: 'Ann Lee',
    difficulty: 2,
    size: 5,
    datePublished: date,
    featured: false,
    order: 0,
    ...changes,
  };
}

/** A week of Daily Teasers, up to the date of the site in component tests. */
export const november: Archive = {
  month: '2026-11',
  newer: null,
  older: '2026-10',
  months: ['2026-11', '2026-10'],
  years: ['2026-11'],
  puzzles: [15, 14, 13, 12, 11, 10, 9].map((day) => puzzleOn(day)),
};

function matchOf(href: string): Match {
  const { pathname, searchParams } = new URL(href, location.href);
  const route = { path: /^\/archive/u, file: 'archive/ArchivePage' };
  return { route, param: pathname.split('/')[2] ?? '', search: searchParams, hasFooter: true };
}

/** Opens the archive; returns a function that goes to another address in the same tab. */
export function openArchive(
  archives: readonly Archive[] = [november],
  href = '/archive',
): (href: string) => void {
  const server = standInServer();
  server.answer(
    'GET /api/puzzles/archive',
    ({ query }) => archives.find(({ month }) => month === query.get('month')) ?? archives[0] ?? november,
  );
  server.answer('GET /api/puzzle-completions/:uid', () => ({ completedPuzzles: [{ puzzleId: 'p10' }] }));
  const render = mount(<page.View match={matchOf(href)} />);
  return (next) => render(<page.View match={matchOf(next)} />);
}

export const calendar = screen.getByRole('table', { name: 'November 2026' });
export const dayLink = (name: string | RegExp) => calendar.getByRole('link', { name });
export const dayCell = (name: string | RegExp) => calendar.getByRole('cell', { name });
