import { createConnection } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeUpdate } from '../db/outbox.ts';
import { places, sqlitePlace } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { testNow } from '../testing/site.ts';
import { recordCompletion, settingsOf, startSite, stop } from '../testing/siteProcess.ts';
import type { SiteProcess } from '../testing/siteProcess.ts';

/** Where a site that is ready serves its metrics. */
function metricsAddress(site: SiteProcess): string {
  const [, port] = /Metrics are at http:\/\/localhost:(\d+)\/metrics/u.exec(site.output()) ?? [];
  return `http://127.0.0.1:${port}`;
}

describe.each(Object.entries(places))('the metrics of a site on %s', (name, makePlace) => {
  let place: TestPlace;
  let site: SiteProcess;
  let address: string;
  beforeEach(async () => {
    place = await makePlace();
    site = startSite({ ...settingsOf(place), METRICS_PORT: '0' });
    address = String(await site.ready);
  });
  afterEach(async () => {
    await stop(site);
    await place.remove();
  });
  const read = async () => (await fetch(`${metricsAddress(site)}/metrics`)).text();

  it('are in the format of Prometheus, on their own port only', async () => {
    const answer = await fetch(`${metricsAddress(site)}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const lines = (await answer.text()).trimEnd().split('\n');
    const sample = /^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [\d.e+-]+$/u;
    expect(lines.filter((line) => !sample.test(line) && !/^# (HELP|TYPE) [a-z_]+ ./u.test(line))).toEqual([]);
    const families = lines.flatMap((line) => /^# TYPE (\S+)/u.exec(line)?.[1] ?? []);
    expect(new Set(families).size).toBe(families.length);
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    expect((await fetch(`${metricsAddress(site)}/`)).status).toBe(404);
    expect((await fetch(`${metricsAddress(site)}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('count requests by route and status, and name nobody', async () => {
    const uid = 'ab12'.repeat(16);
    await fetch(`${address}/api/puzzle-completions/${uid}`);
    await fetch(`${address}/api/puzzle-completions/${uid}`);
    await fetch(`${address}/api/leaderboard/check?email=ann%40`);
    await fetch(`${address}/lost/ann@example.com`);
    await fetch(`${address}/api/lost/ann@example.com`);
    await fetch(`${address}/%ff`);
    expect(await recordCompletion(address, uid)).toBe(true);
    const text = await read();
    for (const line of [
      'http_requests_total{method="GET",route="/api/puzzle-completions/:uid",status="200"} 2',
      'http_requests_total{method="GET",route="/api/leaderboard/check",status="400"} 1',
      'http_requests_total{method="POST",route="/api/puzzle-completions",status="200"} 1',
      'http_requests_total{method="GET",route="/*",status="404"} 1',
      'http_requests_total{method="GET",route="none",status="404"} 1',
      'http_requests_total{method="GET",route="none",status="400"} 1',
      'http_request_duration_seconds_bucket{method="GET",route="/api/puzzle-completions/:uid",le="+Inf"} 2',
      'http_request_duration_seconds_count{method="GET",route="/api/puzzle-completions/:uid"} 2',
    ])
      expect(text).toContain(`${line}\n`);
    for (const secret of ['ann', uid, 'lost']) expect(text).not.toContain(secret);
  });

  it('cover the answers in memory, the jobs, the outbox, the process and the pool', async () => {
    const db = place.open();
    const update = { customField: 'MonsterWelcomeLevel', value: 'Level 1 Skip' } as const;
    for (const email of ['ann@example.com', 'bob@example.com', 'cid@example.com'])
      await storeUpdate(db.queries, { ...update, email }, testNow);
    await db.queries.updateTable('outbox').set({ status: 'failed' }).where('contact', 'like', 'a%').execute();
    await db.close();
    await fetch(`${address}/about`);
    await fetch(`${address}/about`);
    const text = await read();
    expect(text).toContain('monster_kept_answers 1\n');
    expect(text).toContain('monster_kept_answers_lookups_total{result="hit"} 1\n');
    expect(text).toContain('monster_kept_answers_lookups_total{result="miss"} 1\n');
    expect(text).toContain('monster_outbox_updates{status="waiting"} 2\n');
    expect(text).toContain('monster_outbox_updates{status="failed"} 1\n');
    expect(text).toMatch(/^monster_outbox_overdue_seconds [1-9]/mu);
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d{7,}$/mu);
    expect(text).toMatch(/^process_cpu_seconds_total 0?\.?\d/mu);
    expect(text).toMatch(/^nodejs_eventloop_delay_seconds\{quantile="0.99"\} \d/mu);
    await vi.waitFor(async () => {
      expect(await read()).toContain('monster_job_rounds_total{job="daily",result="success"} 1\n');
    });
    expect(text.includes('monster_database_connections{state="idle"}')).toBe(name === 'PostgreSQL');
    expect(text.includes('monster_database_waiting 0')).toBe(name === 'PostgreSQL');
  });
});

describe('the metrics', () => {
  let place: TestPlace;
  beforeEach(() => {
    place = sqlitePlace();
  });
  afterEach(() => place.remove());

  it('are off unless they have a port', async () => {
    const site = startSite(settingsOf(place));
    const address = await site.ready;
    expect(site.output()).not.toContain('Metrics');
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    expect(await stop(site)).toBe(0);
  });

  it('count what was no complete request', async () => {
    const site = startSite({ ...settingsOf(place), METRICS_PORT: '0' });
    const { port } = new URL(String(await site.ready));
    const socket = createConnection(Number(port), '127.0.0.1');
    socket.end('GET / NONSENSE\r\n\r\n');
    socket.resume();
    await vi.waitFor(async () => {
      const text = await (await fetch(`${metricsAddress(site)}/metrics`)).text();
      expect(text).toContain('http_broken_requests_total{status="400"} 1\n');
    });
    expect(await stop(site)).toBe(0);
  });

  it('end the start with a message when their port is taken', async () => {
    const first = startSite(settingsOf(place));
    const { port } = new URL(String(await first.ready));
    const second = startSite({ ...settingsOf(place), METRICS_PORT: port });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`Cannot listen on port ${port}`);
    await stop(first);
  });
});
