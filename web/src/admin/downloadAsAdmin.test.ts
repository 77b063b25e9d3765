import { expect, test } from 'vitest';
import { fileNameIn } from './downloadAsAdmin.ts';

test.each([
  [`attachment; filename="Caf-__Ann.csv"; filename*=UTF-8''Caf%C3%A9__Ann.csv`, 'Café__Ann.csv'],
  [`attachment; filename*=UTF-8''a%27b.csv; x=y`, "a'b.csv"],
  [`attachment; filename*=UTF-8''%ZZ`, ''],
  ['attachment', ''],
  [null, ''],
])('the name of a file in %j is %j', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name);
});
