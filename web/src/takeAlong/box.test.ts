import { afterEach, expect, test, vi } from 'vitest';
import { keysOf, makeToken, openBox, sealBox } from './box.ts';

const text = JSON.stringify({ title: 'Daily Teaser', letters: 'MONSTER.'.repeat(500), name: 'Zoë' });
afterEach(() => vi.unstubAllGlobals());

/** A box with some bytes changed. */
function tamper(box: string, change: (bytes: Buffer) => void): string {
  const bytes = Buffer.from(box, 'base64url');
  change(bytes);
  return bytes.toString('base64url');
}

test('what was sealed with a code is opened with the same code, and with no other', async () => {
  const { id, key } = await keysOf('ABCD1234');
  const again = await keysOf('ABCD1234');
  const other = await keysOf('ABCD1235');
  const box = await sealBox(text, key);
  expect(again.id).toBe(id);
  expect(await openBox(box, again.key)).toEqual({ text });
  expect(other.id).not.toBe(id);
  expect(await openBox(box, other.key)).toBe('damaged');
});

test('a box is smaller than what is in it, is different each time, and shows nothing of it', async () => {
  const { id, key } = await keysOf('ABCD1234');
  const [one, other] = [await sealBox(text, key), await sealBox(text, key)];
  expect(one.length).toBeLessThan(text.length / 4);
  expect(one).not.toBe(other);
  for (const box of [one, other]) {
    const bytes = Buffer.from(box, 'base64url').toString('latin1');
    for (const readable of ['Daily', 'MONSTER', 'letters', 'ABCD1234', id]) {
      expect(bytes).not.toContain(readable);
      expect(box).not.toContain(readable);
    }
  }
});

test('the name that the server gets is no part of the key, and both come from all of the code', async () => {
  const { id, key } = await keysOf('ABCD1234');
  expect(id).toMatch(/^[\w-]{43}$/u);
  expect(key.extractable).toBe(false);
  expect(makeToken()).toMatch(/^[\w-]{43}$/u);
});

test('a browser that cannot compress sends and opens what is not compressed', async () => {
  const { key } = await keysOf('ABCD1234');
  vi.stubGlobal('CompressionStream', undefined);
  const box = await sealBox(text, key);
  expect(box.length).toBeGreaterThan(text.length);
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await openBox(box, key)).toEqual({ text });
});

test('a box of a newer version says so, and any other change to a box is noticed', async () => {
  const { key } = await keysOf('ABCD1234');
  const box = await sealBox(text, key);
  expect(
    await openBox(
      tamper(box, (bytes) => (bytes[0] = 2)),
      key,
    ),
  ).toBe('newer');
  for (const at of [0, 1, 2, 13, 14, 100])
    expect(
      await openBox(
        tamper(box, (bytes) => (bytes[at] = (bytes[at] ?? 0) ^ (at === 0 ? 1 : 9))),
        key,
      ),
    ).toBe('damaged');
  for (const bad of ['', 'A', box.slice(0, 20), box.slice(0, -8), 'ä', '===='])
    expect(await openBox(bad, key)).toBe('damaged');
});

test('a small box that would unpack to more than any browser keeps is refused', async () => {
  const { key } = await keysOf('ABCD1234');
  const bomb = await new Response(
    new Blob([new Uint8Array(25 * 1024 * 1024)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer();
  const head = new Uint8Array([1, 1]);
  const iv = new Uint8Array(12);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: head }, key, bomb);
  const box = Buffer.concat([head, iv, new Uint8Array(sealed)]).toString('base64url');
  expect(await openBox(box, key)).toBe('damaged');
});
