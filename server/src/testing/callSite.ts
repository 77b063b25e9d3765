import { randomInt } from 'node:crypto';
import { databaseOf } from './databases.ts';
import type { TestPlace } from './databases.ts';
import type { SiteProcess } from './siteProcess.ts';

/** The settings of a site on a database of its own, whose callers may name any address. */
export const settingsOf = (place: TestPlace): Record<string, string> => ({
  ...databaseOf(place),
  TRUST_PROXY: 'true',
});

/** Another caller each time, since one alone is held to a limit. */
const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Asks it to end, and tells how it did. */
export async function stop(site: SiteProcess): Promise<number | null> {
  site.kill('SIGTERM');
  return site.exited;
}

/** Whether the site acknowledged a completion; throws where it did not answer. */
export async function recordCompletion(address: string, uid: string): Promise<boolean> {
  const body = JSON.stringify({ uid, puzzleId: '03-1-0001' });
  const answer = await fetch(`${address}/api/puzzle-completions`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
  });
  return answer.ok;
}

/** Whether the site knows of a completion. */
export async function isRecorded(address: string, uid: string): Promise<boolean> {
  const answer = await fetch(`${address}/api/puzzle-completions/${uid}`);
  return (await answer.text()).includes('03-1-0001');
}
