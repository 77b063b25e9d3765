import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { settingsId, storeSettingsAccount } from '../db/accounts.ts';
import { confirmSecret, countRecoveryCodes, storePendingSecret } from '../db/secondFactors.ts';
import { logIn, passwordHash } from '../testing/admin.ts';
import { storeAccount } from '../testing/accounts.ts';
import { databaseOf, describeOnBoth } from '../testing/databases.ts';
import { testNow, testSite } from '../testing/site.ts';

const command = fileURLToPath(new URL('resetSecondFactorCommand.ts', import.meta.url));

describeOnBoth('the reset of a second factor by an operator', (db, place) => {
  const turnOn = async (id: string): Promise<void> => {
    await storePendingSecret(db().queries, id, 'ABCDEFGH');
    await confirmSecret(db().queries, id, { secret: 'ABCDEFGH', step: 1, codes: ['code'] });
  };
  beforeEach(async () => {
    for (const table of ['accounts', 'account_recovery_codes', 'audit_entries'] as const)
      await db().queries.deleteFrom(table).execute();
  });

  const run = async (...args: string[]): Promise<string> => {
    const env = { PATH: process.env['PATH'] ?? '', ...databaseOf(place()) };
    const ended = promisify(execFile)('tsx', [command, ...args], { env });
    const { stdout, stderr } = await ended.catch(
      (error: unknown) => error as { stdout: string; stderr: string },
    );
    return `${stdout}${stderr}`.trim();
  };

  it('lets the admin of the settings in again, and leaves a trace', async () => {
    await storeSettingsAccount(db().queries, testNow);
    await turnOn(settingsId);
    const site = await testSite(db(), { ADMIN_PASSWORD_HASH: await passwordHash });
    expect((await logIn(site)).statusCode).toBe(401);
    expect(await run()).toBe('The second factor of admin is off. The password alone is enough now.');
    expect((await logIn(site)).statusCode).toBe(200);
    expect(await countRecoveryCodes(db().queries, settingsId)).toBe(0);
    const entries = db().queries.selectFrom('audit_entries').select(['actor', 'address', 'call', 'subject']);
    expect(await entries.where('kind', '=', 'change').execute()).toEqual([
      { actor: 'operator', address: 'the command line', call: 'resetSecondFactor', subject: 'admin' },
    ]);
    expect(await run()).toBe('The second factor of admin is off already.');
  });

  it('does the same for an account by its name, and knows no other', async () => {
    await turnOn(await storeAccount(db(), 'Bea', 'editor'));
    expect(await run('--name', 'BEA')).toBe(
      'The second factor of Bea is off. The password alone is enough now.',
    );
    expect(await run('--name', 'Bob')).toBe('There is no account with the name Bob.');
  });
});
