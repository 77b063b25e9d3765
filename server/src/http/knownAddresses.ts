/** Where an answer is kept, and the version of what it is made from, if that is not the site's content. */
export interface Place {
  readonly key: string;
  readonly versionOf?: (() => string) | undefined;
}

/** An address whose answer may be in memory. */
interface Known {
  readonly place: Place;
  /** The pattern of its route, for the log. */
  readonly route: string;
}

const mostAddresses = 1_000;
const longestAddress = 200;

/** What is known about the addresses of pages without their routes. */
export interface PageAddresses {
  /** An address that has the same page, of which there are fewer. */
  readonly sameAs: (url: string) => string;
  /** Where its page is kept; wrong where there is no page. */
  readonly guess: (url: string) => Known | undefined;
}

/** Knows where the answers of addresses are kept, without their routes: it remembers some, and guesses those of pages. */
export class KnownAddresses {
  readonly #known = new Map<string, Known>();
  #pages: PageAddresses = { sameAs: (url) => url, guess: () => undefined };

  get(url: string): Known | undefined {
    const address = this.#pages.sameAs(url);
    const known = this.#known.get(address);
    if (known !== undefined) return known;
    const guessed = this.#pages.guess(address);
    if (guessed !== undefined) this.add(address, guessed);
    return guessed;
  }

  add(url: string, known: Known): void {
    if (url.length > longestAddress) return;
    if (this.#known.size >= mostAddresses) this.#known.clear();
    this.#known.set(url, known);
  }

  learnPages(pages: PageAddresses): void {
    this.#pages = pages;
  }
}
