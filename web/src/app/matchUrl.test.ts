import { expect, test } from 'vitest';
import type { Route } from '../site/route.ts';
import { deskPages } from './desk/deskPages.ts';
import { addPages, loadPage, matchUrl, pageKey } from './matchUrl.ts';
import { notFound, routes } from './routes.ts';

test('players’ browsers know no page of the desk and no room, nor their code, until their table is there', async () => {
  const load = (route: Route) => loadPage({ ...matchUrl('/'), route });
  for (const route of [...routes, notFound]) expect(await load(route)).toHaveProperty('View');
  for (const href of ['/admin', '/together']) expect(matchUrl(href).route).toBe(notFound);
  for (const route of deskPages.routes) await expect(load(route)).rejects.toThrow('No page at');
  addPages(deskPages);
  expect(matchUrl('/admin').route).toMatchObject({ file: 'admin/AdminPage', isForPlayers: false });
  expect(matchUrl('/together/abc')).toMatchObject({ param: 'abc', route: { madeFor: '/together' } });
  expect(pageKey('/together?puzzle=x')).toBe(pageKey('/together/abc'));
  for (const route of deskPages.routes) expect(await load(route)).toHaveProperty('View');
});

test.each([
  ['/', true],
  ['/puzzles', true],
  ['/puzzles?puzzle=05-2-0001', true],
  ['/levels', true],
  ['/levelsome/1-5', true],
  ['/no-such-page', true],
  ['/puzzles/', false],
  ['/puzzles/?puzzle=05-2-0001', false],
  ['/puzzles/05-2-0001', false],
  ['/puzzles/05-2-0001/', false],
  ['/puzzles/05-2-0001/more', false],
  ['/levels/', false],
  ['/levels/1-5&puzzle=03-1-0001', false],
  ['/levels/1-5/more', false],
])('%s has the footer: %s, and so does the page that is kept for it', (href, hasFooter) => {
  const match = matchUrl(href);
  expect(match.hasFooter).toBe(hasFooter);
  const { route, param, hasFooter: isKept } = matchUrl(pageKey(href));
  expect({ route, param, hasFooter: isKept }).toEqual({ route: match.route, param: match.param, hasFooter });
});

test('one page is kept for every address without a page, and one more for those under the games', () => {
  expect(pageKey('/a?x=1')).toBe(pageKey('/b/c'));
  expect(pageKey('/levels/1/2?x=1')).toBe(pageKey('/puzzles/3/4'));
});

test('timers that mean the same share a page', () => {
  const keys = (...timers: string[]) =>
    new Set(timers.map((timer) => pageKey(`/puzzles/05-2-0001?timer=${timer}`)));
  expect(keys('5', '5.0', '05', '+5').size).toBe(1);
  expect(keys('1440', '999999').size).toBe(1);
  expect(keys('0', '-1', 'soon', '', '1e9')).toEqual(new Set(['/puzzles/05-2-0001']));
});

test('any number as a timer leads to one of a few pages, exactly up to half an hour', () => {
  const keyOf = (timer: number) => pageKey(`/todaycrossword?puzzle=today&timer=${timer}`);
  const timerOf = (timer: number) => Number(/timer=(\d+)$/u.exec(keyOf(timer))?.[1]);
  for (let timer = 1; timer <= 30; timer++) expect(timerOf(timer)).toBe(timer);
  expect([31, 59, 60, 97, 1439].map(timerOf)).toEqual([30, 30, 60, 90, 1410]);
  expect(new Set(Array.from({ length: 2_000 }, (_, n) => keyOf(n))).size).toBe(1 + 30 + 47);
});

test('a month of the archive has two pages, whatever its address asks for', () => {
  const keyOf = (query: string) => pageKey(`/archive/2026-11?${query}`);
  expect(keyOf('view=list&uid=ab')).toBe('/archive/2026-11?view=list');
  for (const query of ['', 'view=', 'view=calendar', 'view=LIST', 'view=list2', 'view=%3Cb%3E&uid=ab'])
    expect(keyOf(query)).toBe('/archive/2026-11');
});

// A pattern for the slashes at the end would start again at every slash, for minutes.
test('an address is matched soon, however many slashes it has', () => {
  const slashes = '/'.repeat(500_000);
  expect(pageKey(`/about${slashes}x`)).toBe('/404');
  expect(pageKey(`/about${slashes}`)).toBe('/about');
  expect(pageKey(`http://localhost${slashes}`)).toBe('/404');
});

test('all groups of friends share one page, which matches the same route', () => {
  const key = pageKey('/friends/AbCd0123_-xyzXYZ?x=1');
  expect(pageKey('/friends/other/')).toBe(key);
  expect(pageKey('/friends')).not.toBe(key);
  expect(matchUrl(key).route).toBe(matchUrl('/friends/AbCd0123_-xyzXYZ').route);
});
