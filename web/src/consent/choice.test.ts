import { describe, expect, it } from 'vitest';
import { consentOf, readAnswer, withinSignal } from './choice.ts';

const today = '2026-11-15';
const accepted = { answer: 'accepted', partners: ['ads', 'pixel'], date: '2026-11-01' };

describe('an answer that was stored', () => {
  it.each([
    ['a yes to all who are here', accepted, 'accepted'],
    ['a yes to more than are here', { ...accepted, partners: ['ads', 'pixel', 'more'] }, 'accepted'],
    ['a yes from before the pixel came', { ...accepted, partners: ['ads'] }, null],
    ['a no, whoever has come since', { answer: 'rejected', partners: ['ads'], date: today }, 'rejected'],
    ['a yes of half a year ago', { ...accepted, date: '2026-05-17' }, 'accepted'],
    ['a yes that is older', { ...accepted, date: '2026-05-16' }, null],
    ['a no that is older', { answer: 'rejected', partners: [], date: '2026-05-16' }, null],
    ['a yes of no date', { ...accepted, date: 'some day' }, null],
    ['a yes to nobody', { answer: 'accepted', date: today }, null],
    ['rubbish', 'accepted', null],
    ['nothing', undefined, null],
  ])('is, for %s: %s → %s', (_what, stored, expected) => {
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

  it('is never more than the signal leaves', () => {
    const all = { ads: 'personal', pixel: true } as const;
    expect(withinSignal(all, false)).toEqual(all);
    expect(withinSignal(all, true)).toEqual({ ads: 'limited', pixel: false });
    expect(withinSignal({ ads: 'none', pixel: true }, true)).toEqual({ ads: 'none', pixel: false });
  });
});
