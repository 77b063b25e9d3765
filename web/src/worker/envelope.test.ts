import { describe, expect, test } from 'vitest';
import { dueEnvelopes, envelopeAddresses, openEnvelope, responseOf } from './envelope.ts';

/** Seals a text as the server does. */
async function seal(text: string): Promise<ArrayBuffer> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const packed = await new Response(stream).arrayBuffer();
  const keyBytes = crypto.getRandomValues(new Uint8Array(32));
  const key = await crypto.subtle.importKey('raw', keyBytes, 'AES-GCM', false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: new Uint8Array(12) }, key, packed);
  return new Blob([keyBytes, sealed]).arrayBuffer();
}

const answer = { address: '/', headers: { 'content-type': 'text/html' }, body: '<p>Tomorrow</p>' };

describe('an envelope', () => {
  test('is opened to the answers that the server has put into it', async () => {
    expect(await openEnvelope(await seal(JSON.stringify([answer])))).toEqual([answer]);
  });

  test.each([
    ['is cut short', async () => (await seal(JSON.stringify([answer]))).slice(0, 60)],
    ['is empty', async () => new ArrayBuffer(0)],
    ['has another shape', () => seal('{"days":[]}')],
    ['has an answer without a body', () => seal('[{"address":"/","headers":{}}]')],
  ])('that %s is refused', async (_, make) => {
    await expect(openEnvelope(await make())).rejects.toThrow(Error);
  });

  test('is due when its day has come by the clock of this device, the earliest first', () => {
    const kept = ['/', '/ahead/2026-11-20', '/ahead/2026-11-19', '/api/puzzles', '/ahead/2026-11-18'];
    expect(dueEnvelopes(kept, '2026-11-17')).toEqual([]);
    expect(dueEnvelopes(kept, '2026-11-19')).toEqual(['/ahead/2026-11-18', '/ahead/2026-11-19']);
  });

  test.each([
    [{ days: ['2026-11-19', '../x'] }, ['/ahead/2026-11-19']],
    [{ days: [] }, []],
    [{ days: 'soon' }, []],
    [null, []],
  ])('is asked for by the list of days %j at %j', (list, addresses) => {
    expect(envelopeAddresses(list)).toEqual(addresses);
  });
});

describe('a page from an envelope', () => {
  test('has the headers that the site gives it', async () => {
    const response = responseOf(answer, 'mine');
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(await response.text()).toBe('<p>Tomorrow</p>');
  });

  test('has a nonce that nobody else knows, in its policy and its scripts', async () => {
    const policy = "script-src 'nonce-everyones' 'strict-dynamic'";
    const page = {
      address: '/',
      headers: { 'content-security-policy': policy },
      body: '<script nonce="everyones"></script>',
    };
    const response = responseOf(page, 'mine');
    expect(response.headers.get('content-security-policy')).toBe("script-src 'nonce-mine' 'strict-dynamic'");
    expect(await response.text()).toBe('<script nonce="mine"></script>');
  });
});
