import type { Metrics } from '../metrics/metrics.ts';
import type { FinishedPage } from './sendPage.ts';

/** The pages rendered since the content last changed. When it is full, the least recently used page goes first. */
export class PageCache {
  readonly #pages = new Map<string, FinishedPage>();
  readonly #capacity: number;
  #version = '';
  #hits = 0;
  #misses = 0;

  constructor(capacity = 500) {
    this.#capacity = capacity;
  }

  /** Forgets every page if the content has a new version. */
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
    if (page === undefined) {
      this.#misses += 1;
      return undefined;
    }
    this.#hits += 1;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Adds a page, unless its rendering began under another version, such as before midnight. */
  set(key: string, page: FinishedPage, version: string): void {
    if (version !== this.#version) return;
    this.#pages.set(key, page);
    if (this.#pages.size <= this.#capacity) return;
    const [oldest] = this.#pages.keys();
    if (oldest !== undefined) this.#pages.delete(oldest);
  }

  measure(metrics: Metrics): void {
    metrics.read('gauge', 'monster_page_cache_pages', 'Rendered pages in memory.', () => this.#pages.size);
    metrics.read(
      'counter',
      'monster_page_cache_lookups_total',
      'Pages that were requested, by result.',
      () => [
        [{ result: 'hit' }, this.#hits],
        [{ result: 'miss' }, this.#misses],
      ],
    );
  }
}
