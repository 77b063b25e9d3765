import { saveFile } from '../lib/late/saveFile.ts';
import { utcToday } from '../lib/utcToday.ts';
import type { Progress } from './progress.ts';
import { progressFile } from './progressFile.ts';

/** Has the browser save progress as a file. Returns its name; null if the browser cannot. */
export function saveProgress(progress: Progress, site: string): string | null {
  const name = `monster-crossword-progress-${utcToday()}.json`;
  const text = `${JSON.stringify(progressFile(progress, site, Date.now()), null, 2)}\n`;
  return saveFile(name, new Blob([text], { type: 'application/json' })) ? name : null;
}
