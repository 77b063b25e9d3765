import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

describe('repeated work', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('rests between rounds, and continues after one that failed', async () => {
    const errors: unknown[] = [];
    let rounds = 0;
    const failing = async (): Promise<void> => {
      rounds += 1;
      if (rounds === 1) throw new Error('first');
    };
    const work = repeat(failing, 1_000, (error) => errors.push(error));
    await vi.advanceTimersByTimeAsync(999);
    expect(rounds).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([rounds, errors]).toEqual([2, [new Error('first')]]);
    await work.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(rounds).toBe(2);
  });

  it('stops when its round is done', async () => {
    let finish = (): void => {};
    const round = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const work = repeat(
      () => round,
      1_000,
      () => {},
    );
    let isStopped = false;
    const stopping = work.stop().then(() => (isStopped = true));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(isStopped).toBe(false);
    finish();
    await stopping;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not delay a stop for more than five seconds', async () => {
    const work = repeat(
      () => new Promise(() => {}),
      1_000,
      () => {},
    );
    const stopping = work.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    await stopping;
    expect(vi.getTimerCount()).toBe(0);
  });
});
