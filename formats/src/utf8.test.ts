import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

describe('UTF-8', () => {
  it('is written and read as the platform does it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(encodeUtf8(text)).toEqual(new TextEncoder().encode(text));
        expect(decodeUtf8(encodeUtf8(`\u{FEFF}${text}`))).toEqual({ ok: true, text });
      }),
    );
  });

  it('is refused exactly where the platform refuses it', () => {
    const strict = new TextDecoder('utf-8', { fatal: true });
    const isValid = (bytes: Uint8Array): boolean => {
      try {
        strict.decode(bytes);
        return true;
      } catch {
        return false;
      }
    };
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 6 });
    const awkward = fc
      .array(fc.constantFrom(0x41, 0x80, 0xbf, 0xc0, 0xc2, 0xe0, 0xa0, 0xed, 0xf0, 0x90, 0xf4, 0x8f, 0xff), {
        maxLength: 6,
      })
      .map((list) => Uint8Array.from(list));
    fc.assert(
      fc.property(fc.oneof(bytes, awkward), (input) => {
        expect(decodeUtf8(input).ok).toBe(isValid(input));
      }),
      { numRuns: 3_000 },
    );
  });

  it('names the line of a wrong byte for every line end', () => {
    const bytes = Uint8Array.from([0x61, 0x0d, 0x0a, 0x62, 0x0d, 0x63, 0x0a, 0x92]);
    expect(decodeUtf8(bytes)).toEqual({ ok: false, byte: 0x92, line: 4 });
  });
});
