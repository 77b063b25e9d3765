import { adminPassword } from '../server/src/testing/admin.ts';
import { anyAddress, startSite } from '../server/src/testing/siteProcess.ts';
import type { SiteProcess } from '../server/src/testing/siteProcess.ts';
import { atExit } from './atExit.ts';

/** Starts the built site with settings under which callers may claim any address. It ends with this process. */
export function startProvingSite(settings: Record<string, string>): SiteProcess {
  const site = startSite({
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: adminPassword,
    ...settings,
  });
  const forget = atExit(() => site.kill('SIGKILL'));
  void site.exited.then(forget);
  return site;
}

/** What a site printed last, for a report. */
export function lastLines(site: SiteProcess): string {
  return site.output().trim().split('\n').slice(-5).join(' | ').slice(-2_000);
}

/** The address of a site, once it is ready. */
export async function addressOf(site: SiteProcess): Promise<string> {
  const address = await site.ready;
  if (address === undefined) throw new Error(`the site did not start: ${lastLines(site)}`);
  return address;
}

/** The ids of some puzzles of the site. */
export async function puzzleIdsOf(address: string): Promise<string[]> {
  const answer = await fetch(`${address}/api/puzzles`);
  const list = (await answer.json()) as { id: string }[];
  return list.slice(0, 20).map(({ id }) => id);
}

/**
 * The cookies of a new admin session, with those of an earlier one: a browser that has logged in before does not wait
 * behind strangers who fail.
 */
export async function logIn(address: string, earlier = ''): Promise<string> {
  const answer = await fetch(`${address}/admin/login`, {
    method: 'POST',
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress(), cookie: earlier },
  });
  if (!answer.ok) throw new Error(`the login was answered with ${answer.status}`);
  const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const byName = new Map([...earlier.split('; '), ...set].map((pair) => [pair.split('=')[0], pair]));
  return [...byName.values()].filter((pair) => pair !== '').join('; ');
}
