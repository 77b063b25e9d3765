import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the flags of a proof', () => {
  it('default to the given numbers, both databases and a drawn seed', () => {
    const { seed, ...rest } = readOptions([], { times: 1_000 });
    expect(rest).toEqual({ times: 1_000, databases: ['embedded', 'postgres'] });
    expect(Number.isInteger(seed)).toBe(true);
  });

  it('are read', () => {
    const args = ['--times=3', '--seed=7', '--database=postgres'];
    expect(readOptions(args, { times: 1 })).toEqual({ times: 3, seed: 7, databases: ['postgres'] });
  });

  it.each(['--times=many', '--times=', '--database=oracle', '--other=1'])('are refused: %s', (flag) => {
    expect(() => readOptions([flag], { times: 1 })).toThrow(flag.split('=')[0]?.slice(2) ?? flag);
  });
});
