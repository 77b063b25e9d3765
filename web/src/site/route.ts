/** One row of the route table. */
export interface Route {
  readonly path: RegExp;
  /** The page's file under `pages/`, without its ending. */
  readonly file: string;
  /** The query parameters that shape the first HTML; all others matter in the browser only. */
  readonly query?: readonly string[];
  readonly hasFooter?: false;
  /** False for pages of those who run the site: no third party is loaded there, and nothing is kept offline. */
  readonly isForPlayers?: false;
  /** The address to list in the sitemap. */
  readonly sitemap?: string;
}
