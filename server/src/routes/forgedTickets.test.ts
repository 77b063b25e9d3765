import { createHmac } from 'node:crypto';
import type { PuzzleTimes, SolveOutcome } from '@monster/contract';
import { MAX_LOG_LENGTH } from '@monster/engine';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { forgetSolvesOf } from '../db/solves.ts';
import { describeOnBoth } from '../testing/databases.ts';
import {
  askTicket,
  cookieFor,
  entriesOf,
  entry,
  sendSolve,
  square,
  typeAll,
  withClaims,
} from '../testing/forgedLog.ts';
import { markOf } from '../testing/playedLog.ts';
import { samplePuzzle, storePuzzles, testNow, testSite } from '../testing/site.ts';

const hour = 60 * 60_000;
const grid = markOf(square);
const honest = typeAll();
const [first = '', ...others] = entriesOf(honest);
const rest = others.join('');
const foreign = 'This ticket is not one of ours. Start the puzzle over to get a new one.';
const damaged = 'log: is damaged. Please send it as the page recorded it.';

/** Logs that no browser writes; none of them may be read in a way of its own. */
const spellings: [name: string, log: string][] = [
  ['a negative time', `-1-0S ${rest}`],
  ['a time with a fraction', `1.5-0S ${rest}`],
  ['a time with an exponent', `1e+3-0S ${rest}`],
  ['a time in capitals', `G0-0S ${rest}`],
  ['a time in Arabic digits', `٣٠٠-0S ${rest}`],
  ['a time in full-width digits', `３００-0S ${rest}`],
  ['a time of nine digits', `000000001-0S ${rest}`],
  ['no time', `-0S ${rest}`],
  ['an infinite time', `Infinity-0S ${rest}`],
  ['a cell of four digits', `g0-0000S ${rest}`],
  ['a negative cell', `g0--1S ${rest}`],
  ['no cell', `g0-S ${rest}`],
  ['no direction', `g00S ${rest}`],
  ['two letters at once', `g0-0SA ${rest}`],
  ['a letter with an accent', `g0-0É ${rest}`],
  ['a letter outside of the alphabet', `g0-0\u{1D54A} ${rest}`],
  ['a scope that every object has', `g0-0!constructor ${rest}`],
  ['a check of such a scope', `${first}g0-0=toString ${rest}`],
  ['a scope called __proto__', `g0-0!__proto__ ${rest}`],
  ['the whole grid revealed as if it were a word', `g0-0!grid ${rest}`],
  ['a hint without a seed', `g0-0? ${rest}`],
  ['a hint with half a seed', `g0-0?0.5 ${rest}`],
  ['a timer longer than a day', `g0-0*1441 ${honest}`],
  ['a timer of ages', `g0-0*9999999999 ${honest}`],
  ['a timer of minus one', `g0-0*-1 ${honest}`],
  ['a grid that is no number', `~x ${honest}`],
  ['a grid with a time', `g0~${grid} ${honest}`],
  ['two spaces', `${first} ${rest}`],
  ['a tab for a space', honest.replace(' ', '\t')],
  ['lines', honest.replaceAll(' ', '\n')],
  ['a zero byte', `\0${honest}`],
  ['a byte order mark', `\u{FEFF}${honest}`],
  ['half a character', `\u{D800}${honest}`],
  ['no last space', honest.slice(0, -1)],
];

/** What is not even a log. */
const bodies: [name: string, status: number, body: (ticket: string) => string][] = [
  ['a list of logs', 400, (ticket) => JSON.stringify({ ticket, log: [honest] })],
  ['a number', 400, (ticket) => JSON.stringify({ ticket, log: 5 })],
  ['no log', 400, (ticket) => JSON.stringify({ ticket })],
  ['a list of tickets', 400, (ticket) => JSON.stringify({ ticket: [ticket], log: honest })],
  ['a time of its own', 400, (ticket) => JSON.stringify({ ticket, log: honest, playedMs: 1 })],
  ['a verdict of its own', 400, (ticket) => JSON.stringify({ ticket, log: honest, doubt: null })],
  ['a prototype', 400, (ticket) => `{"ticket":"${ticket}","log":"","__proto__":{"log":"${honest}"}}`],
  ['a second log, which is damaged', 400, (ticket) => `{"ticket":"${ticket}","log":"${honest}","log":"x"}`],
  ['a body that is a list', 400, (ticket) => JSON.stringify([ticket, honest])],
  ['a body cut off', 400, (ticket) => JSON.stringify({ ticket, log: honest }).slice(0, -9)],
  [
    'a log one character too long',
    400,
    (ticket) => JSON.stringify({ ticket, log: ' '.repeat(MAX_LOG_LENGTH + 1) }),
  ],
  ['a log that is far too long', 413, (ticket) => JSON.stringify({ ticket, log: honest.repeat(99) })],
];

const sha = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

const tickets: [name: string, forge: (ticket: string, other: string) => string][] = [
  ['another puzzle', (ticket) => withClaims(ticket, { puzzleId: 'two' })],
  ['an earlier start', (ticket) => withClaims(ticket, { at: testNow - hour })],
  ['another timer', (ticket) => withClaims(ticket, { timerMinutes: 1_440 })],
  ['an id of its own', (ticket) => withClaims(ticket, { id: 'a'.repeat(22) })],
  ['another grid', (ticket) => withClaims(ticket, { grid: 7 })],
  ['the signature of another ticket', (ticket, other) => `${ticket.split('.')[0]}.${other.split('.')[1]}`],
  [
    'a signature by somebody else',
    (ticket) => `${ticket.split('.')[0]}.${sha('guess', ticket.split('.')[0] ?? '')}`,
  ],
  ['a signature by nobody', (ticket) => `${ticket.split('.')[0]}.${sha('', ticket.split('.')[0] ?? '')}`],
  ['padding', (ticket) => `${ticket}=`],
  ['padding inside', (ticket) => ticket.replace('.', '=.')],
  ['a space in front', (ticket) => ` ${ticket}`],
  ['a line after it', (ticket) => `${ticket}\n`],
  ['a dot after it', (ticket) => `${ticket}.`],
  ['three parts', (ticket) => `${ticket}.${ticket.split('.')[1]}`],
  // The last of 43 characters has two bits that say nothing.
  [
    'a signature in another spelling',
    (ticket) => ticket.slice(0, -1) + String.fromCodePoint((ticket.codePointAt(ticket.length - 1) ?? 0) + 1),
  ],
  ['the signature alone', (ticket) => `.${ticket.split('.')[1]}`],
  ['no signature', (ticket) => `${ticket.split('.')[0]}.`],
];

describeOnBoth('a forger', (db) => {
  let site: FastifyInstance;
  const now = { is: testNow };
  beforeEach(async () => {
    for (const table of ['solves', 'solve_counts', 'puzzles', 'attempts'] as const)
      await db().queries.deleteFrom(table).execute();
    now.is += 48 * hour;
    site ??= await testSite(db(), {}, () => now.is);
    await storePuzzles(db(), samplePuzzle({ id: 'one', grid: square }));
  });
  const newTicket = async (more: object = {}): Promise<string> => {
    const body = { puzzleId: 'one', grid, timerMinutes: 0, playedMs: 0, ...more };
    return (await askTicket(site, body)).json<{ ticket: string }>().ticket;
  };
  const send = async (name: string, ticket: string, log = honest): Promise<SolveOutcome> =>
    (await sendSolve(site, cookieFor(name), { ticket, log })).json<SolveOutcome>();
  const stored = () => db().queries.selectFrom('solves').selectAll().execute();
  /** How many are ranked, as everyone sees it and as it is stored. */
  const ranked = async (): Promise<number> => {
    const { alone, helped } = (await site.inject('/api/puzzles/one/times')).json<PuzzleTimes>();
    expect((await stored()).filter(({ doubt }) => doubt === null)).toHaveLength(alone.solves + helped.solves);
    return alone.solves + helped.solves;
  };

  it.each(spellings)('gets nothing stored with %s in the log', async (_, log) => {
    const ticket = await newTicket();
    now.is += hour;
    const answer = await sendSolve(site, cookieFor('eve'), { ticket, log });
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: damaged, field: 'log' }]);
    expect(await stored()).toEqual([]);
  });

  it.each(bodies)('gets nothing stored by sending %s', async (_, status, body) => {
    const ticket = await newTicket();
    now.is += hour;
    const answer = await sendSolve(site, cookieFor('eve'), body(ticket));
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).toMatch(/\w{3}/u);
    expect(await stored()).toEqual([]);
  });

  it.each(tickets)('gets nothing stored with a ticket that has %s', async (_, forge) => {
    const [ticket, other] = [await newTicket(), await newTicket()];
    now.is += hour;
    const answer = await sendSolve(site, cookieFor('eve'), { ticket: forge(ticket, other), log: honest });
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: foreign, field: 'ticket' }]);
    expect(await stored()).toEqual([]);
  });

  it('does not use the ticket of somebody else, or one ticket for two games', async () => {
    const ticket = await newTicket();
    now.is += hour;
    const one = await send('ann', ticket);
    expect(one.doubt).toBe(null);
    expect((await sendSolve(site, cookieFor('eve'), { ticket, log: honest })).statusCode).toBe(409);
    expect(
      await send(
        'ann',
        ticket,
        typeAll((i) => 90 + ((i * 7) % 30)),
      ),
    ).toEqual(one);
    expect([(await stored()).length, await ranked()]).toEqual([1, 1]);
  });

  it('wins no race: of many first games at once, one counts', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => newTicket()));
    now.is += hour;
    const outcomes = await Promise.all(
      all.map((ticket, i) =>
        send(
          'eve',
          ticket,
          typeAll((cell) => 400 + i + ((cell * 7) % 30)),
        ),
      ),
    );
    expect(outcomes.filter(({ doubt }) => doubt === null)).toHaveLength(1);
    expect([(await stored()).length, await ranked()]).toEqual([20, 1]);
  });

  it('does not learn from a refusal: whoever has sent a game has had the first try', async () => {
    for (const [log, doubt] of [
      [typeAll(() => 0), 'tooFast'],
      [honest, 'again'],
      [typeAll(() => 300), 'tooEven'],
      [honest, 'again'],
    ] as const) {
      const ticket = await newTicket();
      now.is += hour;
      expect((await send('eve', ticket, log)).doubt).toBe(doubt);
    }
    expect(await ranked()).toBe(0);
  });

  it('who is forgotten and comes again still has one place', async () => {
    const [ticket, next] = [await newTicket(), await newTicket()];
    now.is += hour;
    await send('eve', ticket);
    const [row] = await stored();
    await db()
      .queries.transaction()
      .execute((trx) => forgetSolvesOf(db(), trx, row?.player ?? ''));
    expect(await ranked()).toBe(0);
    expect((await send('eve', ticket)).doubt).toBe(null);
    expect((await send('eve', next)).doubt).toBe('again');
    expect(await ranked()).toBe(1);
  });

  it.each(['x', `${'x'.repeat(43)}x`, 'é'.repeat(43), '%00'.repeat(43), ''])(
    'with a cookie of %j gets a new one, and no place of somebody else',
    async (value) => {
      const ticket = await newTicket();
      now.is += hour;
      const answer = await sendSolve(site, `leaderboard_owner=${encodeURI(value)}`, { ticket, log: honest });
      expect(answer.statusCode).toBe(200);
      const token = answer.cookies.find(({ name }) => name === 'leaderboard_owner')?.value;
      expect(token).toMatch(/^[\w-]{43}$/u);
      expect(token).not.toBe(value);
    },
  );

  it('earns no seconds by taking back a game after looking at the clues', async () => {
    const score = async (name: string, log: string): Promise<SolveOutcome> => {
      const ticket = await newTicket({ timerMinutes: 3 });
      now.is += 24 * hour;
      return send(name, ticket, log);
    };
    const { score: usual } = await score('ann', honest);
    const looked = first + entry(500, 0, '*0') + entry(100_000, 0, '@') + rest;
    expect(await score('eve', looked)).toMatchObject({ doubt: null, score: usual - 101 });
    const long = first + entry(500, 0, '*0') + entry(20 * hour, 0, '@') + rest;
    expect(await score('mal', long)).toMatchObject({ doubt: null, score: 0 });
  });

  it('hides no help by starting over', async () => {
    const help = entry(900, 0, '?7') + entry(900, 0, '=grid') + entry(900, 5, '!letter') + entry(9, 0, '*0');
    const ticket = await newTicket();
    now.is += hour;
    expect(await send('eve', ticket, help + honest)).toMatchObject({ hints: 1, checks: 1, reveals: 1 });
    const { alone, helped } = (await site.inject('/api/puzzles/one/times')).json<PuzzleTimes>();
    expect([alone.solves, helped.solves]).toEqual([0, 1]);
  });
});
