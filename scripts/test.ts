import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { check } from './check.ts';
import { findChromium } from './chromium.ts';
import { findPgBouncer } from './pgBouncer.ts';
import { startTestPostgres, type TestPostgres } from './postgres.ts';
import { rootDir, run, stopRunning } from './run.ts';
import { type Counts, runnerCounts, sum, summary } from './testCounts.ts';

const parts = ['check', 'unit', 'component', 'e2e'] as const;
type Part = (typeof parts)[number];
type Prepared = { database: TestPostgres; hasBuild: true; chromium: string; pgBouncer: string };

const { values, positionals: filters } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const wanted = parts.filter((part) => values.only === undefined || values.only === part);
if (wanted.length === 0) throw new Error(`--only must be one of ${parts.join(', ')}.`);

const reports = await mkdtemp(join(tmpdir(), 'monster-reports-'));
let database: TestPostgres | undefined;

async function cleanUp(): Promise<void> {
  await database?.stop();
  await rm(reports, { recursive: true, force: true });
}

function title(text: string): void {
  console.log(`\n== ${text}`);
}

/** Prepares what the runners need; reports and counts what is unavailable, so that its runners are left out. */
async function prepare(): Promise<{ failures: string[]; ready: Partial<Prepared> }> {
  title('build, database and browser');
  const needsSite = wanted.includes('unit') || wanted.includes('e2e');
  const needsBrowser = wanted.includes('component') || wanted.includes('e2e');
  const finding = needsBrowser ? findChromium() : Promise.resolve(undefined);
  const [started, built, found, bouncer] = await Promise.allSettled([
    needsSite ? startTestPostgres() : undefined,
    needsSite ? build() : undefined,
    finding,
    // One after the other: a package manager installs nothing while it is busy.
    wanted.includes('unit') ? finding.catch(() => undefined).then(() => findPgBouncer()) : undefined,
  ]);
  const rejected = [started, built, found, bouncer].filter((each) => each.status === 'rejected');
  for (const { reason } of rejected) console.error(reason);
  const ready: Partial<Prepared> = {};
  if (started.status === 'fulfilled' && started.value) ready.database = database = started.value;
  if (built.status === 'fulfilled') ready.hasBuild = true;
  if (found.status === 'fulfilled' && found.value) ready.chromium = found.value;
  if (bouncer.status === 'fulfilled' && bouncer.value) ready.pgBouncer = bouncer.value;
  return { failures: rejected.map(({ reason }) => String(reason)), ready };
}

async function vitest(name: string, args: string[], env: Record<string, string>): Promise<Counts> {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', `--reporter=${join(rootDir, 'scripts/vitestReport.ts')}`];
  const code = await run('vitest', ['run', ...args, '--allowOnly=false', ...reporters, ...filters], {
    ...env,
    VITEST_REPORT: report,
  });
  return runnerCounts('vitest', report, code);
}

function unit({ url }: TestPostgres, pgBouncer: string): Promise<Counts> {
  title('unit and server tests');
  return vitest('unit', [], { TEST_DATABASE_URL: url, PGBOUNCER_PATH: pgBouncer });
}

function component(chromium: string): Promise<Counts> {
  title(`component tests in ${chromium}`);
  return vitest('component', ['--root=web'], { CHROMIUM_PATH: chromium });
}

async function e2e({ url }: TestPostgres, chromium: string): Promise<Counts> {
  title(`browser tests in ${chromium}`);
  const report = join(reports, 'playwright.json');
  const args = [
    'test',
    '--config=e2e/playwright.config.ts',
    '--forbid-only',
    '--reporter=list,json',
    ...filters,
  ];
  const code = await run('playwright', args, {
    CHROMIUM_PATH: chromium,
    TEST_DATABASE_URL: url,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return runnerCounts('playwright', report, code);
}

async function runAll(has: (part: Part) => boolean): Promise<Counts> {
  const results: Partial<Counts>[] = [];
  if (has('check')) {
    title('static checks');
    results.push(await check());
  }
  if (has('unit') || has('component') || has('e2e')) {
    const { failures, ready } = await prepare();
    results.push({ failures });
    const { hasBuild, chromium } = ready;
    if (has('unit') && ready.database) results.push(await unit(ready.database, ready.pgBouncer ?? ''));
    if (has('component') && chromium) results.push(await component(chromium));
    if (has('e2e') && ready.database && hasBuild && chromium)
      results.push(await e2e(ready.database, chromium));
  }
  return sum(results);
}

async function interrupted(): Promise<void> {
  await stopRunning();
  await cleanUp();
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void interrupted());

let total: Counts;
try {
  total = await runAll((part) => wanted.includes(part));
} catch (error) {
  console.error(error);
  total = { passed: 0, skipped: 0, failures: [String(error)] };
} finally {
  await cleanUp();
}
process.exitCode = total.failures.length === 0 ? 0 : 1;
console.log(`\n${summary(total)}`);
