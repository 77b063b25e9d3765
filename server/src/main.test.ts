import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminPassword, passwordHash } from './testing/admin.ts';
import { places, sqlitePlace } from './testing/databases.ts';
import type { TestPlace } from './testing/databases.ts';
import { isRecorded, recordCompletion, settingsOf, startSite, stop } from './testing/siteProcess.ts';

describe.each(Object.entries(places))('the program on %s', (_name, makePlace) => {
  let place: TestPlace;
  beforeEach(async () => {
    place = await makePlace();
  });
  afterEach(() => place.remove());

  it('prints its address, prints the admin password only on its first start, and logs no email, uid or query', async () => {
    const first = startSite(settingsOf(place));
    const address = await first.ready;
    expect(first.output()).toMatch(/Admin name: {5}admin\nAdmin password: [a-zA-Z2-9]{22} /u);
    const uid = 'ab12'.repeat(16);
    await fetch(`${address}/?email=ann%40example.com&token=hush`);
    await fetch(`${address}/lost/ann@example.com`);
    await isRecorded(String(address), uid);
    await fetch(`${address}/api/leaderboard/check?email=ann%40example.com`);
    await fetch(`${address}/api/leaderboard/check?email=ann%40`);
    await fetch(`${address}/api/leaderboard?uid=${uid}`);
    await fetch(`${address}/api/leaderboard/submit`, {
      method: 'POST',
      body: JSON.stringify({ email: 'ann@example.com', displayName: 'ann', totalScore: 5 }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
    });
    expect(await stop(first)).toBe(0);
    expect(first.output()).toContain('"route":"/api/puzzle-completions/:uid"');
    expect(first.output()).toContain('"route":"/api/leaderboard/check"');
    for (const secret of ['ann', 'hush', uid, '203.0.113']) expect(first.output()).not.toContain(secret);

    const second = startSite(settingsOf(place));
    await second.ready;
    expect(second.output()).not.toContain('password');
    expect(await stop(second)).toBe(0);
  });

  it('has a Daily Teaser for today and each of the last sixty days on its first start', async () => {
    const site = startSite(settingsOf(place));
    const answer = await fetch(`${await site.ready}/api/puzzles`);
    const list = (await answer.json()) as { title: string; datePublished: string }[];
    const dates = list
      .filter(({ title }) => title.includes('Daily Teaser'))
      .map((item) => item.datePublished);
    const today = Math.floor(Date.now() / 86_400_000);
    const wanted = Array.from({ length: 61 }, (_, i) =>
      new Date((today - i) * 86_400_000).toISOString().slice(0, 10),
    );
    expect(dates).toEqual(wanted);
    expect(await stop(site)).toBe(0);
  });

  it('can run as two instances at once, which see each other’s writes', async () => {
    const sites = [startSite(settingsOf(place)), startSite(settingsOf(place))];
    const [one = '', other = ''] = await Promise.all(sites.map(async (site) => String(await site.ready)));
    const uids = Array.from({ length: 40 }, () => randomBytes(32).toString('hex'));
    const recorded = await Promise.all(
      uids.map((uid, index) => recordCompletion(index % 2 === 0 ? one : other, uid)),
    );
    expect(recorded.every(Boolean)).toBe(true);
    for (const uid of uids)
      expect([await isRecorded(one, uid), await isRecorded(other, uid)]).toEqual([true, true]);
    await Promise.all(sites.map(stop));
  });
});

describe('the program', () => {
  let place: TestPlace;
  beforeEach(() => {
    place = sqlitePlace();
  });
  afterEach(() => place.remove());

  it('finishes the requests in progress when it is told to stop', async () => {
    const site = startSite(settingsOf(place));
    const address = String(await site.ready);
    const uids = Array.from({ length: 200 }, () => randomBytes(32).toString('hex'));
    const answers = uids.map((uid) => recordCompletion(address, uid).catch(() => undefined));
    await answers[0];
    expect(await stop(site)).toBe(0);
    // While it stops, a connection may be refused, but a request must not be answered with an error.
    expect((await Promise.all(answers)).filter((answer) => answer === false)).toEqual([]);
  });

  it('does not wait for a connection without a request', async () => {
    const site = startSite(settingsOf(place));
    const { port } = new URL(String(await site.ready));
    const spare = createConnection(Number(port), '127.0.0.1');
    await once(spare, 'connect');
    // By the time this is answered, the spare connection has been accepted.
    await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(await stop(site)).toBe(0);
    spare.destroy();
  });

  it('does not wait for a connection whose last answer was sent during the stop', async () => {
    const site = startSite(settingsOf(place));
    const { port } = new URL(String(await site.ready));
    const body = JSON.stringify({ uid: 'a'.repeat(64), puzzleId: '03-1-0001' });
    const head = `POST /api/puzzle-completions HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
    const socket = createConnection(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${head}\r\n\r\n${body.slice(0, 9)}`);
    // By the time this is answered, the request above has begun.
    await fetch(`http://127.0.0.1:${port}/healthz`);
    site.kill('SIGTERM');
    await vi.waitFor(() => expect(site.output()).toContain('stopping on SIGTERM'));
    socket.write(body.slice(9));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /u);
    expect(await site.exited).toBe(0);
    socket.destroy();
  });

  it('answers any address with a page, even one that starts with two slashes', async () => {
    const site = startSite({ ...settingsOf(place), SITE_URL: 'https://monster.example' });
    const address = await site.ready;
    for (const url of ['//', '///', '//x.example/about', '//?x', '/%2f/', '/http://[']) {
      const answer = await fetch(`${address}${url}`);
      expect([url, answer.status, answer.headers.get('x-content-type-options')]).toEqual([
        url,
        404,
        'nosniff',
      ]);
      expect(await answer.text()).toContain('404 Page Not Found');
    }
    expect(await stop(site)).toBe(0);
  });

  it('logs the address and the outcome of every login, and no name or password', async () => {
    // A real hash takes so long to check that the wait between two logins may be over.
    const site = startSite({ ...settingsOf(place), ADMIN_PASSWORD_HASH: await passwordHash });
    const address = await site.ready;
    const logIn = (username: string, password: string) =>
      fetch(`${address}/admin/login`, {
        method: 'POST',
        body: JSON.stringify({ username, password }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
      });
    await logIn('admin', adminPassword);
    for (let n = 0; n < 5; n += 1) await logIn('ann@example.com', 'hush');
    await logIn('admin', 'hush');
    expect(await stop(site)).toBe(0);
    const logins = site
      .output()
      .split('\n')
      .filter((line) => line.includes('"admin login"'));
    expect(logins.every((line) => line.includes('"address":"203.0.113.7"'))).toBe(true);
    const outcomes = logins.map((line) => (JSON.parse(line) as { outcome: string }).outcome);
    expect(outcomes).toEqual([
      'success',
      ...Array.from({ length: 5 }, () => 'wrong credentials'),
      'refused for now',
    ]);
    for (const secret of ['ann', 'hush', 'correct']) expect(site.output()).not.toContain(secret);
  });

  it('says so when the hash of the password was made by an earlier version, and works', async () => {
    const weak = 'scrypt$32768$c2FsdA$k6kT7g2jX0u8zqkU5gX0O3mW1bq0mQeV2m0b6m2j8aQ';
    const site = startSite({ ...settingsOf(place), ADMIN_PASSWORD_HASH: weak });
    await site.ready;
    expect(site.output()).toContain('make a new one with npm run password:hash');
    expect(await stop(site)).toBe(0);
  });

  it('names every invalid setting and exits with 1', async () => {
    const site = startSite({ PORT: 'x', LOG_LEVEL: 'loud', DATA_DIR: place.dataDir });
    expect(await site.exited).toBe(1);
    expect(site.output()).toMatch(/PORT: .+\n {2}LOG_LEVEL: .+/u);
  });

  it('says so and exits with 1 when its port is taken', async () => {
    const first = startSite(settingsOf(place));
    const port = new URL(String(await first.ready)).port;
    const second = startSite({ ...settingsOf(place), PORT: port });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`Cannot listen on port ${port}`);
    await stop(first);
  });

  it('creates its data folder so that only the owner can read it', async () => {
    const dataDir = path.join(place.dataDir, 'new', 'data');
    const site = startSite({ DATA_DIR: dataDir });
    await site.ready;
    expect(existsSync(path.join(dataDir, 'monster.db'))).toBe(true);
    expect(statSync(path.join(dataDir, 'monster.db')).mode % 0o100).toBe(0);
    expect(statSync(dataDir).mode % 0o100).toBe(0);
    await stop(site);
  });
});
