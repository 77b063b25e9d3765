import { expect, test } from 'vitest';
import { addressOf, firstView, isInOrder, listRequest, pageOf, readView } from './usePuzzleList.ts';

test('the list is fetched page by page, searched and sorted by the server', () => {
  expect(listRequest(firstView).path).toBe(
    '/admin/api/puzzles?sort=order&direction=ascending&page=1&pageSize=25',
  );
  expect(listRequest({ ...firstView, search: ' café & co ', sort: 'Newest first', page: 3 }).path).toBe(
    '/admin/api/puzzles?sort=datePublished&direction=descending&page=3&pageSize=25&search=caf%C3%A9+%26+co',
  );
});

test('rows can be moved only while the whole list is shown in its own order', () => {
  expect(isInOrder(firstView)).toBe(true);
  expect(isInOrder({ ...firstView, search: 'x' })).toBe(false);
  expect(isInOrder({ ...firstView, sort: 'Title A–Z' })).toBe(false);
  expect(isInOrder({ ...firstView, filters: { status: 'scheduled' } })).toBe(false);
});

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
])('position %i is on page %i', (position, page) => {
  expect(pageOf(position)).toBe(page);
});

test('filters are sent to the server', () => {
  const filters = { madeBy: 'editors', featured: 'false', size: '13' };
  expect(listRequest({ ...firstView, filters }).path).toMatch(/&madeBy=editors&featured=false&size=13$/u);
});

const readFrom = (address: Readonly<Record<string, string>>) => readView((name) => address[name] ?? '');

test('a view survives in the address', () => {
  const view = {
    search: 'café & co',
    sort: 'Newest first',
    filters: { status: 'scheduled', difficulty: '3' },
    page: 12,
  } as const;
  expect(readFrom(addressOf(view))).toEqual(view);
  expect(Object.values(addressOf(firstView)).join('')).toBe('');
});

test.each([
  { page: '-3', sort: 'constructor', status: 'lost', difficulty: '6', size: 'toString' },
  { page: '1.5' },
  { page: '1e99', sort: '' },
])('whatever is wrong in an address is ignored: %j', (address) => {
  expect(readFrom(address)).toEqual(firstView);
});
