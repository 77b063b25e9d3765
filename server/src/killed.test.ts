import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqlitePlace } from './testing/databases.ts';
import type { TestPlace } from './testing/databases.ts';
import { isRecorded, recordCompletion, settingsOf, startSite, stop } from './testing/siteProcess.ts';

describe('the program', () => {
  let place: TestPlace;
  beforeEach(() => {
    place = sqlitePlace();
  });
  afterEach(() => place.remove());

  it('loses no acknowledged row when it is killed while writing, 20 times, and always starts again', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const site = startSite({ ...settingsOf(place), LOG_LEVEL: 'error', ADMIN_PASSWORD: 'not needed here' });
      const address = String(await site.ready);
      const write = async (): Promise<void> => {
        for (;;) {
          const uid = randomBytes(32).toString('hex');
          const isAcknowledged = await recordCompletion(address, uid).catch(() => undefined);
          if (isAcknowledged === undefined) return;
          if (isAcknowledged) acknowledged.push(uid);
          if (acknowledged.length >= (round + 1) * 25) site.kill('SIGKILL');
        }
      };
      await Promise.all([write(), write(), write(), write()]);
      await site.exited;
    }
    const site = startSite({ ...settingsOf(place), LOG_LEVEL: 'error' });
    const address = String(await site.ready);
    const missing: string[] = [];
    for (const uid of acknowledged) if (!(await isRecorded(address, uid))) missing.push(uid);
    expect([acknowledged.length >= 500, missing]).toEqual([true, []]);
    await stop(site);
  }, 300_000);
});
