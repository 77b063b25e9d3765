import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqlitePlace } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { settingsOf, startSite, stop } from '../testing/siteProcess.ts';
import type { SiteProcess } from '../testing/siteProcess.ts';

describe('a flood of addresses', () => {
  let place: TestPlace;
  let site: SiteProcess;
  let address: string;
  beforeEach(async () => {
    place = sqlitePlace();
    site = startSite({ ...settingsOf(place), METRICS_PORT: '0' });
    address = String(await site.ready);
  });
  afterEach(async () => {
    await stop(site);
    await place.remove();
  });

  /** How many answers are in memory, and how many were made. */
  async function counts(): Promise<{ kept: number; made: number }> {
    const [, port] = /Metrics are at http:\/\/localhost:(\d+)/u.exec(site.output()) ?? [];
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const read = (name: RegExp) => Number(name.exec(text)?.[1] ?? Number.NaN);
    return {
      kept: read(/^monster_kept_answers (\d+)$/mu),
      made: read(/^monster_kept_answers_lookups_total\{result="miss"\} (\d+)$/mu),
    };
  }

  async function askAll(urls: readonly string[]): Promise<Set<number>> {
    const answers = await Promise.all(urls.map((url) => fetch(`${address}${url}`)));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    return new Set(answers.map(({ status }) => status));
  }

  it('that no page has leads to one page, made once', async () => {
    const lost = Array.from({ length: 200 }, (_, n) => `/lost/${n}?x=${n}`);
    expect(await askAll(lost.slice(0, 1))).toEqual(new Set([404]));
    const before = await counts();
    expect(await askAll(lost)).toEqual(new Set([404]));
    expect(await counts()).toEqual(before);
  });

  it('with all timers that there are leads to a few pages, and pushes no other page out', async () => {
    const others = ['/', '/about', '/puzzles/05-2-0001'];
    await askAll(others);
    const first = await counts();
    for (let hundred = 0; hundred < 15; hundred += 1) {
      const urls = Array.from({ length: 100 }, (_, n) => `/puzzles/05-2-0001?timer=${hundred * 100 + n}`);
      expect(await askAll(urls)).toEqual(new Set([200]));
    }
    const flooded = await counts();
    expect(flooded.kept - first.kept).toBe(30 + 47);
    expect(flooded.made - first.made).toBe(30 + 47);
    await askAll(others);
    expect((await counts()).made).toBe(flooded.made);
  });
});
