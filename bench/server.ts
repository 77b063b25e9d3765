import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../scripts/build.ts';
import { makeRequests } from './httpLoad.ts';
import { cpuOf, startMeasured, stopMeasured } from './measuredServer.ts';
import type { MeasuredServer } from './measuredServer.ts';
import { medianOf } from './spread.ts';

// Measures what a request costs the site, compared with a bare server that sends the same bytes: npm run bench:server
// It measures processor time of both processes, in turn, so that a busy machine affects both.
const rounds = 15;
const requestsPerRound = 1_000;
/** Enough for the compiler of either server to have done its work. */
const requestsBefore = 5_000;

interface Row {
  readonly name: string;
  readonly addressOf: (n: number) => string;
  readonly budget: number;
}

const fixed = (address: string, budget: number): Row => ({ name: address, addressOf: () => address, budget });

const rows: readonly Row[] = [
  fixed('/', 2),
  fixed('/todaycrossword?puzzle=today', 2),
  fixed('/puzzles/15-4-0001', 2),
  {
    name: '/todaycrossword, another timer each time',
    addressOf: (n) => `/todaycrossword?puzzle=today&timer=${n + 1}`,
    budget: 2,
  },
  fixed('/api/puzzles/05-2-0001', 2.5),
  fixed('/api/puzzles/15-4-0001', 2.5),
  fixed('/api/puzzles', 2.5),
  fixed('/api/puzzles/today', 2.5),
  fixed('/api/leaderboard', 2.5),
  { name: 'a page that does not exist, another each time', addressOf: (n) => `/lost/${n}`, budget: 3 },
];

/** Makes the bare server send what the site answers. */
async function copyAnswer(site: MeasuredServer, bare: MeasuredServer, address: string): Promise<void> {
  const chunks: Buffer[] = [];
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    get({ port: site.port, host: '127.0.0.1', path: address, headers }, resolve).on('error', reject);
  });
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers;
  bare.process.send({
    status: response.statusCode,
    headers,
    body: Buffer.concat(chunks).toString('base64'),
  });
  await once(bare.process, 'message');
}

/** Returns the processor time per request in microseconds. */
async function cpuPerRequest(server: MeasuredServer, { addressOf }: Row, from: number): Promise<number> {
  const before = await cpuOf(server);
  await makeRequests(server.port, requestsPerRound, (n) => addressOf(from + n));
  return ((await cpuOf(server)) - before) / requestsPerRound;
}

/** Measures both servers in turn; returns a line of the table, and whether the row is over its budget. */
async function measure(
  site: MeasuredServer,
  bare: MeasuredServer,
  row: Row,
): Promise<{ line: string; isOver: boolean }> {
  await copyAnswer(site, bare, row.addressOf(0));
  for (const server of [site, bare]) await makeRequests(server.port, requestsBefore, row.addressOf);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const from = requestsBefore + round * requestsPerRound;
    theirs.push(await cpuPerRequest(bare, row, from));
    ours.push(await cpuPerRequest(site, row, from));
  }
  const ratios = ours.map((cpu, round) => cpu / (theirs[round] ?? NaN)).toSorted((a, b) => a - b);
  const ratio = medianOf(ratios);
  const isOver = ratio > row.budget;
  const [low, high] = [ratios[rounds >> 2] ?? NaN, ratios[rounds - 1 - (rounds >> 2)] ?? NaN];
  const cells = [
    row.name.padEnd(46),
    medianOf(theirs).toFixed(0).padStart(5),
    medianOf(ours).toFixed(0).padStart(5),
    `${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`.padStart(21),
    row.budget.toFixed(1).padStart(7),
  ];
  return { line: `${cells.join(' ')}${isOver ? '  over' : ''}`, isOver };
}

await build();
const dataDir = await mkdtemp(join(tmpdir(), 'monster-bench-'));
const bare = await startMeasured('bench/bareServer.js');
const site = await startMeasured('scripts/start.js', { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir });
try {
  console.log(
    `Processor time per request in microseconds; medians of ${rounds} rounds, half of them between the two.`,
  );
  console.log(`${'address'.padEnd(46)}  bare  ours                 ratio  budget`);
  const over: string[] = [];
  for (const row of rows) {
    const { line, isOver } = await measure(site, bare, row);
    console.log(line);
    if (isOver) over.push(row.name);
  }
  console.log(over.length === 0 ? 'Every row is within its budget.' : `Over budget: ${over.join('; ')}.`);
} finally {
  await stopMeasured(bare, site);
  await rm(dataDir, { recursive: true, force: true });
}
