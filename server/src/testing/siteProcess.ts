import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { rootDir } from '../paths.ts';

/** The built site as a process of its own. */
export interface SiteProcess {
  /** Its address, once it says that it is ready; undefined when it ended instead. */
  readonly ready: Promise<string | undefined>;
  /** All it has printed. */
  readonly output: () => string;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly exited: Promise<number | null>;
}

/** Starts what `npm run build` made, with nothing of this process's own settings. */
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
  return { ready, output: () => output, kill: (signal) => child.kill(signal), exited };
}
