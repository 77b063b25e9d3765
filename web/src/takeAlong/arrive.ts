import { writeTogether } from '../lib/late/writeTogether.ts';
import { ownData } from '../ownData/ownData.ts';
import { mergeProgress } from './mergeProgress.ts';
import { parseProgress } from './progress.ts';
import type { Progress } from './progress.ts';
import { changesBetween } from './storedTexts.ts';
import { summarize } from './summary.ts';
import type { Summary } from './summary.ts';

/** What this browser has now. */
export const progressHere = (): Progress => parseProgress(ownData('', 0));

/** What would arrive, if it were merged now. */
export function previewArrival(theirs: Progress): Summary {
  const mine = progressHere();
  return summarize(mine, theirs, mergeProgress(mine, theirs, false));
}

/** Merges progress into what this browser has at this moment. Null if there is no room; then nothing has changed. */
export function arrive(theirs: Progress, takesSettings: boolean): Summary | null {
  const mine = progressHere();
  const merged = mergeProgress(mine, theirs, takesSettings);
  if (!writeTogether(changesBetween(mine, merged))) return null;
  const { theme } = merged.choices;
  // Other settings are read by the next page.
  if (theme !== null && theme !== mine.choices.theme) globalThis.siteTheme?.choose(theme);
  return summarize(mine, theirs, merged);
}
