import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { makeEtag } from '../http/etag.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page, ready to send in every encoding. */
export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

/** Compresses a page once, so that each visitor after costs a look-up. */
export async function toCachedPage(status: number, html: string): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const brotliOptions = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, brotliOptions),
    promisify(gzip)(identity),
  ]);
  return { status, etag: makeEtag(html), bodies: { br, gzip: gzipped, identity } };
}

/** The pages rendered since the content last changed; the one unused longest goes first when it is full. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #capacity: number;
  #version = '';

  constructor(capacity = 500) {
    this.#capacity = capacity;
  }

  /** Forgets every page if the content's version is another than before. */
  useVersion(version: string): void {
    if (version === this.#version) return;
    this.#pages.clear();
    this.#version = version;
  }

  get version(): string {
    return this.#version;
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Takes a page; one that was begun under another version, such as before midnight, is too old already. */
  set(key: string, page: CachedPage, version: string): void {
    if (version !== this.#version) return;
    this.#pages.set(key, page);
    if (this.#pages.size <= this.#capacity) return;
    const [oldest] = this.#pages.keys();
    if (oldest !== undefined) this.#pages.delete(oldest);
  }
}
