import { createRandom } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from './databases.ts';
import { readAnswer } from './fuzz/exchange.ts';
import { judge } from './fuzz/judge.ts';
import { proveFiles } from './fuzz/proveFiles.ts';
import { proveRequests } from './fuzz/proveRequests.ts';
import { bytesOf, makeRequest } from './fuzz/request.ts';
import type { Request } from './fuzz/request.ts';
import { routes } from '../contract/src/routes.ts';

/** A slow machine must not fail a test. */
const patient = 300_000;

describe.each(databaseKinds)('the site on the %s database', (kind) => {
  it(
    'refuses wrong requests without a failure of its own',
    async () => {
      const { figures, findings } = await proveRequests(
        kind,
        { requests: 150, seed: 1, patienceMs: patient },
        () => {},
      );
      expect(findings).toEqual([]);
      expect(figures.join()).toMatch(/150 requests: .*\d+ × 200, .*\d+ × 400, .*\d+ × 401/u);
    },
    patient,
  );
});

describe('the readers of puzzle files', () => {
  it('refuse broken files or read a valid puzzle', () => {
    expect(proveFiles({ files: 300, seed: 1, patienceMs: patient }).findings).toEqual([]);
  });
});

const call = { method: 'GET', path: '/api/puzzles', parameters: [], route: routes.listPuzzles };
const facts = { puzzleIds: ['03-1-0001'] };

describe('a wrong request', () => {
  it('follows from its seed, apart from the caller’s address', () => {
    const textOf = (seed: number) =>
      bytesOf(makeRequest([call], createRandom(seed), facts), 'x')
        .toString()
        .replace(/10\.[\d.]+/u, '');
    expect(textOf(7)).toBe(textOf(7));
    const all = new Set(Array.from({ length: 50 }, (_, seed) => textOf(seed)));
    expect(all.size).toBeGreaterThan(10);
  });
});

describe('an answer', () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
  const secure =
    'x-content-type-options: x\r\nreferrer-policy: x\r\ncross-origin-opener-policy: x\r\n' +
    'permissions-policy: x\r\nx-frame-options: x\r\ncontent-security-policy: x\r\n';
  const aimed: Request = { ...makeRequest([call], createRandom(1), facts), isAimed: true, mayHangUp: false };
  const read = (text: string) => readAnswer(Buffer.from(text), false);

  it('is read once all of it has arrived, whole or in chunks, after a 100', () => {
    expect(read(`${head}content-length: 2\r\n\r\n[`)).toBeUndefined();
    expect(read(`HTTP/1.1 100 Continue\r\n\r\n${head}content-length: 2\r\n\r\n[]`)?.body.toString()).toBe(
      '[]',
    );
    expect(read(`${head}transfer-encoding: chunked\r\n\r\n1\r\n[\r\n1\r\n]\r\n`)).toBeUndefined();
    expect(
      read(`${head}transfer-encoding: chunked\r\n\r\n1\r\n[\r\n1\r\n]\r\n0\r\n\r\n`)?.body.toString(),
    ).toBe('[]');
  });

  it('must come, must not be a failure of ours, and must have its headers and its shape', () => {
    const judged = (text: string) => judge(aimed, read(text) ?? 'closed');
    expect(judge(aimed, 'hangs')).toBe('no answer in time');
    expect(judge(aimed, 'closed')).toBe('closed without an answer');
    expect(judge({ ...aimed, mayHangUp: true }, 'closed')).toBeUndefined();
    expect(judged('HTTP/1.1 500 Oops\r\ncontent-length: 2\r\n\r\nno')).toBe('status 500: no');
    expect(judged(`${head}content-length: 2\r\n\r\n[]`)).toMatch(
      /^status 200 without the headers x-content/u,
    );
    expect(judged(`${head}${secure}content-length: 2\r\n\r\n[]`)).toBeUndefined();
    expect(judged(`${head}${secure}content-length: 3\r\n\r\n[7]`)).toMatch(/^a wrong answer/u);
  });
});
