import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { isPassword } from '../admin/password.ts';
import { rootDir } from '../paths.ts';

/** Runs the command with a password on its standard input. */
async function hash(password: string, env: Record<string, string> = {}) {
  const command = 'server/src/commands/hashPasswordCommand.ts';
  const child = spawn(process.execPath, ['--import', 'tsx', command], {
    cwd: rootDir,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  child.stdin.end(`${password}\n`);
  const [[code], out, problem] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code: code as number | null, out: out.trim(), problem };
}

describe('npm run password:hash', () => {
  it('prints the hash of a password at the cost that OWASP recommends, and nothing else', async () => {
    const { code, out } = await hash('correct horse');
    expect(code).toBe(0);
    expect(out).toMatch(/^scrypt\$131072\$[\w-]{22}\$[\w-]{43}$/u);
    expect(await isPassword('correct horse', out)).toBe(true);
  });

  it.each([
    ['qwertyui', {}, 'The password must not be a row of neighbors such as 12345678 or qwertyui.'],
    ['gatekeeper', { ADMIN_USERNAME: 'gatekeeper' }, 'The password must not be the user name.'],
    ['word fun', { SITE_NAME: 'Word Fun' }, "The password must not be the site's name."],
  ])('refuses %s and says why', async (password, env, problem) => {
    expect(await hash(password, env)).toMatchObject({
      code: 1,
      out: '',
      problem: expect.stringContaining(problem) as string,
    });
  });
});
