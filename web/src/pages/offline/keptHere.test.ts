import { expect, test } from 'vitest';
import { describeKept } from './keptHere.ts';

const list = [
  { id: '05-1-0001', title: 'Daily Teaser - The Yeti', datePublished: '2026-11-16' },
  { id: '05-1-0002', title: 'Daily Teaser - The Kraken', datePublished: '2026-11-17' },
  { id: 'a b', title: 'Special', datePublished: '' },
  { id: 'unseen', title: 'Unseen', datePublished: '2026-11-01' },
];

test('the months and puzzles that open offline are named, the newest puzzle first and each once', () => {
  const addresses = [
    '/',
    '/assets/app.js',
    '/archive/2026-10',
    '/archive/2026-10?view=list',
    '/archive',
    '/api/puzzles/05-1-0001',
    '/todaycrossword?puzzle=today',
    '/todaycrossword?puzzle=05-1-0001',
    '/puzzles/05-1-0001',
    '/todaycrossword?puzzle=05-1-0002',
    '/puzzles/a%20b',
    '/ahead/2026-11-19',
  ];
  expect(describeKept(addresses, list)).toEqual({
    months: [
      { href: '/archive', name: 'The newest month' },
      { href: '/archive/2026-10', name: 'October 2026' },
    ],
    puzzles: [
      { href: '/todaycrossword?puzzle=05-1-0002', name: 'The Kraken, Nov 17' },
      { href: '/todaycrossword?puzzle=05-1-0001', name: 'The Yeti, Nov 16' },
      { href: '/puzzles/a%20b', name: 'Special' },
    ],
  });
});

test('a puzzle that the list does not know has no name, so it is left out', () => {
  expect(describeKept(['/puzzles/gone'], list)).toEqual({ months: [], puzzles: [] });
});
