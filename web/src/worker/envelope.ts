import { isString, listOf, objectOf } from '../lib/check.ts';

/** An answer that the site gives on a day to come. */
export interface AheadAnswer {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const isAnswerList = listOf<AheadAnswer>(
  objectOf<AheadAnswer>({
    address: isString,
    headers: (value): value is AheadAnswer['headers'] =>
      typeof value === 'object' && value !== null && Object.values(value).every(isString),
    body: isString,
  }),
);

const isDayList = objectOf<{ readonly days: string[] }>({ days: listOf(isString) });

/** Where the server says which days it has envelopes for. */
export const aheadAddress = '/ahead';

const envelopePattern = /^\/ahead\/(\d{4}-\d{2}-\d{2})$/u;

/** Reads the addresses of envelopes from the server's list of days. */
export function envelopeAddresses(list: unknown): string[] {
  if (!isDayList(list)) return [];
  return list.days.map((day) => `${aheadAddress}/${day}`).filter((address) => envelopePattern.test(address));
}

/** Of all kept addresses, those of envelopes whose day has come, the earliest first. */
export function dueEnvelopes(addresses: readonly string[], today: string): string[] {
  return addresses.filter((address) => (envelopePattern.exec(address)?.[1] ?? '9') <= today).sort();
}

const keyBytes = 32;

/** Opens an envelope: its key, then what AES-GCM has made of the compressed answers. Throws if that is not what it is. */
export async function openEnvelope(envelope: ArrayBuffer): Promise<AheadAnswer[]> {
  const algorithm = { name: 'AES-GCM', iv: new Uint8Array(12) };
  const key = await crypto.subtle.importKey('raw', envelope.slice(0, keyBytes), algorithm.name, false, [
    'decrypt',
  ]);
  const packed = await crypto.subtle.decrypt(algorithm, key, envelope.slice(keyBytes));
  const text = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const answers: unknown = await new Response(text).json();
  if (!isAnswerList(answers)) throw new TypeError('An envelope has no list of answers');
  return answers;
}

/** Makes the response of an answer. Everyone has the same envelope, so a nonce in it is replaced by one of our own. */
export function responseOf({ headers, body }: AheadAnswer, newNonce: string): Response {
  const policy = headers['content-security-policy'] ?? '';
  const [, nonce] = /'nonce-([^']+)'/u.exec(policy) ?? [];
  if (nonce === undefined) return new Response(body, { headers });
  return new Response(body.replaceAll(nonce, newNonce), {
    headers: { ...headers, 'content-security-policy': policy.replaceAll(nonce, newNonce) },
  });
}
