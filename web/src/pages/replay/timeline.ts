/** A pause that is longer is cut down to this, unless the player wants to see all of it. */
export const longestPauseMs = 5_000;

/** Returns when each moment of a solve is shown, with pauses no longer than so. */
export function timelineOf(moments: readonly { readonly playedMs: number }[], longestMs: number): number[] {
  let shown = 0;
  return moments.map(({ playedMs }, index) => {
    shown += Math.min(playedMs - (moments[index - 1]?.playedMs ?? 0), longestMs);
    return shown;
  });
}

/** Returns how many of the moments have been shown at a time. */
export function shownAt(times: readonly number[], ms: number): number {
  const next = times.findIndex((time) => time > ms);
  return next < 0 ? times.length : next;
}
