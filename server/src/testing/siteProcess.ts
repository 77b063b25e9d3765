import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { rootDir } from '../paths.ts';
import { databaseOf } from './databases.ts';
import type { TestPlace } from './databases.ts';

/** The built site as a separate process. */
export interface SiteProcess {
  readonly pid: number;
  /** Its address, once it reports that it is ready; undefined if it ended instead. */
  readonly ready: Promise<string | undefined>;
  /** Everything it has printed. */
  readonly output: () => string;
  /** Returns false if it has ended; 0 only asks. */
  readonly kill: (signal: NodeJS.Signals | 0) => boolean;
  readonly exited: Promise<number | null>;
}

/** Starts the output of `npm run build`, without this process's own settings. */
export function startSite(env: Record<string, string>): SiteProcess {
  const child = spawn(process.execPath, [path.join(rootDir, 'dist/server/main.js')], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', ...env },
  });
  let output = '';
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<string | undefined>((resolve) => {
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, address] = /is ready at (http:\S+)/u.exec(output) ?? [];
      if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void exited.then(() => resolve(undefined));
  });
  return { pid: child.pid ?? 0, ready, output: () => output, kill: (signal) => child.kill(signal), exited };
}

/** The settings of a site on its own database, whose callers may claim any address. */
export const settingsOf = (place: TestPlace): Record<string, string> => ({
  ...databaseOf(place),
  TRUST_PROXY: '1',
});

/** A different caller each time, because a single one would reach its limit. */
export const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Asks the site to stop and returns its exit code. */
export async function stop(site: SiteProcess): Promise<number | null> {
  site.kill('SIGTERM');
  return site.exited;
}

/** True when the site acknowledged a completion; throws if it did not answer. */
export async function recordCompletion(address: string, uid: string): Promise<boolean> {
  const body = JSON.stringify({ uid, puzzleId: '03-1-0001' });
  const answer = await fetch(`${address}/api/puzzle-completions`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
  });
  return answer.ok;
}

/** True when the site has recorded a completion. */
export async function isRecorded(address: string, uid: string): Promise<boolean> {
  const answer = await fetch(`${address}/api/puzzle-completions/${uid}`, {
    headers: { 'x-forwarded-for': anyAddress() },
  });
  return (await answer.text()).includes('03-1-0001');
}
