import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Consent } from '../consent/consent.ts';

const ads = {
  networkCode: '1234',
  gptScriptUrl: 'https://gpt.test/gpt.js',
  prebidScriptUrl: 'https://bids.test/prebid.js',
};
const personal: Consent = { ads: 'personal', pixel: true };

/** What a script does to the page when it is loaded. A script that is not listed fails to load. */
type Scripts = Record<string, () => void>;

/** Stubs a browser that loads scripts from a table, each one tick after it is added. Returns the added URLs. */
function stubBrowser(scripts: Scripts): string[] {
  const added: string[] = [];
  const createElement = () => {
    const listeners = new Map<string, () => void>();
    return { src: '', listeners, addEventListener: listeners.set.bind(listeners) };
  };
  const append = ({ src, listeners }: ReturnType<typeof createElement>): void => {
    added.push(src);
    setTimeout(() => {
      scripts[src]?.();
      listeners.get(src in scripts ? 'load' : 'error')?.();
    });
  };
  if (!('location' in globalThis)) vi.stubGlobal('location', { href: 'https://x.example/' });
  vi.stubGlobal('document', { createElement, querySelector: () => null, head: { append } });
  return added;
}

/** The publisher tag when it loads: it runs the queued commands. */
function tag(calls: string[], hasSettings = true): () => void {
  const pubads = { setPrivacySettings: (given: object) => calls.push(`privacy ${JSON.stringify(given)}`) };
  return () => {
    const { googletag: page } = globalThis as unknown as { googletag: { cmd: (() => void)[] } };
    Object.assign(page, {
      pubads: () => pubads,
      enableServices: () => calls.push('enable'),
      ...(hasSettings && { setConfig: (given: object) => calls.push(`config ${JSON.stringify(given)}`) }),
    });
    for (const command of page.cmd) command();
  };
}

async function load(scripts: Scripts, consent: Consent | null = personal) {
  const added = stubBrowser(scripts);
  // Both keep their state for one visit, so every test imports them again.
  const { loadAdTools } = await import('./adTools.ts');
  const { settleConsent } = await import('../consent/consent.ts');
  const tools = loadAdTools(ads);
  await vi.advanceTimersByTimeAsync(500);
  if (consent !== null) settleConsent(consent);
  await vi.advanceTimersByTimeAsync(10);
  return { tools, again: loadAdTools(ads), added };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(globalThis, { googletag: undefined, pbjs: undefined });
});

describe('the ad tools', () => {
  it('are not requested before consent is known', async () => {
    const { added } = await load({}, null);
    expect(added).toEqual([]);
  });

  it('are loaded once and configured before anything is defined', async () => {
    const calls: string[] = [];
    const { tools, again, added } = await load({
      [ads.gptScriptUrl]: tag(calls),
      [ads.prebidScriptUrl]: () => {},
    });
    expect(added.toSorted()).toEqual([ads.prebidScriptUrl, ads.gptScriptUrl].toSorted());
    expect(calls.slice(0, 2)).toEqual([
      'config {"disableInitialLoad":true,"singleRequest":true,"collapseDiv":"DISABLED","safeFrame":{"forceSafeFrame":true}}',
      'enable',
    ]);
    expect(await again).toBe(await tools);
    expect(await tools).not.toBeNull();
  });

  it('say when consent became known, since header bidding has two seconds from then on', async () => {
    const before = performance.now();
    const { tools } = await load({ [ads.gptScriptUrl]: tag([]) });
    expect((await tools)?.consentKnownAt).toBe(before + 500);
  });

  it('are told about every page, but never who the player is', async () => {
    const calls: string[] = [];
    vi.stubGlobal('location', { href: `https://x.example/levels/1-5?puzzle=3&uid=${'ab'.repeat(32)}` });
    const { tools, again } = await load({
      [ads.gptScriptUrl]: tag(calls),
      [ads.prebidScriptUrl]: () => {
        const { pbjs } = globalThis as unknown as { pbjs: object };
        const setConfig = (given: object) => calls.push(`bids ${JSON.stringify(given)}`);
        Object.assign(pbjs, { que: { push: (command: () => void) => command() }, setConfig });
      },
    });
    await Promise.all([tools, again]);
    const page = '"https://x.example/levels/1-5?puzzle=3"';
    const once = [`config {"adsenseAttributes":{"page_url":${page}}}`, `bids {"pageUrl":${page}}`];
    expect(calls.slice(2)).toEqual([...once, ...once]);
  });

  it('restrict data processing and leave out bidders if only limited ads are allowed', async () => {
    const calls: string[] = [];
    const { tools, added } = await load({ [ads.gptScriptUrl]: tag(calls) }, { ads: 'limited', pixel: false });
    expect(added).toEqual([ads.gptScriptUrl]);
    expect(calls).toContain('privacy {"restrictDataProcessing":true,"nonPersonalizedAds":true}');
    expect(await tools).not.toBeNull();
  });

  it('are missing if no ads may be loaded', async () => {
    const { tools, added } = await load({}, { ads: 'none', pixel: false });
    expect(await tools).toBeNull();
    expect(added).toEqual([]);
  });

  it('are missing if the tag is blocked', async () => {
    const { tools } = await load({ [ads.prebidScriptUrl]: () => {} });
    expect(await tools).toBeNull();
  });

  it('work without header bidding if that is blocked', async () => {
    const { tools } = await load({ [ads.gptScriptUrl]: tag([]) });
    expect(await tools).not.toBeNull();
  });

  it('tolerate a tag without settings', async () => {
    const calls: string[] = [];
    const { tools } = await load({ [ads.gptScriptUrl]: tag(calls, false) });
    expect(await tools).not.toBeNull();
    expect(calls).toEqual(['enable']);
  });
});

describe('header bidding', () => {
  async function bidsWith(prebid: object) {
    const { tools } = await load({
      [ads.gptScriptUrl]: tag([]),
      [ads.prebidScriptUrl]: () => {
        const { pbjs } = globalThis as unknown as { pbjs: { que: (() => void)[] } };
        const push = (command: () => void): void => command();
        Object.assign(pbjs, prebid, { que: { push } });
      },
    });
    const log: string[] = [];
    void (await tools)?.bidsFor('/1234/unit').then(() => log.push('bids'));
    await vi.advanceTimersByTimeAsync(0);
    return log;
  }

  it('is ready when the bids for the unit are back and the tag knows them', async () => {
    const calls: string[] = [];
    let isBack = (): void => {};
    const log = await bidsWith({
      requestBids: (request: { adUnitCodes: string[]; bidsBackHandler: () => void }) => {
        calls.push(`bids ${request.adUnitCodes.join()}`);
        isBack = request.bidsBackHandler;
      },
      setTargetingForGPTAsync: (codes: string[]) => calls.push(`targeting ${codes.join()}`),
    });
    expect(log).toEqual([]);
    isBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual(['bids']);
    expect(calls).toEqual(['bids /1234/unit', 'targeting /1234/unit']);
  });

  it('is ready at once if the bundle does not bid', async () => {
    expect(await bidsWith({})).toEqual(['bids']);
  });
});
