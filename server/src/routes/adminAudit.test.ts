import { PassThrough } from 'node:stream';
import type { AuditEntry, AuditPage } from '@monster/contract';
import { routes } from '@monster/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminPassword, adminSite, formOf, logIn } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

const csvName = 'Tiny__Ann__1__2026-11-01.csv';
const wrong = { username: 'admin', password: 'my secret' };

describeOnBoth('the audit trail', (db) => {
  let now = testNow;
  let admin: Awaited<ReturnType<typeof adminSite>>;
  let csv: string;
  beforeAll(async () => {
    await storePuzzles(db(), samplePuzzle({ id: 'a' }), samplePuzzle({ id: 'b' }));
    admin = await adminSite(db(), { TRUST_PROXY: '1' }, () => now);
    csv = (await admin.call('GET', '/admin/api/puzzles/a/download')).body;
  });
  beforeEach(async () => {
    now = testNow;
    for (const table of ['audit_entries', 'attempts'] as const)
      await db().queries.deleteFrom(table).execute();
  });
  afterAll(() => admin.site.close());

  const read = async (query = ''): Promise<AuditPage> =>
    (await admin.call('GET', `/admin/api/audit${query}`)).json();
  /** The entries as short lines, oldest first. */
  const lines = async (): Promise<string[]> =>
    (await read()).entries
      .map(({ kind, call, subject, outcome, times }: AuditEntry) =>
        [kind, call, subject, outcome, times > 1 ? `${times}x` : ''].filter(Boolean).join(' '),
      )
      .reverse();
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('is only for the admin', async () => {
    const answer = await admin.site.inject('/admin/api/audit');
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Please log in as admin.' }]);
  });

  it('says who logged in, when and from where', async () => {
    now += 5;
    await logIn(admin.site, undefined, from('2001:db8::7'));
    expect((await read()).entries).toEqual([
      {
        id: expect.any(String) as string,
        at: testNow + 5,
        kind: 'login',
        call: 'login',
        actor: 'admin',
        address: '2001:db8::7',
        subject: '',
        outcome: 'done',
        times: 1,
      },
    ]);
  });

  it('counts failed logins by place and hour, and stores no name but the admin’s', async () => {
    for (const body of [wrong, wrong, { username: 'my secret', password: 'x' }])
      await logIn(admin.site, body, from('203.0.113.7'));
    await logIn(admin.site, wrong, from('203.0.113.8'));
    for (let n = 0; n < 5; n += 1) await logIn(admin.site, wrong, from('203.0.113.7'));
    now += 60 * 60_000;
    await logIn(admin.site, wrong, from('203.0.113.7'));
    const { entries } = await read();
    const summary = entries.map(({ actor, address, outcome, times }) => [actor, address, outcome, times]);
    expect(summary[0]).toEqual(['admin', '203.0.113.7', 'wrongCredentials', 1]);
    expect(new Set(summary.slice(1).map(String))).toEqual(
      new Set([
        'admin,203.0.113.7,wrongCredentials,4',
        'admin,203.0.113.7,refused,3',
        ',203.0.113.7,wrongCredentials,1',
        'admin,203.0.113.8,wrongCredentials,1',
      ]),
    );
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('stays small when the login is attacked from very many addresses', async () => {
    for (let n = 0; n < 110; n += 1) {
      now += 1;
      // Every name is tried from one address only, so nobody has to wait, and all of them fail in the same way.
      await logIn(admin.site, { username: `name ${n}`, password: 'x' }, from(`10.7.0.${n}`));
    }
    const { total, entries } = await read();
    expect(total).toBe(101);
    expect([entries[0]?.address, entries[0]?.times]).toEqual(['many addresses', 10]);
    expect([entries[1]?.address, entries[1]?.times]).toEqual(['10.7.0.99', 1]);
  });

  it('has every change with its subject and its outcome', async () => {
    const { call, upload } = admin;
    await call('PATCH', '/admin/api/puzzles/a', { title: 'ann@example.com', difficulty: 2 });
    await call('PATCH', '/admin/api/puzzles/nope', { title: 'X' });
    await call('POST', '/admin/api/puzzles/featured', { puzzleIds: ['b', 'a'] });
    await call('POST', '/admin/api/puzzles/reorder', { orderedIds: ['b', 'nope'] });
    await upload('/admin/api/puzzles/upload', 'puzzleFile', { name: csvName, content: csv });
    await upload('/admin/api/puzzles/bulk-upload', 'puzzleFiles', { name: 'x.csv', content: 'broken' });
    const { grid: rows, acrossClues, downClues, author, difficulty } = samplePuzzle();
    const made = { rows, acrossClues, downClues, title: 'Made', author, difficulty };
    await call('POST', '/admin/api/construct/save', { ...made, datePublished: '2026-11-01' });
    await call('DELETE', '/admin/api/puzzles/03-1-0001');
    await call('POST', '/admin/api/trash/03-1-0001/restore', { trashId: 'nope', ifTaken: 'replace' });
    await call('POST', '/admin/api/needed/2/restore', {});
    await call('POST', '/admin/api/names/times-nobody/hide');
    expect(await lines()).toEqual([
      'change updatePuzzle a: title, difficulty done',
      'change updatePuzzle nope: title refused',
      'change saveFeatured b, a done',
      'change reorderPuzzles b, nope refused',
      'change uploadPuzzle 03-1-0001 done',
      'change uploadPuzzles refused',
      'change saveConstructed 03-1-0002 done',
      'change deletePuzzle 03-1-0001 done',
      'change restorePuzzle 03-1-0001: trashId, ifTaken refused',
      'change restoreNeeded 2 done',
      'change hideName times-nobody refused',
    ]);
    const { entries } = await read();
    for (const { actor, address, at } of entries)
      expect([actor, address, at]).toEqual(['admin', '127.0.0.1', testNow]);
    for (const secret of ['ann@', 'admin_session', admin.cookie.slice(-43), adminPassword])
      expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it('has no reads, nothing that only computes, and nothing of a stranger', async () => {
    const { call, upload, site } = admin;
    await call('GET', '/admin/api/puzzles');
    await call('GET', '/api/database-manager/status');
    await upload('/admin/api/puzzles/preview', 'puzzleFiles', { name: csvName, content: csv });
    const rows = ['CAT', 'APE', 'BED'];
    await call('POST', '/admin/api/construct/rate', { rows, difficulty: 1 });
    await site.inject({ method: 'DELETE', url: '/admin/api/puzzles/a' });
    await site.inject({ method: 'POST', url: '/admin/logout' });
    expect(await lines()).toEqual([]);
  });

  it('takes in every call that changes something, unless the contract says that it does not', () => {
    const marked = Object.entries(routes).filter(([, route]) => 'changesNothing' in route);
    expect(marked.map(([name]) => name).sort()).toEqual([
      'checkEdit',
      'checkInvitation',
      'exportPuzzles',
      'previewPuzzles',
      'rateGrid',
      'refillGrid',
    ]);
  });

  it('has logouts, here and everywhere', async () => {
    const one = await adminSite(db());
    await one.call('POST', '/admin/logout');
    const two = await adminSite(db());
    await two.call('POST', '/admin/api/logout-everywhere');
    admin = await adminSite(db(), { TRUST_PROXY: '1' }, () => now);
    expect(await lines()).toEqual([
      'login login done',
      'logout logout done',
      'login login done',
      'logout logoutEverywhere done',
      'login login done',
    ]);
  });

  it('shows the newest first, page by page, and one kind alone', async () => {
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      now += 1_000;
      await logIn(admin.site, undefined, from(address));
      await admin.call('DELETE', '/admin/api/puzzles/nope');
    }
    const first = await read('?kind=login&pageSize=2');
    expect([first.total, first.page, first.pageSize]).toEqual([3, 1, 2]);
    expect(first.entries.map(({ address }) => address)).toEqual(['10.0.0.3', '10.0.0.2']);
    const second = await read('?kind=login&pageSize=2&page=2');
    expect(second.entries.map(({ address }) => address)).toEqual(['10.0.0.1']);
    expect((await read('?page=9')).entries).toEqual([]);
    expect((await read()).entries.map(({ kind }) => kind)).toEqual([
      'change',
      'login',
      'change',
      'login',
      'change',
      'login',
    ]);
    for (const query of ['?kind=x', '?page=0', '?pageSize=9999'])
      expect((await admin.call('GET', `/admin/api/audit${query}`)).statusCode).toBe(400);
  });

  describe('that cannot be written', () => {
    const rename = (name: string, to: string) =>
      sql`alter table ${sql.table(name)} rename to ${sql.id(to)}`.execute(db().queries);
    const withoutTrail = async <T>(work: () => Promise<T>): Promise<T> => {
      await rename('audit_entries', 'lost');
      try {
        return await work();
      } finally {
        await rename('lost', 'audit_entries');
      }
    };

    it('lets no action through', async () => {
      const answer = await withoutTrail(() => admin.call('DELETE', '/admin/api/puzzles/a'));
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { message: 'This could not be recorded in the audit trail, so nothing was changed.' },
      ]);
      expect((await admin.call('GET', '/admin/api/puzzles/a')).statusCode).toBe(200);
    });

    it('lets nobody log in', async () => {
      const answer = await withoutTrail(() => logIn(admin.site));
      expect([answer.statusCode, answer.cookies]).toEqual([500, []]);
    });

    it('keeps an action whose end it missed as one whose outcome is unknown', async () => {
      const { payload, headers } = formOf('puzzleFile', [{ name: csvName, content: csv }]);
      const body = new PassThrough();
      body.write(payload.subarray(0, 50));
      const answer = admin.site.inject({
        method: 'POST',
        url: '/admin/api/puzzles/upload',
        payload: body,
        headers: { ...headers, cookie: admin.cookie },
      });
      await vi.waitFor(async () => expect(await lines()).toEqual(['change uploadPuzzle started']));
      await withoutTrail(async () => {
        body.end(payload.subarray(50));
        expect((await answer).json()).toMatchObject({ successful: 1 });
      });
      expect(await lines()).toEqual(['change uploadPuzzle started']);
    });
  });
});
