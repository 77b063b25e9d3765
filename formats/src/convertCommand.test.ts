import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleContent, sampleMetadata } from './testing/samples.ts';
import { writeCsv } from './writeCsv.ts';
import { writePuz } from './writePuz.ts';

const command = fileURLToPath(new URL('convertCommand.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'convert-'));
afterAll(() => rmSync(folder, { recursive: true }));

const convert = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('tsx', [command, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
};
const usage =
  'Usage: npm run convert -- in.puz out.csv   (in: .csv .puz .ipuz .jpz .xd; out: .csv .ipuz .puz)';

describe('the convert command', () => {
  writeFileSync(path.join(folder, 'in.puz'), writePuz(sampleContent, sampleMetadata));
  writeFileSync(path.join(folder, 'in.csv'), writeCsv(sampleContent).replace('Home in a tree', ''));
  mkdirSync(path.join(folder, 'full.csv'));

  it('writes the same puzzle in another format', () => {
    expect(convert('in.puz', 'out.csv')).toMatchObject({
      status: 0,
      stderr: expect.not.stringContaining('at ') as string,
    });
    expect(readFileSync(path.join(folder, 'out.csv'), 'utf8')).toBe(writeCsv(sampleContent));
  });

  it.each([
    [[], `Name a file to read and a file to write.\n${usage}`],
    [['in.puz'], `Name a file to read and a file to write.\n${usage}`],
    [
      ['in.puz', 'my', 'file.csv'],
      `There are 3 names; two are needed. Put a name with spaces in quotes.\n${usage}`,
    ],
    [['in.puz', 'out.jpz'], `out.jpz must end in .csv, .ipuz or .puz.\n${usage}`],
    [['none.puz', 'out.csv'], 'There is no file none.puz.'],
    [['.', 'out.csv'], '. is a folder; name a file in it.'],
    [['in.puz', 'none/out.csv'], 'There is no folder none for the file to go to.'],
    [['in.puz', 'full.csv'], 'full.csv cannot be written (EISDIR).'],
    [
      ['in.csv', 'out.puz'],
      'in.csv: Across 8 has no clue.\nin.csv: File name: "in" has 1 of the 4 fields title__author__difficulty__YYYY-MM-DD.\nNothing was written.',
    ],
  ])('says what is wrong with %j', (args, message) => {
    expect(convert(...args)).toEqual({ status: 1, stdout: '', stderr: `${message}\n` });
  });
});
