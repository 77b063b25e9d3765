import { findEntries, numberGrid } from '@monster/engine';
import { expect, it } from 'vitest';
import type { LivelyEntry } from '../clues/clueBank.ts';
import { mixFaults, relativesOf } from './mixFaults.ts';

const entries = (...rows: string[]) => findEntries(numberGrid(rows));
const stems = new Map([
  ['OWN', 'OWN'],
  ['OWNS', 'OWN'],
  ['OWNED', 'OWN'],
]);
const none = new Map<string, LivelyEntry>();
const phrase = (written: string): LivelyEntry => ({ written, kind: 'phrase' });
const name = (written: string): LivelyEntry => ({ written, kind: 'name' });
const themeOf = (...written: string[]) => ({
  title: 'T',
  why: 'W.',
  entries: written.map((each) => ({ answer: each.replaceAll(' ', ''), written: each, clues: [] })),
});

it('finds two words of one family', () => {
  expect(mixFaults(entries('OWNED', '#####', 'OWNS#'), { lively: none, stems })).toEqual([
    'OWNS is a relative of OWNED',
  ]);
  expect(mixFaults(entries('OWNED', '#####', 'CATS#'), { lively: none, stems })).toEqual([]);
});

it('finds a word beside a phrase that contains it or a relative', () => {
  const lively = new Map([['OWNIT', phrase('OWN IT')]]);
  expect(mixFaults(entries('OWNIT', '#####', 'OWNS#'), { lively, stems })).toEqual([
    'OWNS is a relative of OWNIT',
  ]);
});

it('finds two names that cross, since neither helps with the other', () => {
  const lively = new Map([
    ['EMMA', name('EMMA')],
    ['ERIC', name('ERIC')],
    ['ELSE', phrase('ELSE')],
  ]);
  const crossing = entries('EMMA', 'R###', 'I###', 'C###');
  expect(mixFaults(crossing, { lively, stems })).toEqual(['two names cross: EMMA/ERIC']);
  expect(mixFaults(entries('EMMA', 'L###', 'S###', 'E###'), { lively, stems })).toEqual([]);
});

it('lets the entries of a theme share a word, but no other entry', () => {
  const grid = entries('OWNIT', '#####', 'OWNUP');
  expect(mixFaults(grid, { lively: none, stems }, themeOf('OWN IT', 'OWN UP'))).toEqual([]);
  expect(relativesOf(themeOf('OWN IT'), stems)).toEqual(['OWN', 'OWNS', 'OWNED']);
});
