import { parseArgs } from 'node:util';
import { build } from '../scripts/build.ts';
import { startDurablePostgres } from '../scripts/postgres.ts';
import { postgresPlace, sqlitePlace } from '../server/src/testing/databases.ts';
import { anyAddress, settingsOf } from '../server/src/testing/siteProcess.ts';
import { cpuOf, startMeasured, stopMeasured } from './measuredServer.ts';
import type { MeasuredServer } from './measuredServer.ts';
import { openEvents } from './roomLines.ts';
import type { Seat } from './roomLines.ts';
import { percentile, RoomLoad } from './roomLoad.ts';
import type { Figures } from './roomLoad.ts';
import { medianOf, spreadOf } from './spread.ts';

// Measures how fast letters get from one player to the other in 500 rooms of the built site, beside a server that only
// passes them on, over the same transport: npm run bench:rooms, and on PostgreSQL: npm run bench:rooms -- --postgres
// The players are all in this process, the servers in their own.
const rooms = 500;
const lettersPerSecond = 2;
const warmUpMs = 5_000;
const steadyMs = 20_000;
const fastMs = 4_000;
const rounds = 5;
/** The site's letters per second divided by those of the bare server. */
const budget = 0.5;
const puzzleId = '15-4-0001';

/** A server with everybody connected to it. */
interface Subject {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly load: RoomLoad;
}

async function post(port: number, url: string, body: object, headers: Record<string, string>) {
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}

const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Makes a room and has two players enter it, each from an address of their own. */
async function makeRoom(port: number): Promise<Seat[]> {
  const founder = { 'x-forwarded-for': anyAddress() };
  const made = await post(port, '/api/rooms', { puzzleId }, founder);
  const { key } = (await made.json()) as { key: string };
  const enter = (headers: Record<string, string>) =>
    post(port, `/api/rooms/${key}/enter`, { version: 1 }, headers);
  const cookie = cookieOf(made);
  await enter({ ...founder, cookie });
  const guest = { 'x-forwarded-for': anyAddress() };
  return [
    { key, cookie, address: founder['x-forwarded-for'] },
    { key, cookie: cookieOf(await enter(guest)), address: guest['x-forwarded-for'] },
  ];
}

async function openSite(settings: Record<string, string>, flags: readonly string[]): Promise<Subject> {
  const site = { HOST: '127.0.0.1', PORT: '0', ...settings };
  const server = await startMeasured('dist/server/main.js', site, flags);
  const seats: Seat[] = [];
  for (let room = 0; room < rooms; room += 1) seats.push(...(await makeRoom(server.port)));
  return { name: 'site', server, load: await RoomLoad.open(openEvents, server.port, seats) };
}

async function openBare(): Promise<Subject> {
  const server = await startMeasured('bench/bareEvents.js');
  const seats = Array.from({ length: rooms * 2 }, (_, index) => ({
    key: `${index >> 1}`.padStart(22, '0'),
    cookie: `leaderboard_owner=${`${index}`.padStart(43, '0')}`,
    address: anyAddress(),
  }));
  return { name: 'bare', server, load: await RoomLoad.open(openEvents, server.port, seats) };
}

/** What happened, and how much processor time the server took for a letter, in microseconds. */
interface Measured extends Figures {
  readonly cpuPerLetter: number;
  readonly cores: number;
}

async function measure({ server, load }: Subject, type: (load: RoomLoad) => Promise<Figures>) {
  const [cpuBefore, startedAt] = [await cpuOf(server), performance.now()];
  const figures = await type(load);
  const cpu = (await cpuOf(server)) - cpuBefore;
  const cores = cpu / 1_000 / (performance.now() - startedAt);
  return { ...figures, cpuPerLetter: cpu / figures.letters, cores } satisfies Measured;
}

function report(name: string, title: string, figures: Measured): void {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(figures.times, share).toFixed(1));
  const count = Math.round(figures.perSecond).toLocaleString('en');
  console.log(
    `| ${name} | ${title} | ${count} | ${p50} | ${p95} | ${p99} | ${figures.lost} | ${figures.doubled} | ${figures.cpuPerLetter.toFixed(0)} µs | ${(figures.cores * 100).toFixed(0)} % | ${(figures.clientCpu * 100).toFixed(0)} % |`,
  );
}

/** Measures both in turn, so that a busy machine affects both; returns whether every budget is met. */
async function compare(bare: Subject, site: Subject): Promise<boolean> {
  console.log(
    '|  | how fast | letters per second | p50 | p95 | p99 | lost | doubled | server, per letter | server, of a core | players, of a core |',
  );
  console.log(`|${' --- |'.repeat(11)}`);
  const all: Measured[] = [];
  const take = async (subject: Subject, title: string, type: (load: RoomLoad) => Promise<Figures>) => {
    const figures = await measure(subject, type);
    report(subject.name, title, figures);
    all.push(figures);
    return figures;
  };
  const subjects = [bare, site];
  for (const { load } of subjects) await load.typeSteadily(warmUpMs, lettersPerSecond);
  for (const subject of subjects)
    await take(subject, `${lettersPerSecond} each`, (load) => load.typeSteadily(steadyMs, lettersPerSecond));
  for (const { load } of subjects) await load.typeFast(warmUpMs);
  const ratios: number[] = [];
  const cpuRatios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [theirs, ours] = [
      await take(bare, 'all they can', (load) => load.typeFast(fastMs)),
      await take(site, 'all they can', (load) => load.typeFast(fastMs)),
    ];
    ratios.push(ours.perSecond / theirs.perSecond);
    cpuRatios.push(theirs.cpuPerLetter / ours.cpuPerLetter);
  }
  const ratio = medianOf(ratios);
  const isWithin = ratio >= budget && all.every(({ lost, doubled }) => lost === 0 && doubled === 0);
  // It says how it would be if both had a core to themselves and the disk took no time.
  console.log(`By processor time per letter: ${spreadOf(cpuRatios, 2)}.`);
  console.log(
    `Letters per second beside the bare server: ${spreadOf(ratios, 2)}, at least ${budget} wanted. ${isWithin ? 'Every budget is met.' : 'A BUDGET IS MISSED.'}`,
  );
  return isWithin;
}

const { values: options } = parseArgs({
  options: { postgres: { type: 'boolean', default: false }, profile: { type: 'string' } },
});
await build();
const postgres = options.postgres ? await startDurablePostgres() : undefined;
const place = postgres === undefined ? sqlitePlace() : await postgresPlace(postgres.url);
const flags = options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];
const bare = await openBare();
const site = await openSite(settingsOf(place), flags);
try {
  console.log(
    `${rooms} rooms of two, ${postgres === undefined ? 'embedded database' : 'PostgreSQL'}; times in ms`,
  );
  process.exitCode = (await compare(bare, site)) ? 0 : 1;
} finally {
  for (const { load } of [bare, site]) load.close();
  await stopMeasured(bare.server, site.server);
  await place.remove();
  await postgres?.stop();
}
