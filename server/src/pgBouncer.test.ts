import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPgBouncer } from '../../scripts/pgBouncer.ts';
import type { PgBouncer } from '../../scripts/pgBouncer.ts';
import { cuttableProxy } from './testing/cuttableProxy.ts';
import type { CuttableProxy } from './testing/cuttableProxy.ts';
import { postgresPlace } from './testing/databases.ts';
import type { TestPlace } from './testing/databases.ts';
import { isRecorded, recordCompletion, settingsOf, startSite, stop } from './testing/siteProcess.ts';

describe('behind PgBouncer in transaction mode', () => {
  let place: TestPlace;
  let postgres: CuttableProxy;
  let bouncer: PgBouncer;
  beforeEach(async () => {
    place = await postgresPlace();
    postgres = await cuttableProxy(String(place.url));
    bouncer = await startPgBouncer(postgres.url);
  });
  afterEach(async () => {
    await bouncer.kill();
    await postgres.close();
    await place.remove();
  });

  const newUid = () => randomBytes(32).toString('hex');

  it.each([
    ['PgBouncer', () => bouncer.kill(), () => bouncer.start()],
    ['PostgreSQL', async () => postgres.cut(), async () => postgres.restore()],
  ] as const)(
    'the site starts, works, and recovers by itself after %s was gone',
    async (_what, lose, bringBack) => {
      const site = startSite({ ...settingsOf(place), DATABASE_URL: bouncer.url, LOG_LEVEL: 'silent' });
      const address = String(await site.ready);
      const readPuzzle = async () => {
        const { status, headers } = await fetch(`${address}/api/puzzles/03-1-0001`);
        return [status, headers.get('cache-status')];
      };
      const before = newUid();
      expect(await recordCompletion(address, before)).toBe(true);
      expect(await readPuzzle()).toEqual([200, null]);
      await lose();
      expect(await recordCompletion(address, newUid())).toBe(false);
      // What is in memory counts as up to date for a second.
      await vi.waitFor(
        async () => expect(await readPuzzle()).toEqual([200, 'site; hit; detail=stale']),
        60_000,
      );
      await bringBack();
      const after = newUid();
      await vi.waitFor(async () => expect(await recordCompletion(address, after)).toBe(true), 60_000);
      await vi.waitFor(async () => expect(await readPuzzle()).toEqual([200, null]), 60_000);
      for (const uid of [before, after]) expect(await isRecorded(address, uid)).toBe(true);
      expect(await stop(site)).toBe(0);
    },
  );
});
