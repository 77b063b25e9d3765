import { readStored, writeStored } from '../lib/storage.ts';

const key = 'monster-fonts';

/** Fetches the page's fonts for the next page, which then shows them from its first paint on. */
export async function fetchFonts(): Promise<void> {
  const urls = [...document.querySelectorAll<HTMLLinkElement>('link[rel=font]')].map(({ href }) => href);
  if (urls.length === 0 || readStored(key).value === true) return;
  const answers = await Promise.all(urls.map((url) => fetch(url, { priority: 'low' })));
  if (answers.every(({ ok }) => ok)) writeStored(key, true);
}
