import { expect, test } from 'vitest';
import { untilTomorrow } from './untilTomorrow.ts';

test.each([
  ['2026-11-15T18:48:00Z', '5:12'],
  ['2026-11-15T18:48:01Z', '5:12'],
  ['2026-11-15T00:00:00Z', '24:00'],
  ['2026-11-15T23:59:59.999Z', '0:01'],
  ['1969-12-31T23:00:00Z', '1:00'],
])('at %s, tomorrow begins in %s', (time, left) => {
  expect(untilTomorrow(Date.parse(time))).toBe(left);
});
