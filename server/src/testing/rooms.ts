import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallReply, FullPuzzle, Room, RoomNews, RoomPeople, SentMove } from '@monster/contract';
import { ROOM_VERSION } from '@monster/contract/limits';
import { numberGrid } from '@monster/engine';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../db/open.ts';
import { addMoves } from '../db/roomMoves.ts';
import { createRoom, findRoom, takeSeat } from '../db/rooms.ts';
import { hashToken, makeToken } from '../db/tokens.ts';
import { timeouts } from '../http/limits.ts';
import { roomPace } from '../rooms/roomPace.ts';
import type { RoomPace } from '../rooms/roomPace.ts';
import { samplePuzzle, testNow } from './site.ts';

/** Waits for something to become true; on a slow machine, what takes a moment may take seconds. */
export const until = (assertion: () => unknown) => vi.waitFor(assertion, 60_000);

type Move = RoomNews['moves'][number];
/** What the calls answer, all together. */
type Body = Room & CallReply<'makeMoves'> & { readonly key: string; readonly message?: string };

interface SiteOptions {
  readonly env?: Record<string, string>;
  readonly now?: () => number;
  readonly pace?: Partial<RoomPace>;
}

/** The site on a test's database and on a port, since streams need one. */
export async function listeningSite(
  db: Db,
  { env, now = () => testNow, pace }: SiteOptions = {},
): Promise<{ readonly site: FastifyInstance; readonly address: string }> {
  const config = readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: '1', ...env });
  const site = await buildApp({ config, db, now }, undefined, timeouts, { ...roomPace, ...pace });
  await site.listen({ port: 0, host: '127.0.0.1' });
  return { site, address: `http://127.0.0.1:${(site.server.address() as AddressInfo).port}` };
}

/** Reads the events of a stream. */
export class Follower {
  readonly moves: Move[] = [];
  readonly people: RoomPeople[] = [];
  readonly names: string[] = [];
  gone: string | undefined;
  readonly ended: Promise<unknown>;
  readonly response: IncomingMessage;
  #text = '';

  constructor(response: IncomingMessage) {
    this.response = response;
    response.on('error', () => {});
    this.ended = once(response, 'close').catch(() => undefined);
    response.setEncoding('utf8').on('data', (chunk: string) => this.#read(chunk));
  }

  /** The numbers of the moves, in the order in which they came. */
  get numbers(): number[] {
    return this.moves.map(({ number }) => number);
  }

  /** Who is there, as it was told last. */
  get here(): number[] {
    return this.people.at(-1)?.members.flatMap(({ seat, isHere }) => (isHere ? [seat] : [])) ?? [];
  }

  close(): void {
    this.response.destroy();
  }

  #read(chunk: string): void {
    this.#text += chunk;
    const parts = this.#text.split('\n\n');
    this.#text = parts.pop() ?? '';
    for (const part of parts) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'mu').exec(part)?.[1];
      const name = field('event');
      if (name !== undefined) this.#take(name, JSON.parse(field('data') ?? '') as never);
    }
  }

  #take(name: string, data: { moves: Move[]; reason: string } & RoomPeople): void {
    this.names.push(name);
    if (name === 'moves') this.moves.push(...data.moves);
    if (name === 'people') this.people.push(data);
    if (name === 'gone') this.gone = data.reason;
  }
}

let addresses = 0;

/** Somebody with a browser of their own, at an instance that they may change. */
export class RoomPlayer {
  readonly #token = makeToken();
  readonly player = hashToken(this.#token);
  site: string;
  #moves = 0;
  readonly ip: string;

  constructor(site: string, ip?: string) {
    this.site = site;
    addresses += 1;
    this.ip = ip ?? `10.7.${addresses >> 8}.${addresses & 255}`;
  }

  get headers() {
    return { cookie: `leaderboard_owner=${this.#token}`, 'x-forwarded-for': this.ip };
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly headers: Headers; readonly body: Body }> {
    const answer = await fetch(`${this.site}/api/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { ...this.headers, ...(body && { 'content-type': 'application/json' }) },
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as Body,
    };
  }

  async create(puzzleId = '03-1-0001'): Promise<string> {
    return (await this.call('POST', 'rooms', { puzzleId })).body.key;
  }

  enter(key: string) {
    return this.call('POST', `rooms/${key}/enter`, { version: ROOM_VERSION });
  }

  /** A move with an id of its own. */
  move(what: string, fields: Partial<SentMove> = {}): SentMove {
    this.#moves += 1;
    return { id: `tab.${this.#moves}`, seen: 0, what, ...fields };
  }

  send(key: string, ...moves: readonly (SentMove | string)[]) {
    const all = moves.map((move) => (typeof move === 'string' ? this.move(move) : move));
    return this.call('POST', `rooms/${key}/moves`, {
      version: ROOM_VERSION,
      moves: all,
    });
  }

  news(key: string, after = 0) {
    return this.call('GET', `rooms/${key}/news?after=${after}`);
  }

  /** Opens the stream of a room; throws if it is refused. */
  async follow(key: string, after = 0, headers: Record<string, string> = {}): Promise<Follower> {
    const asked = request(`${this.site}/api/rooms/${key}/events?after=${after}`, {
      headers: { ...this.headers, ...headers },
      agent: false,
    });
    asked.end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) {
      response.resume();
      throw new Error(String(response.statusCode));
    }
    return new Follower(response);
  }
}

/** Stores a room with two members, of whom one has made a move. */
export async function storeRoom(db: Db): Promise<void> {
  const { grid, featured: _featured, ...fields } = samplePuzzle();
  const puzzle = { ...fields, size: grid.length, grid: numberGrid(grid) } as FullPuzzle;
  const key = await createRoom(db, { puzzle, founder: 'ann', now: testNow });
  const { room_id: roomId } = (await findRoom(db.queries, key, 'ann')) ?? { room_id: '' };
  await takeSeat(db, roomId, 'bob', testNow);
  const moves = [{ id: 'tab.1', seen: 0, what: '-0C' }];
  await addMoves(db, { roomId, seat: 0, moves, now: testNow });
}
