import type { FullPuzzle } from './puzzles.ts';

/** What ads need in the browser; present only if the operator has turned them on. */
export interface AdSettings {
  /** The Google Ad Manager network code, such as `1234` or `1234,5678`. */
  readonly networkCode: string;
  readonly gptScriptUrl: string;
  /** The operator's Prebid.js bundle; without it there is no header bidding. */
  readonly prebidScriptUrl?: string;
  readonly rewardedHintUnitPath?: string;
  readonly rewardedRevealUnitPath?: string;
}

/** The operator's settings that pages show or need in the browser; nothing secret may be added here. */
export interface SiteSettings {
  readonly siteName: string;
  /** The public URL without a trailing slash. */
  readonly siteUrl: string;
  readonly supportEmail: string;
  readonly uidSalt: string;
  /** Whether the operator has configured ads, a pixel or a consent platform. */
  readonly hasThirdParties: boolean;
  /** Whether browsers may report how puzzles are played. */
  readonly hasPlayStatistics: boolean;
  readonly ads?: AdSettings;
  readonly metaPixelId?: string;
  /** The operator's consent platform, which then replaces our own question. */
  readonly cmpScriptUrl?: string;
}

/** What the server passes to the entry that renders pages. */
export interface PageRequest {
  /** Path and query of the page. */
  readonly url: string;
  readonly site: SiteSettings;
  /** The current UTC date, so that server and browser render the same. */
  readonly today: string;
  /** Calls our own public API in the same process, as an anonymous visitor. */
  readonly fetchJson: (path: string) => Promise<{ status: number; body: unknown }>;
}

/** A page without its asset tags, which differ between development and production. */
export interface RenderedPage {
  readonly status: number;
  /** The page's source file, used to find its scripts and styles. */
  readonly module: string;
  /** True for a page with a game on it, which starts before React. */
  readonly isGame: boolean;
  /** Complete HTML, with `<!--assets-->` where script and style tags belong. */
  readonly html: string;
}

/** What the picture beside a link shows: a puzzle, or the site, with today's puzzle if it is known. */
export type PreviewSubject =
  | { readonly kind: 'puzzle'; readonly puzzle: FullPuzzle }
  | { readonly kind: 'site'; readonly today: FullPuzzle | undefined };

/** What the server passes to the entry that draws these pictures. */
export interface PreviewRequest {
  readonly subject: PreviewSubject;
  readonly siteName: string;
  /** The width of a character as a share of the font's size; undefined if the font does not have it. */
  readonly advanceOf: (character: string) => number | undefined;
}

/** What the SSR entry exports. */
export interface PageEntry {
  readonly renderPage: (request: PageRequest) => Promise<RenderedPage>;
  /** Returns the part of a URL that its HTML depends on. */
  readonly pageKey: (url: string) => string;
  /** Returns the URLs of the pages that crawlers should know, besides those of puzzles. */
  readonly listedPages: () => readonly string[];
  /** Returns the picture that others show beside a link, as SVG. */
  readonly drawPreview: (request: PreviewRequest) => string;
}
