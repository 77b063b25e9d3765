import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createConnection } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnBoth } from '../testing/databases.ts';
import { listeningSite, RoomPlayer } from '../testing/rooms.ts';
import { samplePuzzle, storePuzzles } from '../testing/site.ts';
import { EarlyCalls } from './earlyCalls.ts';
import { RequestLog } from './requestLog.ts';

const route = {
  method: 'POST',
  url: '/api/things/:key/parts',
  summary: '',
  body: z.strictObject({ n: z.int() }),
  reply: z.object({}),
} as const;
const url = '/api/things/a/parts';

describe('an early call', () => {
  let server: Server;
  let port: number;
  beforeEach(async () => {
    const calls = new EarlyCalls({ 'x-common': 'yes' }, new RequestLog(undefined, 'silent'));
    calls.add(route, (key, { headers }) =>
      headers['x-known'] === undefined
        ? undefined
        : async ({ n }) => {
            if (n === 7) throw new Error('down');
            return n === 0 ? undefined : { early: `${key}${n}` };
          },
    );
    server = createServer((request, response) =>
      calls.take(request, response, () => {
        void text(request).then((body) => response.end(JSON.stringify({ route: body })));
      }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const call = async (body: string, path = url, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-known': '1', ...headers },
    });
    return answer.json();
  };

  it('is answered before its route, on a connection that stays usable', async () => {
    expect(await call('{"n":1}')).toEqual({ early: 'a1' });
    expect(await call('{"n":2}')).toEqual({ early: 'a2' });
  });

  it.each<[string, string, string?, Record<string, string>?]>([
    ['of another address', '{"n":1}', '/api/things/a/parts?x=1'],
    ['of another type', '{"n":1}', url, { 'content-type': 'text/plain' }],
    ['that is no JSON', '{"n":1'],
    ['that is not what the contract says', '{"n":1,"m":2}'],
    ['that is empty', ''],
    ['that is long', JSON.stringify({ n: 1, pad: 'x'.repeat(5_000) })],
    ['that is refused', '{"n":0}'],
    ['that fails', '{"n":7}'],
  ])('%s goes to its route as it was', async (_what, body, path, headers) => {
    expect(await call(body, path, headers)).toEqual({ route: body });
  });

  it('of somebody unknown goes to its route', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method: 'POST',
      body: '{"n":1}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await answer.json()).toEqual({ route: '{"n":1}' });
  });

  it('that arrives in parts goes to its route in one piece', async () => {
    const socket = createConnection(port, '127.0.0.1').setNoDelay(true);
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nx-known: 1\r\ncontent-length: 7\r\nconnection: close\r\n\r\n{"n"`,
    );
    // The first part has been read by the time another call is answered.
    await call('{"n":1}');
    socket.write(':1}');
    expect(await text(socket)).toContain('{"route":"{\\"n\\":1}"}');
  });
});

describeOnBoth('a move', (db) => {
  it('gets the same answer early as from its route', async () => {
    await storePuzzles(db(), samplePuzzle());
    const { site, address } = await listeningSite(db());
    const ann = new RoomPlayer(address);
    const key = await ann.create();
    await ann.send(key, '-0C');
    const send = async (type: string) => {
      const answer = await fetch(`${address}/api/rooms/${key}/moves`, {
        method: 'POST',
        body: JSON.stringify({ version: 1, moves: [ann.move('-1A')] }),
        headers: { ...ann.headers, 'content-type': type },
      });
      const headers = [...answer.headers].map(([name, value]) =>
        name === 'x-request-id' || name === 'date' ? [name] : [name, value],
      );
      return { status: answer.status, headers, body: await answer.json() };
    };
    // Only the plain type is answered early.
    const byRoute = await send('application/json; charset=utf-8');
    const early = await send('application/json');
    expect(byRoute.body).toEqual({ numbers: [2] });
    expect(early).toEqual({ ...byRoute, body: { numbers: [3] } });
    await site.close();
  });
});
