import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const command = fileURLToPath(new URL('constructCommand.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'construct-'));
mkdirSync(path.join(folder, 'full.csv'));
afterAll(() => rmSync(folder, { recursive: true }));

const construct = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('tsx', [command, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
};

describe('the construct command', () => {
  it.each([
    [['--bogus'], "Unknown option '--bogus'."],
    [['7'], "Unexpected argument '7'."],
    [['--size'], "Option '--size <value>' argument missing."],
    [['--size', 'big'], '--size must be a whole number from 3 to 15.'],
    [['--theme', 'ICE TEA, NO'], '" NO" in --theme is no entry of 3 to 15 letters.'],
    [['--out', 'none/a.csv'], 'There is no folder none for the file to go to.'],
    [['--out', 'a.puz'], '--out must be the name of a .csv file.'],
    [['--size', '3', '--out', 'full.csv'], 'full.csv cannot be written (EISDIR).'],
  ])('says what is wrong with %j', (args, message) => {
    const { status, stderr } = construct(...args);
    expect([status, stderr.split('\n')[0]]).toEqual([1, message]);
    expect(stderr).not.toMatch(/^ +at /mu);
  });

  it('says how many words lack a clue, and where', () => {
    const { status, stdout } = construct('--size', '9', '--theme', 'RED CAR', '--out', 'a.csv');
    expect(status).toBe(0);
    const rows = readFileSync(path.join(folder, 'a.csv'), 'utf8').split('\r\n');
    const [, direction = '', number] =
      /^(across|down),(\d+),,REDCAR$/u.exec(rows.find((row) => row.endsWith(',REDCAR')) ?? '') ?? [];
    const name = `${number}-${direction === 'across' ? 'Across' : 'Down'} (REDCAR)`;
    expect(stdout).toContain(`1 word lacks a clue: ${name}. Write it into the file before you upload it.`);
  });
});
