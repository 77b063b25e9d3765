import { sql } from 'kysely';
import type { Db, Queries } from '../../server/src/db/open.ts';
import type { Received } from '../../server/src/testing/sendGridStandIn.ts';
import { levelResults } from '../writes.ts';
import type { Write } from '../writes.ts';

type WriteOf<Kind extends Write['kind']> = Extract<Write, { kind: Kind }>;

const atOnce = 500;

function ofKind<Kind extends Write['kind']>(writes: readonly Write[], kind: Kind): WriteOf<Kind>[] {
  return writes.filter((write): write is WriteOf<Kind> => write.kind === kind);
}

async function lostCompletions(queries: Queries, writes: readonly WriteOf<'completion'>[]): Promise<Write[]> {
  const uids = writes.map(({ uid }) => uid);
  const rows = await queries.selectFrom('completions').selectAll().where('uid', 'in', uids).execute();
  const found = new Set(rows.map((row) => `${row.uid} ${row.puzzle_id}`));
  return writes.filter(({ uid, puzzleId }) => !found.has(`${uid} ${puzzleId}`));
}

async function lostEmails(queries: Queries, writes: readonly WriteOf<'email'>[]): Promise<Write[]> {
  const emails = writes.map(({ email }) => email);
  const rows = await queries.selectFrom('captured_emails').selectAll().where('email', 'in', emails).execute();
  const found = new Set(rows.map((row) => `${row.email} ${row.source}`));
  return writes.filter(({ email, source }) => !found.has(`${email} ${source}`));
}

/** A total may be higher than acknowledged: the next one was stored, but its answer did not arrive. */
async function lostScores(queries: Queries, writes: readonly WriteOf<'score'>[]): Promise<Write[]> {
  const emails = writes.map(({ email }) => email);
  const rows = await queries.selectFrom('leaderboard').selectAll().where('email', 'in', emails).execute();
  const found = new Map(rows.map((row) => [row.email, row.total_score]));
  return writes.filter(({ email, totalScore }) => (found.get(email) ?? -1) < totalScore);
}

async function lostContacts(queries: Queries, writes: readonly WriteOf<'contact'>[]): Promise<Write[]> {
  const emails = writes.map(({ email }) => email);
  const rows = await queries.selectFrom('outbox').selectAll().where('contact', 'in', emails).execute();
  const found = new Set(rows.map((row) => `${row.contact} ${row.payload}`));
  return writes.filter(
    ({ email, value }) =>
      !found.has(`${email} ${JSON.stringify({ customField: 'MonsterWelcomeLevel', value })}`),
  );
}

/** The acknowledged writes that are not in the database. */
export async function findLost({ queries }: Db, writes: readonly Write[]): Promise<Write[]> {
  const lost: Write[] = [];
  const look = async <W extends Write>(all: readonly W[], find: (some: readonly W[]) => Promise<Write[]>) => {
    for (let i = 0; i < all.length; i += atOnce) lost.push(...(await find(all.slice(i, i + atOnce))));
  };
  await look(ofKind(writes, 'completion'), (some) => lostCompletions(queries, some));
  await look(ofKind(writes, 'email'), (some) => lostEmails(queries, some));
  await look(ofKind(writes, 'score'), (some) => lostScores(queries, some));
  await look(ofKind(writes, 'contact'), (some) => lostContacts(queries, some));
  return lost;
}

/** What is wrong inside the database, apart from lost rows. */
export async function findDamage({ kind, queries }: Db): Promise<string[]> {
  const findings: string[] = [];
  if (kind === 'sqlite') {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(queries);
    const verdict = rows.map((row) => row.integrity_check).join(', ');
    if (verdict !== 'ok') findings.push(`the database file is damaged: ${verdict}`);
  }
  const { rows: players } = await sql<{ total: number; players: number }>`
    select verified_total as total, count(*) as players from leaderboard where verified_total is not null
    group by verified_total
    union all select -1, count(*) from leaderboard having count(*) > 0 order by 1`.execute(queries);
  const { rows: counted } = await sql<{ total: number; players: number }>`
    select case when width = 0 then -1 else first_total end as total, players from leaderboard_counts
    where width <= 1 and players <> 0 order by 1`.execute(queries);
  if (JSON.stringify(players) !== JSON.stringify(counted))
    findings.push('the leaderboard and its counts do not agree');
  return findings;
}

/** Compares what SendGrid received with what was acknowledged: everything, and in order for each contact. */
export function findUndelivered(received: readonly Received[], writes: readonly Write[]): string[] {
  const valuesOf = new Map<string, string[]>();
  for (const { email, value = '' } of received) {
    const values = valuesOf.get(email) ?? [];
    valuesOf.set(email, values);
    values.push(value);
  }
  const findings: string[] = [];
  for (const { email, value } of ofKind(writes, 'contact'))
    if (valuesOf.get(email)?.includes(value) !== true)
      findings.push(`${email} was not delivered ${value}, which was acknowledged`);
  for (const [email, values] of valuesOf) {
    // An update may arrive twice: an instance died before it could take note of the first time.
    const steps = values.map((value) => levelResults.indexOf(value));
    if (steps.some((step, i) => step < (steps[i - 1] ?? 0)))
      findings.push(`${email} was delivered out of order: ${values.join(', ')}`);
  }
  return findings;
}
