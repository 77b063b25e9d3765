import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { makeFirstPassword } from './credentials.ts';
import { hashPassword, isPassword, isWeakHash, makePassword } from './password.ts';

describe('a password', () => {
  it('is recognized by its hash, which ADMIN_PASSWORD_HASH accepts', async () => {
    const hash = await hashPassword('Grün & scary');
    expect(await isPassword('Grün & scary', hash)).toBe(true);
    expect(await isPassword('Grün & scary!', hash)).toBe(false);
    expect(readConfig({ ADMIN_PASSWORD_HASH: hash }).ADMIN_PASSWORD_HASH).toBe(hash);
    expect(await hashPassword('Grün & scary')).not.toBe(hash);
  });

  it('is recognized by a hash from an earlier version, which counts as weak', async () => {
    const hash = 'scrypt$32768$GdQnWnr8HRUnePm9bglPOA$hXijTsxATxVX1InF6m_zJCMqSImcyMBW9R_w6kqls5Q';
    expect(await isPassword('correct horse', hash)).toBe(true);
    expect(await isPassword('correct cow', hash)).toBe(false);
    expect([isWeakHash(hash), isWeakHash(await hashPassword('correct horse'))]).toEqual([true, false]);
  });

  it('is hashed only after the one before it, since each needs much memory', async () => {
    const done: string[] = [];
    const hash = async (name: string, cost: number): Promise<void> => {
      await hashPassword(name, { cost });
      done.push(name);
    };
    await Promise.all([hash('costly', 2 ** 15), hash('cheap', 2 ** 10)]);
    expect(done).toEqual(['costly', 'cheap']);
  });

  it.each(['', 'plain', 'scrypt$', 'md5$1$a$b'])('never matches %j, which is not a hash', async (hash) => {
    expect(await isPassword('', hash)).toBe(false);
  });

  it('made for the admin is long, and different each time', () => {
    const made = new Set(Array.from({ length: 50 }, makePassword));
    expect(made.size).toBe(50);
    for (const password of made) expect(password).toMatch(/^[a-zA-Z2-9]{22}$/u);
  });
});

describeOnBoth('the first start', (db) => {
  it('makes one password and stores only its hash, however many instances start', async () => {
    const made = await Promise.all([1, 2, 3].map(() => makeFirstPassword(db(), 'admin', 1)));
    const [password, ...others] = made.filter((each) => each !== undefined);
    expect(others).toEqual([]);
    const { password_hash: hash } = await db()
      .queries.selectFrom('admins')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(hash).not.toContain(password);
    expect(await isPassword(String(password), hash)).toBe(true);
    expect(await makeFirstPassword(db(), 'admin', 2)).toBeUndefined();
  });
});
