import { once } from 'node:events';
import { createConnection } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sqlitePlace } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { RoomPlayer } from '../testing/rooms.ts';
import { isRecorded, settingsOf, startSite, stop } from '../testing/siteProcess.ts';
import type { SiteProcess } from '../testing/siteProcess.ts';

interface Line {
  readonly reqId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

function requestLines(site: SiteProcess): Line[] {
  return site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes('"reqId"'))
    .map((line) => JSON.parse(line) as Line);
}

describe('the log of requests', () => {
  let place: TestPlace;
  let site: SiteProcess;
  let address: string;
  beforeEach(async () => {
    place = sqlitePlace();
    site = startSite(settingsOf(place));
    address = String(await site.ready);
  });
  afterEach(async () => {
    await stop(site);
    await place.remove();
  });

  it('has one line for each, with method, route, status, time and the id that the answer carries', async () => {
    await isRecorded(address, 'ab12'.repeat(16));
    const answer = await fetch(`${address}/api/lost`, { method: 'POST' });
    await fetch(`${address}/robots.txt`, { method: 'HEAD' });
    await fetch(`${address}/%ff`);
    await fetch(`${address}/healthz`);
    await vi.waitFor(() => expect(requestLines(site)).toHaveLength(4));
    const lines = requestLines(site);
    expect(lines.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      'GET /api/puzzle-completions/:uid 200',
      'POST none 404',
      'HEAD /robots.txt 200',
      'GET none 400',
    ]);
    expect(lines[1]?.reqId).toBe(answer.headers.get('x-request-id'));
    expect(lines.every(({ ms }) => ms >= 0)).toBe(true);
    expect(Object.keys(lines[0] ?? {}).sort()).toEqual(
      ['level', 'method', 'ms', 'msg', 'reqId', 'route', 'status', 'time'].sort(),
    );
  });

  it('has one line for each call that a page makes for its data', async () => {
    await fetch(`${address}/`);
    await fetch(`${address}/robots.txt`);
    await vi.waitFor(() => expect(requestLines(site).at(-1)?.route).toBe('/robots.txt'));
    const lines = requestLines(site);
    expect(lines.map(({ status }) => status)).toEqual(lines.map(() => 200));
    expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(lines.length);
    expect(lines.map(({ route }) => route)).toEqual(expect.arrayContaining(['/*', '/api/puzzles/today']));
  });

  it('has one line for each answer from memory, which has all that other answers have', async () => {
    const visit = (method: string, headers: Record<string, string> = {}) =>
      fetch(`${address}/about`, { method, headers });
    const answers = [await visit('GET'), await visit('GET'), await visit('GET'), await visit('HEAD')];
    const tag = String(answers[0]?.headers.get('etag'));
    answers.push(await visit('GET', { 'if-none-match': tag }));
    await vi.waitFor(() => expect(requestLines(site)).toHaveLength(answers.length));
    const lines = requestLines(site);
    expect(lines.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      'GET /* 200',
      'GET /* 200',
      'GET /* 200',
      'HEAD /* 200',
      'GET /* 304',
    ]);
    expect(lines.map(({ reqId }) => reqId)).toEqual(
      answers.map(({ headers }) => headers.get('x-request-id')),
    );
    for (const { headers } of answers)
      expect([headers.get('etag'), headers.get('vary'), headers.get('x-frame-options')]).toEqual([
        tag,
        'Accept-Encoding',
        'DENY',
      ]);
    const [, second, third] = await Promise.all(answers.map((answer) => answer.text()));
    expect(third).toBe(second);
  });

  it('has one line for a visitor who hangs up before the answer', async () => {
    const { port } = new URL(address);
    const socket = createConnection(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    const head = 'POST /api/puzzle-completions HTTP/1.1\r\nhost: x\r\ncontent-type: application/json';
    socket.write(`${head}\r\ncontent-length: 99\r\n\r\n{`);
    // By the time this is answered, the request above has begun.
    await fetch(`${address}/healthz`);
    socket.destroy();
    await vi.waitFor(() =>
      expect(requestLines(site)).toMatchObject([
        { method: 'POST', route: '/api/puzzle-completions', status: 499 },
      ]),
    );
  });

  it('has a line for a stream when it is over, whoever has ended it, and not as a failure', async () => {
    const player = new RoomPlayer(address);
    const key = await player.create();
    const streams = [await player.follow(key), await player.follow(key)];
    streams[0]?.close();
    const ended = () =>
      requestLines(site).flatMap(({ route, status }) => (route.endsWith('/events') ? [status] : []));
    await vi.waitFor(() => expect(ended()).toEqual([200]), 10_000);
    await stop(site);
    expect(ended()).toEqual([200, 200]);
    expect(site.output()).not.toContain(key);
  });
});
