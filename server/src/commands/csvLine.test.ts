import { describe, expect, it } from 'vitest';
import { csvLine } from './csvLine.ts';

describe('a line of CSV', () => {
  it.each([
    [['a@b.c', 'x', ''], 'a@b.c,x,'],
    [['one, two', 'say "hi"', 'two\r\nlines'], '"one, two","say ""hi""","two\r\nlines"'],
    [['=1+1', '+a@b.c', '-2', '@sum'], "'=1+1,'+a@b.c,'-2,'@sum"],
    [['=HYPERLINK("http://x","y")'], `"'=HYPERLINK(""http://x"",""y"")"`],
    [['a=b', '1-1', 'Zoë 🧟'], 'a=b,1-1,Zoë 🧟'],
  ])('of %j is %j', (fields, line) => {
    expect(csvLine(fields)).toBe(`${line}\r\n`);
  });
});
