import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { captureEmail } from '../db/capturedEmails.ts';
import { databaseOf, describeOnBoth, sqlitePlace } from '../testing/databases.ts';
import { testNow } from '../testing/site.ts';

const command = fileURLToPath(new URL('exportEmailsCommand.ts', import.meta.url));

describeOnBoth('the export of captured emails', (db, place) => {
  beforeAll(async () => {
    const capture = (email: string, source: string, displayName: string | null) =>
      captureEmail(db().queries, { email, source, displayName }, testNow);
    await capture('ann@example.com', 'skip_level', '=cmd, "x"');
    await capture('ann@example.com', 'unlock_monster', 'ann');
    await capture('bob@example.com', 'unlock_monster_reveal_all', null);
  });

  const run = (...args: string[]) => {
    const env = { PATH: process.env['PATH'] ?? '', ...databaseOf(place()) };
    return promisify(execFile)('tsx', [command, ...args], { env });
  };
  const expected = [
    'email,source,display_name,captured_at',
    'ann@example.com,skip_level,"\'=cmd, ""x""",2026-11-15T12:00:00.000Z',
    'ann@example.com,unlock_monster,ann,2026-11-15T12:00:00.000Z',
    'bob@example.com,unlock_monster_reveal_all,,2026-11-15T12:00:00.000Z',
    '',
  ].join('\r\n');

  it('writes CSV to standard output', async () => {
    expect(await run()).toEqual({ stdout: expected, stderr: '' });
  });

  it('quotes fields where needed, and defuses formulas', async () => {
    const names: [name: string, field: string][] = [
      ['one, two', '"one, two"'],
      ['say "hi"', '"say ""hi"""'],
      ['two\r\nlines', '"two\r\nlines"'],
      ['=1+1', "'=1+1"],
      ['+a@b.c', "'+a@b.c"],
      ['-2', "'-2"],
      ['@sum', "'@sum"],
      ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
      ['a=b', 'a=b'],
      ['x;=1+1', `"x;'=1+1"`],
      ['x\t=1+1', `"x\t'=1+1"`],
      ['x|@sum', `"x|'@sum"`],
      ['x =1', "x '=1"],
      ['x,-1', `"x,'-1"`],
      ['two\n=lines', `"two\n'=lines"`],
      ['＝1+1', "'＝1+1"],
      ['x;y', '"x;y"'],
      ['Zoë 🧟', 'Zoë 🧟'],
    ];
    const rows = names.map(([name], index) => ({
      email: `n${index}@example.net`,
      source: 'x',
      display_name: name,
      captured_at: testNow,
    }));
    await db().queries.insertInto('captured_emails').values(rows).execute();
    const { stdout } = await run();
    await db().queries.deleteFrom('captured_emails').where('source', '=', 'x').execute();
    for (const [index, [, field]] of names.entries())
      expect(stdout).toContain(`\r\nn${index}@example.net,x,${field},2026-11-15T12:00:00.000Z\r\n`);
  });

  it('writes a file that only its owner can read, with the rows of several pages', async () => {
    const { dataDir, remove } = sqlitePlace();
    const file = path.join(dataDir, 'emails.csv');
    const many = Array.from({ length: 2_500 }, (_, index) => ({
      email: `p${index}@example.org`,
      source: 'skip_level',
      display_name: 'p',
      captured_at: testNow,
    }));
    await db().queries.insertInto('captured_emails').values(many).execute();
    expect(await run('--out', file)).toEqual({ stdout: '', stderr: '' });
    const lines = readFileSync(file, 'utf8').split('\r\n');
    expect(new Set(lines).size).toBe(1 + 3 + 2_500 + 1);
    expect(statSync(file).mode % 0o100).toBe(0);
    await remove();
  });

  it('says so when there is no database', async () => {
    const { dataDir, remove } = sqlitePlace();
    const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir };
    await expect(promisify(execFile)('tsx', [command], { env })).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${dataDir} contains no embedded database.\n`,
    });
    await remove();
  });
});
