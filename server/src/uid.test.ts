import { describe, expect, it } from 'vitest';
import { uidOf } from './uid.ts';

describe('a uid', () => {
  it.each(['ann@example.com', ' Ann@Example.COM '])('is the SHA-256 of salt and email: %j', (email) => {
    expect(uidOf(email, 'monster-crossword')).toBe(
      'd01a7bc15e192f67fcf7696449033e0a312b78472583a3ea0248eb689a1fd68d',
    );
  });
});
