import { maxProgressBytes, squeeze, unsqueeze } from './squeeze.ts';

/**
 * What a code is stretched by, so that trying all codes on a stolen box keeps a fast graphics card busy for about two
 * years: as many rounds as OWASP asks for.
 * The salt cannot be secret or random, since the receiver has nothing but the code.
 */
const rounds = 600_000;
const salt = 'monster crossword, take it along, 1';

const boxVersion = 1;
const ivLength = 12;
/** The version, and whether the text is compressed. Both are readable, and protected against changes. */
const headLength = 2;

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** What comes of a code: the name that the server knows, and the key that it never gets. */
export interface CodeKeys {
  readonly id: string;
  readonly key: CryptoKey;
}

function toText(bytes: Uint8Array): string {
  // Not all at once: a call takes only so many arguments.
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  return btoa(parts.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Something that nobody can guess, as text. */
export const makeToken = (): string => toText(crypto.getRandomValues(new Uint8Array(32)));

/** False over plain HTTP, except on the device itself, and in very old browsers: there, only the file works. */
export const canEncrypt = (): boolean =>
  globalThis.isSecureContext && (globalThis.crypto as Crypto | undefined)?.subtle !== undefined;

/** Derives both keys of a code, which takes a moment on purpose. */
export async function keysOf(code: string): Promise<CodeKeys> {
  const { subtle } = crypto;
  const typed = await subtle.importKey('raw', encode(code), 'PBKDF2', false, ['deriveBits']);
  const stretching = { name: 'PBKDF2', hash: 'SHA-256', salt: encode(salt), iterations: rounds };
  const stretched = await subtle.deriveBits(stretching, typed, 256);
  const root = await subtle.importKey('raw', stretched, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const branch = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encode(info),
  });
  const id = new Uint8Array(await subtle.deriveBits(branch('id'), root, 256));
  const aes = { name: 'AES-GCM', length: 256 };
  const key = await subtle.deriveKey(branch('key'), root, aes, false, ['encrypt', 'decrypt']);
  return { id: toText(id), key };
}

/** Encrypts a text. */
export async function sealBox(text: string, key: CryptoKey): Promise<string> {
  const plain = encode(text);
  const small = await squeeze(plain);
  const head = new Uint8Array([boxVersion, small === null ? 0 : 1]);
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const sealing = { name: 'AES-GCM', iv, additionalData: head };
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(sealing, key, (small ?? plain) as Uint8Array<ArrayBuffer>),
  );
  const all = new Uint8Array(headLength + ivLength + sealed.length);
  all.set(head);
  all.set(iv, headLength);
  all.set(sealed, headLength + ivLength);
  return toText(all);
}

/** Decrypts a box; or says that a newer version made it, or that it was damaged or is not for this key. */
export async function openBox(
  box: string,
  key: CryptoKey,
): Promise<{ readonly text: string } | 'newer' | 'damaged'> {
  const bytes = toBytes(box);
  if (bytes === null || bytes.length <= headLength + ivLength) return 'damaged';
  const head = bytes.slice(0, headLength);
  if ((head[0] ?? 0) > boxVersion) return 'newer';
  const iv = bytes.slice(headLength, headLength + ivLength);
  try {
    const opening = { name: 'AES-GCM', iv, additionalData: head };
    const opened = await crypto.subtle.decrypt(opening, key, bytes.slice(headLength + ivLength));
    const inside = new Uint8Array(opened);
    const plain = head[1] === 1 ? await unsqueeze(inside) : inside;
    if (plain === null || plain.length > maxProgressBytes) return 'damaged';
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(plain) };
  } catch {
    return 'damaged';
  }
}
