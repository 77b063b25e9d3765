import { expect, test } from 'vitest';
import { monthHref, puzzleHref, viewOf } from './archiveLinks.ts';

test.each([
  ['', 'calendar'],
  ['view=list', 'list'],
  ['view=List', 'calendar'],
  ['view=', 'calendar'],
  ['view=%3Cscript%3E', 'calendar'],
])('the address with "%s" shows the %s', (search, view) => {
  expect(viewOf(new URLSearchParams(search))).toBe(view);
});

test.each([
  ['', '', '/archive'],
  ['view=list', '', '/archive?view=list'],
  ['view=list&uid=ab&x=1', '2026-10', '/archive/2026-10?uid=ab&view=list'],
  ['view=odd&uid=ab', '2026-10', '/archive/2026-10?uid=ab'],
])('with "%s", the month "%s" is at %s', (search, month, href) => {
  expect(monthHref(new URLSearchParams(search), month)).toBe(href);
});

test('the same month can be shown in the other view', () => {
  expect(monthHref(new URLSearchParams('view=list'), '2026-10', 'calendar')).toBe('/archive/2026-10');
  expect(monthHref(new URLSearchParams(), '2026-10', 'list')).toBe('/archive/2026-10?view=list');
});

test('a puzzle keeps the player and leaves the view behind', () => {
  expect(puzzleHref(new URLSearchParams('uid=ab&view=list'), 'p1')).toBe('/todaycrossword?uid=ab&puzzle=p1');
});
