import { once } from 'node:events';
import { createConnection } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import type { Db } from '../db/open.ts';
import { sqlitePlace } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { testNow } from '../testing/site.ts';
import type { Timeouts } from './limits.ts';

const never = 300_000;
const lenient: Timeouts = {
  headersMs: never,
  requestMs: never,
  silenceMs: never,
  keepAliveMs: never,
  checkEveryMs: 10,
};
const head =
  'POST /api/emails HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n';

describe('a connection', () => {
  let place: TestPlace;
  let db: Db;
  let site: FastifyInstance | undefined;
  beforeAll(async () => {
    place = sqlitePlace();
    db = place.open();
    await migrate(db);
  });
  afterEach(() => site?.close());
  afterAll(async () => {
    await db.close();
    await place.remove();
  });

  async function connectTo(timeouts: Partial<Timeouts>): Promise<Socket> {
    const config = readConfig({ LOG_LEVEL: 'silent', SITE_URL: 'https://monster.example' });
    site = await buildApp({ config, db, now: () => testNow }, undefined, { ...lenient, ...timeouts });
    await site.listen({ port: 0, host: '127.0.0.1' });
    const socket = createConnection((site.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  }

  /** Everything that the site sends until it closes the connection. */
  async function untilClosed(socket: Socket): Promise<string> {
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    // A connection may also be reset, which is as good.
    socket.on('error', () => {});
    await once(socket, 'close');
    return received;
  }

  it.each([
    ['that sends nothing', { headersMs: 50 }, ''],
    ['whose headers do not arrive', { headersMs: 50 }, head],
    ['whose body does not arrive', { headersMs: 50, requestMs: 100 }, `${head}\r\n{"email":`],
  ])('%s is closed with a 408 and the security headers', async (_what, timeouts, sent) => {
    const socket = await connectTo(timeouts);
    socket.write(sent);
    const received = await untilClosed(socket);
    expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/u);
    expect(received).toContain('\r\nstrict-transport-security: max-age=31536000\r\n');
    expect(received).toContain('\r\n\r\n{"message":"The request took too long to arrive."}');
  });

  it.each([
    ['that falls silent in the middle of a body', { silenceMs: 50 }, `${head}\r\n{"email":`, ''],
    [
      'without another request',
      { keepAliveMs: 50 },
      'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n',
      'HTTP/1.1 200 OK',
    ],
  ])('%s is closed', async (_what, timeouts, sent, answer) => {
    const socket = await connectTo(timeouts);
    socket.write(sent);
    expect((await untilClosed(socket)).slice(0, 15)).toBe(answer);
  });

  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, 'The request is malformed.'],
    [
      '20 KB of headers',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
      'The headers of the request are too large.',
    ],
    [
      'a request without a host',
      'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n',
      400,
      'The request does not name a host.',
    ],
    [
      'an address that is none',
      'GET *%00 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      400,
      'The address is malformed.',
    ],
    [
      'an expectation',
      'GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: x\r\n\r\n',
      417,
      'The request expects something that the site does not do.',
    ],
  ])('that sends %s gets an answer with the security headers', async (_what, sent, status, message) => {
    const socket = await connectTo({});
    socket.write(sent);
    const received = await untilClosed(socket);
    expect(received.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(received).toContain("\r\ncontent-security-policy: default-src 'self'");
    expect(received).toContain(`\r\n\r\n{"message":"${message}"}`);
  });

  it('with a packed body is closed after the refusal, though the body goes on', async () => {
    const socket = await connectTo({});
    socket.write(`${head.replace('100', '1000000')}content-encoding: br\r\n\r\nx`);
    expect((await untilClosed(socket)).slice(0, 12)).toBe('HTTP/1.1 415');
  });
});
