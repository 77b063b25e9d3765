import { expect, test } from 'vitest';
import { firstView, isInOrder, listRequest, pageOf } from './usePuzzleList.ts';

test('the list is fetched page by page, searched and sorted by the server', () => {
  expect(listRequest(firstView).path).toBe(
    '/admin/api/puzzles?sort=order&direction=ascending&page=1&pageSize=25',
  );
  expect(listRequest({ search: ' café & co ', sort: 'Newest first', page: 3 }).path).toBe(
    '/admin/api/puzzles?sort=datePublished&direction=descending&page=3&pageSize=25&search=caf%C3%A9+%26+co',
  );
});

test('rows can be moved only while the whole list is shown in its own order', () => {
  expect(isInOrder(firstView)).toBe(true);
  expect(isInOrder({ ...firstView, search: 'x' })).toBe(false);
  expect(isInOrder({ ...firstView, sort: 'Title A–Z' })).toBe(false);
});

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
])('position %i is on page %i', (position, page) => {
  expect(pageOf(position)).toBe(page);
});
