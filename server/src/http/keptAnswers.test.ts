import { describe, expect, it } from 'vitest';
import { finishText } from './finishedAnswer.ts';
import { KeptAnswers } from './keptAnswers.ts';

/** An answer of about this many bytes, which cannot be compressed much. */
async function answerOf(size: number) {
  const text = Array.from({ length: size }, (_, i) => String.fromCodePoint(33 + ((i * i * 7919) % 90))).join(
    '',
  );
  return finishText(text, { common: {}, type: 'text/plain', cacheControl: 'no-cache' });
}

describe('the answers in memory', () => {
  it('stay under their limit, and those not used for longest go first', async () => {
    const limit = 100_000;
    const kept = new KeptAnswers(limit);
    const answer = await answerOf(5_000);
    const stored: string[] = [];
    for (let n = 0; n < 200; n += 1) {
      kept.set(`page ${n}`, answer, '1', n);
      stored.push(`page ${n}`);
      // This one is asked for again and again.
      expect(kept.get('page 0', '1')).toBe(answer);
      expect(kept.bytes).toBeLessThanOrEqual(limit);
    }
    const left = stored.filter((key) => kept.last(key) !== undefined);
    expect(left.length).toBeGreaterThan(3);
    expect(left).toEqual(['page 0', ...stored.slice(1 - left.length)]);
  });

  it('do not include one that is larger than all the memory for them', async () => {
    const kept = new KeptAnswers(3_000);
    kept.set('large', await answerOf(5_000), '1', 1);
    expect([kept.last('large'), kept.bytes]).toEqual([undefined, 0]);
  });

  it('are given for their version only, and the last one for none', async () => {
    const kept = new KeptAnswers(100_000);
    const answer = await answerOf(10);
    kept.set('page', answer, 'monday', 1);
    expect([kept.get('page', 'monday'), kept.get('page', 'tuesday'), kept.last('page')]).toEqual([
      answer,
      undefined,
      answer,
    ]);
  });

  it('are not replaced by one whose making began earlier', async () => {
    const kept = new KeptAnswers(100_000);
    const [early, late] = [await answerOf(10), await answerOf(20)];
    kept.set('page', late, 'tuesday', 2);
    kept.set('page', early, 'monday', 1);
    expect(kept.last('page')).toBe(late);
  });
});
