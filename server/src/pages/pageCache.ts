import type { FinishedPage } from './sendPage.ts';

/** The pages rendered since the content last changed; the one unused longest goes first when it is full. */
export class PageCache {
  readonly #pages = new Map<string, FinishedPage>();
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

  get(key: string): FinishedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Takes a page; one that was begun under another version, such as before midnight, is too old already. */
  set(key: string, page: FinishedPage, version: string): void {
    if (version !== this.#version) return;
    this.#pages.set(key, page);
    if (this.#pages.size <= this.#capacity) return;
    const [oldest] = this.#pages.keys();
    if (oldest !== undefined) this.#pages.delete(oldest);
  }
}
