import { describe, expect, it } from 'vitest';
import { tcConsent } from './cmp.ts';
import type { TcData } from './cmp.ts';

const flags = (...ids: number[]) => Object.fromEntries(ids.map((id) => [id, true]));
const all = [1, 2, 3, 4, 7, 9, 10];

function tcData(consents: number[], changes: Partial<TcData> & { interests?: number[] } = {}): TcData {
  const { interests = [], ...rest } = changes;
  return {
    eventStatus: 'tcloaded',
    gdprApplies: true,
    purpose: { consents: flags(...consents), legitimateInterests: flags(...interests) },
    vendor: { consents: flags(755) },
    ...rest,
  };
}

const nothing = { ads: 'none', pixel: false };

describe('what a consent platform’s data allows', () => {
  it.each([
    ['consent to all', tcData(all), { ads: 'personal', pixel: true }],
    ['all but profiles', tcData([1, 2, 7, 9, 10]), { ads: 'limited', pixel: false }],
    ['one kind of profile', tcData([1, 2, 3, 7, 9, 10]), { ads: 'limited', pixel: false }],
    [
      'storage and profiles, the rest by legitimate interest',
      tcData([1, 3, 4], { interests: [2, 7, 9, 10] }),
      { ads: 'personal', pixel: false },
    ],
    ['no storage', tcData([2, 3, 4, 7, 9, 10]), nothing],
    ['storage by legitimate interest', tcData([2, 3, 4, 7, 9, 10], { interests: [1] }), nothing],
    ['no measuring', tcData([1, 2, 3, 4, 9, 10]), nothing],
    ['nothing', tcData([]), nothing],
    ['no data about purposes', { eventStatus: 'tcloaded', gdprApplies: true }, nothing],
    [
      'a law that does not apply',
      { eventStatus: 'tcloaded', gdprApplies: false },
      { ads: 'personal', pixel: true },
    ],
    ['a law that may apply', { eventStatus: 'tcloaded' }, nothing],
  ] as const)('after %s', (_what, data, expected) => {
    expect(tcConsent(data)).toEqual(expected);
  });

  it('excludes ads when Google itself was rejected', () => {
    expect(tcConsent(tcData(all, { vendor: { consents: {} } }))).toEqual({ ads: 'none', pixel: true });
  });

  it('is unknown while the question is on the screen, and known once it is answered', () => {
    expect(tcConsent(tcData(all, { eventStatus: 'cmpuishown' }))).toBeNull();
    expect(tcConsent(tcData(all, { eventStatus: 'useractioncomplete' }))).not.toBeNull();
    expect(tcConsent({ gdprApplies: true })).toBeNull();
  });
});
