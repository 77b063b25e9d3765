import { startMeasured, stopMeasured } from './measuredServer.ts';
import { startNginx } from './nginx.ts';
import type { Nginx } from './nginx.ts';
import { openEvents, openWebSocket } from './roomLines.ts';
import type { OpenLine, Seat } from './roomLines.ts';
import { percentile, RoomLoad } from './roomLoad.ts';

// Measures how letters get from one player to another, with bare servers for each transport, straight and behind a real
// nginx: npm run bench:transport
const rooms = 50;
const steadyMs = 6_000;
const fastMs = 4_000;
const lettersPerSecond = 2;

interface Transport {
  readonly name: string;
  readonly script: string;
  readonly env?: Record<string, string>;
  readonly open: OpenLine;
}

const transports: readonly Transport[] = [
  { name: 'events, x-accel-buffering: no', script: 'bench/bareEvents.js', open: openEvents },
  { name: 'events without it', script: 'bench/bareEvents.js', env: { BUFFERED: '1' }, open: openEvents },
  { name: 'WebSocket', script: 'bench/bareSockets.js', open: openWebSocket },
];

const pass = (port: number): string => `proxy_pass http://127.0.0.1:${port};`;

/** What stands between; undefined is nothing. */
const ways: Record<string, ((port: number) => string) | undefined> = {
  straight: undefined,
  'nginx, only proxy_pass': pass,
  'nginx, set up for Upgrade': (port) =>
    `${pass(port)} proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";`,
  'nginx that refuses Upgrade': (port) => `if ($http_upgrade) { return 403; } ${pass(port)}`,
};

const seats: readonly Seat[] = Array.from({ length: rooms * 2 }, (_, index) => ({
  key: `room${index >> 1}`,
  cookie: `player=${index}`,
  address: '10.0.0.1',
}));

/** Connects everybody and types; returns the cells of a row. */
async function tryOut(open: OpenLine, port: number): Promise<string[]> {
  const load = await RoomLoad.open(open, port, seats);
  try {
    const steady = await load.typeSteadily(steadyMs, lettersPerSecond);
    const shown = [0.5, 0.95].map((share) => percentile(steady.times, share).toFixed(1));
    if (steady.lost > 0) return [`${steady.lost} of ${steady.letters} held back`, ...shown, '–'];
    const fast = await load.typeFast(fastMs);
    return ['yes', ...shown, Math.round(fast.perSecond).toLocaleString('en')];
  } finally {
    load.close();
  }
}

async function measure(transport: Transport, way: string): Promise<void> {
  const server = await startMeasured(transport.script, transport.env);
  const settings = ways[way]?.(server.port);
  let nginx: Nginx | undefined;
  try {
    if (settings !== undefined) nginx = await startNginx(settings);
    const cells = await tryOut(transport.open, nginx?.port ?? server.port).catch((error: unknown) => [
      `no: ${error instanceof Error ? error.message : String(error)}`,
      '–',
      '–',
      '–',
    ]);
    console.log(`| ${[transport.name, way, ...cells].join(' | ')} |`);
  } finally {
    await nginx?.stop();
    await stopMeasured(server);
  }
}

console.log(
  `${rooms} rooms of two, ${lettersPerSecond} letters per second each; then as many as go through. Times in ms.`,
);
console.log('| transport | way | works | p50 | p95 | letters per second |');
console.log('| --- | --- | --- | ---: | ---: | ---: |');
for (const transport of transports) for (const way of Object.keys(ways)) await measure(transport, way);
