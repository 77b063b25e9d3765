import type { Answers } from '../api/queries.ts';
import { utcToday } from '../lib/utcToday.ts';
import type { Site } from './site.ts';

/** What the browser needs to continue where the server left off; sent as JSON in the HTML. */
export interface PageData {
  /** The URL that was rendered, reduced to what the HTML depends on. */
  readonly url: string;
  readonly site: Site;
  readonly answers: Answers;
}

/** The UTC date on which the page was opened. */
export const openedOn = utcToday();

let data: PageData | undefined;

/** Reads what the server has put into the HTML for scripts. */
export function readPageData(): PageData {
  data ??= JSON.parse(document.querySelector('#page-data')?.textContent ?? 'null') as PageData;
  return data;
}
