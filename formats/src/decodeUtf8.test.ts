import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUtf8, encodeUtf8 } from './decodeUtf8.ts';

describe('UTF-8', () => {
  it('loses its byte order mark and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeUtf8(encodeUtf8(`\u{FEFF}${text}`))).toEqual({ ok: true, text });
      }),
    );
  });

  it.each([
    ['a lone byte', [0x61, 0x92, 0x62], 0x92],
    ['a character without its end', [0x61, 0xe2, 0x82, 0x62], 0xe2],
    ['a character cut off by the end of the file', [0xe2, 0x82, 0xac, 0xf0, 0x9f], 0xf0],
    ['a byte after a byte order mark', [0xef, 0xbb, 0xbf, 0x61, 0xff], 0xff],
    ['a byte after U+FFFD', [0xef, 0xbf, 0xbd, 0xfe], 0xfe],
  ])('names the byte where %s breaks it', (_what, bytes, byte) => {
    expect(decodeUtf8(Uint8Array.from(bytes))).toEqual({ ok: false, byte, line: 1 });
  });

  it('names the line of a wrong byte for every line end', () => {
    const bytes = Uint8Array.from([0x61, 0x0d, 0x0a, 0x62, 0x0d, 0x63, 0x0a, 0x92]);
    expect(decodeUtf8(bytes)).toEqual({ ok: false, byte: 0x92, line: 4 });
  });
});
