import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { watchBytes } from '../e2e/support/pageBytes.ts';

/** A computer and a network to load a page with. */
export interface Condition {
  /** How many times slower the processor is made. */
  readonly slowdown: number;
  readonly network?: { readonly kbitPerSecond: number; readonly latencyMs: number };
}

/** What shows that a page can be used: a letter in the first of its cells, or what a click on a control leads to. */
export type FirstUse = { readonly cells: string } | { readonly controls: string; readonly result: string };

/** What one visit that only looks measures, in kB and ms. */
export interface Load {
  readonly js: number;
  readonly all: number;
  readonly requests: number;
  readonly fcp: number;
  readonly lcp: number;
  /** Blocking time from the start of navigation on, not only after the first paint. */
  readonly tbt: number;
  readonly cpu: number;
  readonly cls: number;
}

/** When the first key or click had an effect, and whether it was still there in the end. */
export interface FirstEffect {
  readonly ready: number;
  readonly isKept: boolean;
}

/** A page counts as loaded when it has neither requested anything nor been busy for this long. */
const quietMs = 700;
/** A player would not press faster either. */
const betweenTriesMs = 50;
const patienceMs = 90_000;
const viewport = { width: 1280, height: 1000 };

interface Visit {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly untilQuiet: () => Promise<void>;
}

interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  /** Start and length of each task over 50 ms. */
  longTasks: [number, number][];
}

/** Runs in the page, before everything else. No function in it has a name: the loader would call a helper for that. */
function observeLoad(): void {
  const observed: Observed = { fcp: NaN, lcp: NaN, cls: 0, longTasks: [] };
  Object.assign(globalThis, { observedLoad: observed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value?: number })[]) {
      if (entry.name === 'first-contentful-paint') observed.fcp = entry.startTime;
      if (entry.entryType === 'largest-contentful-paint') observed.lcp = entry.startTime;
      if (entry.entryType === 'layout-shift') observed.cls += entry.value ?? 0;
      if (entry.entryType === 'longtask') observed.longTasks.push([entry.startTime, entry.duration]);
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'] });
}

type Place = readonly [x: number, y: number];
type World = { readonly benchSees: (sign: string) => void };

/**
 * Runs in the page: looks in every frame where the first cell is, or clicks on the next of the controls, until one of
 * them shows an effect. It reports by itself, since being asked would cost a slow page more than the load itself.
 */
async function watchFirstUse(use: FirstUse): Promise<void> {
  let lastPlace = '';
  for (let frame = 0; ; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if ('controls' in use) {
      if (document.querySelector(use.result) !== null) break;
      const controls = document.querySelectorAll<HTMLElement>(use.controls);
      controls[frame % controls.length]?.click();
    } else {
      const cell = document.querySelector(use.cells);
      if (/[a-z]/iu.test(cell?.textContent ?? '')) break;
      const { x, y, width, height } = cell?.getBoundingClientRect() ?? new DOMRect();
      const place = JSON.stringify({ place: [x + width / 2, y + height / 2] });
      if (width > 0 && place !== lastPlace) (globalThis as unknown as World).benchSees(place);
      lastPlace = place;
    }
  }
  (globalThis as unknown as World).benchSees(JSON.stringify({ ready: performance.now() }));
}

/** Ends the run rather than wait forever. */
function expectSoon(page: Page, start: number): void {
  if (Date.now() - start > patienceMs) throw new Error(`${page.url()} neither takes input nor comes to rest`);
}

/** Notes requests and resolves `untilQuiet` when none is open, none was for a while, and the page has been idle. */
function watchQuiet(page: Page): () => Promise<void> {
  let open = 0;
  let changedAt = Date.now();
  const count = (change: number) => (request: Request) => {
    if (!request.url().startsWith('data:')) open += change;
    changedAt = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  const idleFor = (): Promise<number> =>
    page.evaluate(() => {
      const { longTasks } = (globalThis as unknown as { observedLoad: Observed }).observedLoad;
      return performance.now() - Math.max(0, ...longTasks.map(([start, length]) => start + length));
    });
  return async () => {
    await page.waitForLoadState('load');
    for (const start = Date.now(); ; expectSoon(page, start)) {
      const left = open > 0 ? quietMs : quietMs - (Date.now() - changedAt);
      if (left <= 0 && (await idleFor()) >= quietMs) return;
      await delay(Math.max(left, quietMs / 4));
    }
  };
}

/** Opens an empty page in a context of its own, under a condition; closes it after `work`. */
async function visit<Result>(
  browser: Browser,
  { slowdown, network }: Condition,
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript(observeLoad);
    const untilQuiet = watchQuiet(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (network !== undefined) {
      const bytesPerSecond = (network.kbitPerSecond * 1000) / 8;
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latencyMs,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond / 2,
      });
    }
    return await work({ page, devtools, untilQuiet });
  } finally {
    await context.close();
  }
}

/** Returns the processor time in ms that the page's main thread has used so far. */
export async function cpuOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** Loads a page and does nothing on it. */
export async function measureLoad(browser: Browser, url: string, condition: Condition): Promise<Load> {
  return visit(browser, condition, async ({ page, devtools, untilQuiet }) => {
    const bytesSoFar = watchBytes(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await cpuOf(devtools);
    await page.goto(url, { waitUntil: 'commit' });
    await untilQuiet();
    const cpu = (await cpuOf(devtools)) - before;
    const { js, all, requests } = await bytesSoFar();
    const { fcp, lcp, cls, longTasks } = await page.evaluate(
      () => (globalThis as unknown as { observedLoad: Observed }).observedLoad,
    );
    const tbt = longTasks.reduce((sum, [, length]) => sum + length - 50, 0);
    return { js: js / 1000, all: all / 1000, requests, fcp, lcp, tbt, cpu, cls };
  });
}

/** Loads a page and uses it as soon as there is something to use, again and again until that has an effect. */
export async function measureFirstUse(
  browser: Browser,
  url: string,
  use: FirstUse,
  condition: Condition,
): Promise<FirstEffect> {
  return visit(browser, condition, async ({ page, devtools, untilQuiet }) => {
    const seen: { place?: Place; ready?: number } = {};
    devtools.on('Runtime.bindingCalled', ({ payload }) => Object.assign(seen, JSON.parse(payload)));
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'benchSees' });
    await page.addInitScript(watchFirstUse, use);
    await page.goto(url, { waitUntil: 'commit' });
    for (const start = Date.now(); seen.ready === undefined; expectSoon(page, start)) {
      if (seen.place !== undefined) {
        await page.mouse.click(...seen.place);
        await page.keyboard.press('x');
      }
      await delay(seen.place === undefined ? 5 : betweenTriesMs);
    }
    await untilQuiet();
    return { ready: seen.ready, isKept: await page.evaluate(isShown, use) };
  });
}

/** Runs in the page. */
function isShown(use: FirstUse): boolean {
  if ('controls' in use) return document.querySelector(use.result) !== null;
  return /^\d*x$/iu.test(document.querySelector(use.cells)?.textContent ?? '');
}
