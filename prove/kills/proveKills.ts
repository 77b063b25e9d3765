import { setTimeout as delay } from 'node:timers/promises';
import { createRandom, pick } from '@monster/engine';
import type { Random } from '@monster/engine';
import { ping } from '../../server/src/db/connect.ts';
import { openPostgres } from '../../server/src/db/open.ts';
import type { Db } from '../../server/src/db/open.ts';
import { SendGridStandIn, standInKey } from '../../server/src/testing/sendGridStandIn.ts';
import { startDurableDatabase } from '../databases.ts';
import type { DatabaseKind, ProvingDatabase } from '../databases.ts';
import type { Outcome, Say } from '../runCommand.ts';
import { findDamage, findLost, findUndelivered } from './findLost.ts';
import { Instance } from './instance.ts';
import { Ledger } from './ledger.ts';
import { Writer } from '../writes.ts';

const writersPerInstance = 4;
/** Long enough that a delivery to SendGrid, once per second, is often cut short. */
const longestLifeMs = 1_500;
const killsPerCut = 5;
const longestCutMs = 60_000;
const sayEvery = 25;
/** How long the deliveries may stand still at the end: a claim of an instance that died lasts 15 s. */
const standstillMs = 60_000;

interface Scene {
  readonly database: ProvingDatabase;
  readonly ledger: Ledger;
  readonly random: Random;
  readonly instances: readonly Instance[];
}

/** The embedded database has one instance, so that each start recovers the file that the last one left behind. */
function startInstances(
  database: ProvingDatabase,
  sendGridUrl: string,
  tools: { ledger: Ledger; random: Random },
) {
  const settings = {
    ...database.settings,
    SENDGRID_API_KEY: standInKey,
    SENDGRID_BASE_URL: sendGridUrl,
  };
  return Array.from({ length: database.kind === 'embedded' ? 1 : 2 }, (_, i) => {
    const writers = Array.from({ length: writersPerInstance }, (_writer, n) => {
      const seed = Math.floor(tools.random() * 2 ** 32);
      return new Writer(`w${i}${n}`, createRandom(seed));
    });
    return new Instance(settings, writers, tools);
  });
}

async function withDb<T>(database: ProvingDatabase, work: (db: Db) => Promise<T>): Promise<T> {
  const db = database.open();
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Kills what is between the instances and their data, and waits until it can be reached again. */
async function cut({ database, ledger, random }: Scene): Promise<void> {
  const url = database.settings['DATABASE_URL'];
  if (url === undefined || database.cuts.length === 0) return;
  ledger.cut();
  await pick(database.cuts, random)();
  const deadline = performance.now() + longestCutMs;
  await delay(100);
  for (;;) {
    const probe = openPostgres(url, () => {}, { size: 1 });
    const isBack = await ping(probe.queries).then(
      () => true,
      () => false,
    );
    await probe.close();
    if (isBack) break;
    if (performance.now() > deadline) throw new Error('the database did not come back after a cut');
    await delay(50);
  }
  ledger.reachable(performance.now());
}

async function checkNew({ database, ledger }: Scene): Promise<void> {
  const lost = await withDb(database, (db) => findLost(db, ledger.takeUnchecked()));
  for (const write of lost) ledger.findings.push(`lost after kill ${ledger.kills}: ${JSON.stringify(write)}`);
}

async function killInTurn(scene: Scene, times: number, say: Say): Promise<void> {
  const { database, ledger, random, instances } = scene;
  await Promise.all(instances.map((instance) => instance.start()));
  let saidAt = 0;
  while (ledger.kills < times) {
    await delay(random() * longestLifeMs);
    if (random() < 1 / killsPerCut) await cut(scene);
    const instance = pick(instances, random);
    await instance.kill();
    await instance.start();
    await checkNew(scene);
    if (ledger.kills - saidAt < sayEvery) continue;
    saidAt = ledger.kills;
    const { length } = ledger.acknowledged;
    say(`  ${database.kind}: ${saidAt} kills, ${length} acknowledged, ${ledger.findings.length} found`);
  }
  // A short run has at least one cut.
  if (ledger.cuts === 0) await cut(scene);
}

/** Waits until all stored updates have been delivered. */
async function drain({ database, ledger, instances }: Scene): Promise<void> {
  await Promise.all(instances.map((instance) => instance.stopWriting()));
  let waiting = Number.POSITIVE_INFINITY;
  let progressAt = performance.now();
  while (waiting > 0) {
    const left = await withDb(database, async ({ queries }) =>
      queries.selectFrom('outbox').selectAll().where('status', '=', 'waiting').execute(),
    );
    if (left.length < waiting) progressAt = performance.now();
    waiting = left.length;
    if (performance.now() - progressAt > standstillMs) {
      const [first] = left;
      ledger.findings.push(
        `at ${Date.now()}, ${waiting} contact updates still wait, such as ${JSON.stringify(first)}`,
      );
      return;
    }
    if (waiting > 0) await delay(250);
  }
}

function figuresOf({ database, ledger }: Scene, received: number): string[] {
  const { kills, cuts, acknowledged, unanswered, refused, longestRecoveryMs } = ledger;
  const recovery = (longestRecoveryMs / 1_000).toFixed(1);
  return [
    `${database.kind}: ${kills} kills, ${cuts} cuts of the database`,
    `  ${acknowledged.length} writes acknowledged, ${unanswered} without an answer`,
    `  ${refused} answered with 503 because of a cut, the last ${recovery} s after it ended`,
    `  ${received} contact updates delivered`,
  ];
}

/** Kills the site again and again while it writes, and looks for what it had acknowledged. */
export async function proveKills(
  kind: DatabaseKind,
  { times, seed, recoveryMs }: { times: number; seed: number; recoveryMs: number },
  say: Say,
): Promise<Outcome> {
  const database = await startDurableDatabase(kind);
  const sendGrid = new SendGridStandIn();
  const sendGridUrl = await sendGrid.start();
  const tools = { ledger: new Ledger(recoveryMs), random: createRandom(seed) };
  const scene = { ...tools, database, instances: startInstances(database, sendGridUrl, tools) };
  const { findings, acknowledged } = tools.ledger;
  try {
    await killInTurn(scene, times, say);
    await drain(scene);
    await Promise.all(scene.instances.map((instance) => instance.stop()));
    await withDb(database, async (db) => {
      for (const write of await findLost(db, acknowledged)) findings.push(`lost: ${JSON.stringify(write)}`);
      findings.push(...(await findDamage(db)));
    });
    findings.push(...findUndelivered(sendGrid.received, acknowledged));
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
    await Promise.all(scene.instances.map((instance) => instance.kill()));
  } finally {
    await sendGrid.stop();
    await database.remove();
  }
  return { figures: figuresOf(scene, sendGrid.received.length), findings };
}
