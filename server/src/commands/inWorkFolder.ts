import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Runs work with a folder of its own that nobody else can read, and removes it afterward, even if interrupted. */
export async function inWorkFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(parent, '.monster-unfinished-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const onSignal = (): void => {
    remove();
    process.exit(1);
  };
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    return await work(folder);
  } finally {
    remove();
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}
