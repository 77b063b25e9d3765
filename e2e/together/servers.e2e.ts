import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Page } from '@playwright/test';
import { startPgBouncer } from '../../scripts/pgBouncer.ts';
import { startTestPostgres } from '../../scripts/postgres.ts';
import { startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { cellsOf, enter, enterOn, expectLetters, newRoom, shareOf, write } from './rooms.ts';

const puzzle = '07-3-0001';
const cells = cellsOf(puzzle);

/** Passes connections on to the first of some ports that answers, starting with another one each time. */
async function startBalancer(ports: readonly number[]) {
  const sockets = new Set<Socket>();
  let turn = 0;
  const passOn = (client: Socket, left: readonly number[]): void => {
    const [port, ...rest] = left;
    if (port === undefined) return void client.destroy();
    const upstream = connect(port, '127.0.0.1');
    sockets.add(upstream);
    let isConnected = false;
    upstream.once('connect', () => {
      isConnected = true;
      client.pipe(upstream).pipe(client);
      client.on('close', () => upstream.destroy());
      upstream.on('close', () => client.destroy());
    });
    upstream.on('error', () => (isConnected ? client.destroy() : passOn(client, rest)));
  };
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => {});
    turn += 1;
    passOn(client, [...ports.slice(turn % ports.length), ...ports.slice(0, turn % ports.length)]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Two instances of the site on one PostgreSQL behind PgBouncer, and what stands in front of them. */
async function startInstances() {
  const postgres = await startTestPostgres();
  const bouncer = await startPgBouncer(postgres.url);
  const settings = { DATABASE_URL: bouncer.url, DATABASE_LISTEN_URL: postgres.url };
  const [one, two] = [await startServer(settings), await startServer(settings)];
  const balancer = await startBalancer([one, two].map(({ url }) => Number(new URL(url).port)));
  return {
    one,
    two,
    url: balancer.url,
    stop: async () => {
      await balancer.stop();
      await one.stop();
      await two.stop();
      await bouncer.kill();
      await postgres.stop();
    },
  };
}

/** The letters that the server has acknowledged, as the page has been told. */
function watchAcknowledged(page: Page): () => number[] {
  const acknowledged: number[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/moves') || !response.ok()) return;
    const { moves } = response.request().postDataJSON() as { moves: { what: string }[] };
    for (const { what } of moves) acknowledged.push(Number(/\d+/.exec(what)?.[0]));
  });
  return () => acknowledged;
}

test('an instance that is killed under two players costs no acknowledged letter, and they play on', async ({
  openElsewhere,
  allow,
}) => {
  allow(/ERR_|other host|502|server: .*ECONN/);
  const site = await startInstances();
  try {
    const ann = await openElsewhere({ baseURL: site.url });
    const room = await newRoom(ann, puzzle);
    await enter(ann, room);
    const bob = await enterOn(openElsewhere({ baseURL: site.url }), room);
    const acknowledged = [watchAcknowledged(ann), watchAcknowledged(bob)];
    const typing = Promise.all([
      write(ann, puzzle, shareOf(puzzle, 0, 2)),
      write(bob, puzzle, shareOf(puzzle, 1, 2)),
    ]);
    await expect.poll(() => acknowledged.flatMap((each) => each()).length).toBeGreaterThan(6);
    await site.one.kill();
    await typing;
    for (const page of [ann, bob]) {
      await expectLetters(page, puzzle, cells);
      await expect(page.getByRole('dialog', { name: 'Game Complete' })).toBeVisible();
    }
    // What a newcomer gets is what the database has.
    const carl = await enterOn(openElsewhere({ baseURL: site.url }), room);
    await expectLetters(carl, puzzle, cells);
  } finally {
    await site.stop();
  }
});
