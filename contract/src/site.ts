/** What ads need in the browser; there only where the operator has switched them on. */
export interface AdSettings {
  /** Of Google Ad Manager, such as `1234` or `1234,5678`. */
  readonly networkCode: string;
  readonly gptScriptUrl: string;
  /** The operator's Prebid.js bundle; without it there is no header bidding. */
  readonly prebidScriptUrl?: string;
  readonly rewardedHintUnitPath?: string;
  readonly rewardedRevealUnitPath?: string;
}

/** The operator's settings that pages show or need in the browser; nothing secret may stand here. */
export interface SiteSettings {
  readonly siteName: string;
  /** The public address without a slash at its end. */
  readonly siteUrl: string;
  readonly supportEmail: string;
  readonly uidSalt: string;
  /** Whether the operator has configured ads, a pixel or a consent platform. */
  readonly hasThirdParties: boolean;
  readonly ads?: AdSettings;
  readonly metaPixelId?: string;
  /** The operator's consent platform, which then asks in our place. */
  readonly cmpScriptUrl?: string;
}

/** What the server hands to the one entry that renders pages. */
export interface PageRequest {
  /** Path and query of the page. */
  readonly url: string;
  readonly site: SiteSettings;
  /** The current UTC date, so that server and browser render the same. */
  readonly today: string;
  /** Calls our own public API without a network, as an anonymous visitor. */
  readonly fetchJson: (path: string) => Promise<{ status: number; body: unknown }>;
}

/** A page without its asset tags, which differ between development and production. */
export interface RenderedPage {
  readonly status: number;
  /** The page's source file, by which its scripts and styles are found. */
  readonly module: string;
  /** Complete HTML, with `<!--assets-->` where script and style tags belong. */
  readonly html: string;
}

/** What the SSR entry exports. */
export interface PageEntry {
  readonly renderPage: (request: PageRequest) => Promise<RenderedPage>;
  /** The part of an address that its HTML depends on. */
  readonly pageKey: (url: string) => string;
  /** The addresses of pages that crawlers should know, besides those of puzzles. */
  readonly listedPages: () => readonly string[];
}
