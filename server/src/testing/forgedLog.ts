import type { FastifyInstance } from 'fastify';
import { pauseOf, testBoard } from './playedLog.ts';

/** The grid that forgers work on: 25 letters, and every word crosses five others. */
export const square = ['SATOR', 'AREPO', 'TENET', 'OPERA', 'ROTAS'];
export const letters = [...square.join('')];

/** An entry of a log, as the browser would write it. */
export const entry = (passedMs: number, cell: number, what: string, way: '-' | '|' = '-'): string =>
  `${passedMs.toString(36)}${way}${cell}${what} `;

const byHand = (index: number): number => pauseOf(800, index);

/** All letters of a grid, row by row, with some pause before each. */
export const typeAll = (pause = byHand, rows = square): string =>
  testBoard(rows)
    .cells.map(({ answer, isBlack }, cell) => (isBlack ? '' : entry(pause(cell), cell, answer)))
    .join('');

export const entriesOf = (log: string): string[] => log.match(/[^ ]+ /gu) ?? [];

/** The five words across, each revealed at once. */
export const revealRow = (row: number, passedMs = 500): string => entry(passedMs, 5 * row, '!word');

/** Somebody with a cookie of their own. */
export const cookieFor = (name: string): string => `leaderboard_owner=${name.padEnd(43, 'x').slice(0, 43)}`;

export const askTicket = (site: FastifyInstance, body: object) =>
  site.inject({ method: 'POST', url: '/api/solves/tickets', payload: body });

export const sendSolve = (site: FastifyInstance, cookie: string, payload: unknown) =>
  site.inject({
    method: 'POST',
    url: '/api/solves',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { cookie, 'content-type': 'application/json' },
  });

/** Writes a ticket with other claims, and the signature that it had. */
export function withClaims(ticket: string, claims: object): string {
  const [text = '', signature = ''] = ticket.split('.');
  const read = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
  return `${Buffer.from(JSON.stringify({ ...read, ...claims })).toString('base64url')}.${signature}`;
}
