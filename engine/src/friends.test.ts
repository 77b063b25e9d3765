import { describe, expect, it } from 'vitest';
import { placesOf, weekTable } from './friends.ts';
import type { FriendSolve } from './friends.ts';

/** A solve such as `ann 65s`, `bob 70s help` or `cid untimed`. */
function solve(text: string): FriendSolve {
  const [member = '', time = '', help] = text.split(' ');
  return {
    member,
    time:
      time === 'untimed' ? null : { playedMs: Number.parseFloat(time) * 1_000, isHelped: help === 'help' },
  };
}
const day = (...texts: string[]): FriendSolve[] => texts.map(solve);

describe('the places of a day', () => {
  const placesOn = (...texts: string[]) =>
    placesOf(day(...texts)).map(({ member, place }) => `${place} ${member}`);

  it.each([
    ['the fastest first', ['ann 70s', 'bob 65s'], ['1 bob', '2 ann']],
    ['no help before help', ['ann 10s help', 'bob 65s'], ['1 bob', '2 ann']],
    [
      'shared by equal seconds, and the next is skipped',
      ['ann 65.9s', 'bob 65.1s', 'cid 66s'],
      ['1 ann', '1 bob', '3 cid'],
    ],
    ['not shared across help', ['ann 65s help', 'bob 65s'], ['1 bob', '2 ann']],
    ['only for those with a time', ['ann untimed', 'bob 65s'], ['1 bob']],
    ['none without solves', [], []],
  ])('are %s', (_title, solves, expected) => {
    expect(placesOn(...solves)).toEqual(expected);
  });
});

describe('the table of a week', () => {
  it('counts solves, first places and the total, and puts whoever solved most first', () => {
    const days = [day('ann 60s', 'bob 50s'), day('bob untimed', 'ann 80s'), day('cid 10s', 'ann 10s')];
    const rows = weekTable(['ann', 'bob', 'cid', 'dan'], days);
    expect(rows.map(({ days: _days, ...row }) => Object.values(row).join(' '))).toEqual([
      'ann 3 2 150000',
      'cid 1 1 10000',
      'bob 2 1 50000',
      'dan 0 0 0',
    ]);
    expect(rows[2]?.days).toEqual([{ playedMs: 50_000, isHelped: false }, 'untimed', null]);
  });

  it('keeps the order of members who are level', () => {
    expect(weekTable(['bob', 'ann'], [[], []]).map(({ member }) => member)).toEqual(['bob', 'ann']);
  });
});
