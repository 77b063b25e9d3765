import { expect, test } from 'vitest';
import { csvLine } from './csvLine.ts';

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ['\t=1', `"'\t'=1"`],
  ['a;=1', `"a;'=1"`],
  ['a\n=1', `"a\n'=1"`],
  ['a, b', '"a, b"'],
  ['a=b', 'a=b'],
  ['07-4-0002', '07-4-0002'],
])('the field %j is written as %j', (field, written) => {
  expect(csvLine([field, 'x'])).toBe(`${written},x\r\n`);
});
