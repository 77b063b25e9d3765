import { adminPassword } from '../server/src/testing/admin.ts';
import { startSite } from '../server/src/testing/siteProcess.ts';
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
