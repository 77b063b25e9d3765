import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { adminSite, formOf } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';

describeOnBoth('bad input is refused, not a failure of ours:', (db) => {
  let site: FastifyInstance;
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeAll(async () => {
    admin = await adminSite(db());
    ({ site } = admin);
  });

  it.each(['//', '///', '//x.example/about', '/%ff', '/api//puzzles'])('the address %s', async (url) => {
    const { statusCode } = await site.inject(url);
    expect([400, 404]).toContain(statusCode);
  });

  it('a calendar at the end of time', async () => {
    const answer = await admin.call('GET', '/admin/api/calendar?from=9999-12-31');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ days: [{ date: '9999-12-31', puzzles: [] }], today: '2026-11-15' }),
    ]);
  });

  const urls = ['upload', 'bulk-upload', 'preview'].map((name) => `/admin/api/puzzles/${name}`);
  const { payload: form, headers } = formOf('puzzleFiles', [
    { name: 'a__b__1__2026-11-15.csv', content: 'A' },
  ]);
  const type = headers['content-type'];

  it.each(
    urls.flatMap((url) => [
      ...[1, 30, 120, form.length - 60, form.length - 4].map(
        (length) => [url, `${length} bytes of a form`, form.subarray(0, length), type] as const,
      ),
      [url, 'an empty form', Buffer.alloc(0), type] as const,
      [url, 'a form without a boundary', form, 'multipart/form-data'] as const,
      [url, 'a form with an empty boundary', form, 'multipart/form-data; boundary='] as const,
      [
        url,
        'a form with broken headers',
        Buffer.from(form.toString().replace('content-', '\0')),
        type,
      ] as const,
    ]),
  )('%s of %s', async (url, _what, payload, contentType) => {
    const answer = await site.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': contentType, cookie: admin.cookie },
    });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringMatching(/^[A-Z].+\.$|upload$/u),
    ]);
  });

  it('a title with NUL', async () => {
    const file = { name: 'a\0b__Ann__1__2026-11-15.csv', content: 'A' };
    for (const [url = '', field] of [
      [urls[0], 'puzzleFile'],
      [urls[1], 'puzzleFiles'],
      [urls[2], 'puzzleFiles'],
    ] as const)
      expect((await admin.upload(url, field, file)).statusCode).toBeLessThan(500);
    const xd = { name: 'a.xd', content: 'Title: a\0b\nAuthor: Ann\nDate: 2026-11-15\nDifficulty: 1\n' };
    const preview = await admin.upload(urls[2] ?? '', 'puzzleFiles', xd);
    expect([preview.statusCode, preview.body]).toEqual([200, expect.stringContaining('control character')]);
    const patch = await admin.call('PATCH', '/admin/api/puzzles/x', { title: 'a\0b' });
    expect(patch.statusCode).toBe(400);
    const { statusCode } = await admin.call('GET', '/admin/api/puzzles?search=%00');
    expect(statusCode).toBe(200);
  });

  it.each<['GET' | 'POST' | 'DELETE', string, object?]>([
    ['GET', '/admin/api/audit?actor=%00'],
    ['GET', '/admin/api/names?search=%00'],
    ['GET', '/admin/api/names?page=41'],
    ['POST', '/admin/api/names/times-%00/hide'],
    ['POST', '/admin/api/names/email-a/show'],
    ['GET', '/admin/api/puzzles/a/changes/%00'],
    ['GET', '/admin/api/puzzles/%00/changes'],
    ['GET', '/admin/api/statistics/%00'],
    ['POST', '/admin/api/trash/a/restore', { trashId: '\0' }],
    ['POST', '/admin/api/invitations', { role: 'editor', nameHint: 'a\0b' }],
    ['DELETE', '/admin/api/accounts/%00'],
    ['DELETE', '/admin/api/invitations/%00'],
    ['POST', '/api/puzzles/%00/report', { grid: 1 }],
    ['POST', '/admin/invitation/check', { token: '\0' }],
    ['GET', '/api/solves/%00'],
  ])('NUL for the desk: %s %s', async (method, url, body) => {
    expect((await admin.call(method, url, body)).statusCode).toBeLessThan(500);
  });

  it.each([
    ['/api/emails', { email: 'a\0@x.org', source: 'unlock_monster_reveal_all' }],
    ['/api/leaderboard/submit', { email: 'a@x.org', displayName: 'a\0', totalScore: 1 }],
    ['/admin/login', { username: 'a\0', password: '\0' }],
    ['/api/groups', { groupName: 'a\0', name: 'Ann' }],
    ['/api/groups/join', { code: 'ABCDE\0', name: 'Ann' }],
    ['/api/groups/%00/join', { name: 'Ann' }],
    ['/api/rooms', { puzzleId: 'a\0' }],
    ['/api/rooms/%00/enter', { version: 1 }],
    [`/api/rooms/${'a'.repeat(21)}%00/moves`, { version: 1, moves: [] }],
    [`/api/rooms/${'a'.repeat(22)}/moves`, { version: 1, moves: [{ id: '\0', seen: 0, what: '-0C' }] }],
  ])('NUL at %s', async (url, body) => {
    const answer = await site.inject({ method: 'POST', url, payload: body });
    expect([400, 401]).toContain(answer.statusCode);
  });
});
