import { describe, expect, it } from 'vitest';
import { consentOf, readAnswer, applyPrivacySignal } from './choice.ts';

const today = '2026-11-15';
const accepted = { answer: 'accepted', partners: ['ads', 'pixel'], date: '2026-11-01' };

describe('a stored answer', () => {
  it.each([
    ['a yes to all our partners', accepted, 'accepted'],
    ['a yes to more partners than we have', { ...accepted, partners: ['ads', 'pixel', 'more'] }, 'accepted'],
    ['a yes from before we had the pixel', { ...accepted, partners: ['ads'] }, null],
    [
      'a no, even with a new partner since then',
      { answer: 'rejected', partners: ['ads'], date: today },
      'rejected',
    ],
    ['a yes from half a year ago', { ...accepted, date: '2026-05-17' }, 'accepted'],
    ['a yes that is older', { ...accepted, date: '2026-05-16' }, null],
    ['a no that is older', { answer: 'rejected', partners: [], date: '2026-05-16' }, null],
    ['a yes with an invalid date', { ...accepted, date: 'some day' }, null],
    ['a yes without partners', { answer: 'accepted', date: today }, null],
    ['invalid data', 'accepted', null],
    ['nothing', undefined, null],
  ])('that is %s: %j → %s', (_what, stored, expected) => {
    expect(readAnswer(stored, ['ads', 'pixel'], today)).toBe(expected);
  });
});

describe('what third parties may do', () => {
  it.each([
    ['a yes', 'accepted', false, { ads: 'personal', pixel: true }],
    ['a no', 'rejected', false, { ads: 'none', pixel: false }],
    ['no answer', null, false, null],
    ['the signal alone', null, true, { ads: 'limited', pixel: false }],
    ['a yes under the signal', 'accepted', true, { ads: 'limited', pixel: false }],
    ['a no under the signal', 'rejected', true, { ads: 'none', pixel: false }],
  ] as const)('after %s', (_what, answer, hasSignal, expected) => {
    expect(consentOf(answer, hasSignal)).toEqual(expected);
  });

  it('is never more than the privacy signal permits', () => {
    const all = { ads: 'personal', pixel: true } as const;
    expect(applyPrivacySignal(all, false)).toEqual(all);
    expect(applyPrivacySignal(all, true)).toEqual({ ads: 'limited', pixel: false });
    expect(applyPrivacySignal({ ads: 'none', pixel: true }, true)).toEqual({ ads: 'none', pixel: false });
  });
});
