import { afterEach, expect, it, vi } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { testSite } from '../testing/site.ts';

describeOnBoth('a site', (db) => {
  afterEach(() => void vi.useRealTimers());

  it('looks at no room again and again while nobody follows one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    const site = await testSite(db());
    // What starting has set is over by then.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    await site.close();
  });
});
