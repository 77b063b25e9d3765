import { describe, expect, it } from 'vitest';
import type { Db } from '../server/src/db/open.ts';
import { describeOnBoth } from '../server/src/testing/databases.ts';
import { samplePuzzle, storePuzzles } from '../server/src/testing/site.ts';
import { databaseKinds } from './databases.ts';
import { findDamage, findLost, findUndelivered } from './kills/findLost.ts';
import { Ledger } from './kills/ledger.ts';
import { proveKills } from './kills/proveKills.ts';
import { levelResults } from './writes.ts';
import type { Write } from './writes.ts';

/** A slow machine must not fail a test. */
const patient = 300_000;

describe.each(databaseKinds)('the site on the %s database', (kind) => {
  it(
    'keeps every acknowledged write and delivers it in order when it is killed',
    async () => {
      const { figures, findings } = await proveKills(
        kind,
        { times: 3, seed: 2, recoveryMs: patient },
        () => {},
      );
      expect(findings).toEqual([]);
      expect(figures.join('\n')).toMatch(/[3-9] kills[^]*[1-9]\d* writes acknowledged/u);
    },
    patient,
  );
});

const uid = 'ab12'.repeat(16);
const writes: Write[] = [
  { kind: 'completion', uid, puzzleId: '03-1-0001' },
  { kind: 'email', email: 'ann@x.example', source: 'skip_level' },
  { kind: 'score', email: 'ann@x.example', totalScore: 9 },
  { kind: 'contact', email: 'ann@x.example', value: 'Level 1 Skip' },
];

async function store({ queries }: Db): Promise<void> {
  const [email, updated_at] = ['ann@x.example', 1];
  await queries.insertInto('completions').values({ uid, puzzle_id: '03-1-0001', completed_at: 1 }).execute();
  const captured = { email, source: 'skip_level', display_name: null, captured_at: 1 };
  await queries.insertInto('captured_emails').values(captured).execute();
  const player = { email, uid, display_name: 'Ann', total_score: 9, updated_at, owner: null };
  await queries.insertInto('leaderboard').values(player).execute();
  const payload = JSON.stringify({ customField: 'MonsterWelcomeLevel', value: 'Level 1 Skip' });
  const update = { contact: email, seq: 1, payload, status: 'sent', attempts: 1 } as const;
  await queries
    .insertInto('outbox')
    .values({ ...update, next_attempt_at: 1, created_at: 1 })
    .execute();
}

describeOnBoth('a proof', (db) => {
  it('finds each kind of lost write, and counts that do not agree', async () => {
    await storePuzzles(db(), samplePuzzle());
    expect(await findLost(db(), writes)).toEqual(writes);
    expect(await findDamage(db())).toEqual([]);
    await store(db());
    expect(await findLost(db(), writes)).toEqual([]);
    const higher: Write = { kind: 'score', email: 'ann@x.example', totalScore: 10 };
    expect(await findLost(db(), [higher])).toEqual([higher]);
    expect(await findDamage(db())).toEqual(['the leaderboard and its counts do not agree']);
  });
});

describe('the deliveries of a contact', () => {
  const received = (...values: number[]) =>
    values.map((n) => ({ email: 'ann@x.example', value: levelResults[n], listIds: undefined }));

  it('may repeat themselves', () => {
    expect(findUndelivered(received(0, 0, 1), writes)).toEqual([]);
  });

  it('must be complete and in order', () => {
    expect(findUndelivered(received(1), writes)).toEqual([
      'ann@x.example was not delivered Level 1 Skip, which was acknowledged',
    ]);
    expect(findUndelivered(received(1, 0), writes)).toEqual([
      'ann@x.example was delivered out of order: Level 1 Success, Level 1 Skip',
    ]);
  });
});

describe('a 503', () => {
  it('is allowed during a cut and for five seconds after it, and no other failure is', () => {
    const ledger = new Ledger(5_000);
    ledger.cut();
    ledger.refuse(503, 'down', 0, 10);
    ledger.refuse(500, 'broken', 0, 10);
    ledger.reachable(1_000);
    ledger.refuse(503, 'down', 5_999, 6_010);
    ledger.refuse(503, 'still down', 6_001, 6_020);
    expect([ledger.refused, ledger.longestRecoveryMs]).toEqual([2, 5_010]);
    expect(ledger.findings).toEqual([
      'a write was answered with 500: broken',
      'a write was answered with 503: still down',
    ]);
  });
});
