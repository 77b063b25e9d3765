/** One row of the route table. Separate from what pages use, since the build reads the table too. */
export interface Route {
  readonly path: RegExp;
  /** The page's file under `pages/`, without its extension. */
  readonly file: string;
  /** The query parameters that the server-rendered HTML depends on; all others matter only in the browser. */
  readonly query?: readonly string[];
  /** For all addresses of a route that share one page: the one that its HTML is made for. */
  readonly madeFor?: string;
  /** False for the operator's own pages: they load no third parties, and nothing of them is kept offline. */
  readonly isForPlayers?: false;
  /** True for pages with a game, which is played before React is there. */
  readonly isGame?: true;
  /** The URL to list in the sitemap. */
  readonly sitemap?: string;
}
