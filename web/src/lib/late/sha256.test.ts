import { assert, asyncProperty, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const reference = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

describe('sha256', () => {
  it('matches the standard at every length around a block', async () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = new Uint8Array(length).fill(length);
      expect(hex(sha256(bytes))).toBe(await reference(bytes));
    }
  });

  it('matches the standard for any bytes', async () => {
    const check = async (bytes: Uint8Array): Promise<void> => {
      expect(hex(sha256(bytes))).toBe(await reference(new Uint8Array(bytes)));
    };
    await assert(asyncProperty(uint8Array({ maxLength: 300 }), check));
  });
});
