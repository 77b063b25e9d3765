/** Where the statistics of a puzzle are. */
export function statisticsHref(puzzleId: string): string {
  return `/admin/statistics?puzzle=${encodeURIComponent(puzzleId)}`;
}
