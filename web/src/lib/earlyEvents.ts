/** What a visitor did before there was anything that does it. */
export interface EarlyEvents {
  readonly hasSome: () => boolean;
  /** Returns them once: from now on, whoever takes them listens. */
  readonly take: () => Event[];
}

declare global {
  /** Set by the early script. */
  var early:
    | {
        /** What was typed and pressed in the game. */
        readonly game: EarlyEvents;
        /** Clicks on buttons outside the game. */
        readonly clicks: EarlyEvents;
      }
    | undefined;
}

/** Returns what the player did in the game before it was ready, once: from now on the game listens itself. */
export function takeEarlyEvents(): readonly Event[] {
  return globalThis.early?.game.take() ?? [];
}

/** True when a button was clicked that does not work yet. */
export function hasEarlyClicks(): boolean {
  return globalThis.early?.clicks.hasSome() === true;
}

/**
 * Clicks the buttons that were clicked before they worked, once: from now on they work by themselves. A click that is
 * still under way, since it made React hurry, is one that React handles itself.
 */
export function replayEarlyClicks(): void {
  for (const { target, eventPhase } of globalThis.early?.clicks.take() ?? [])
    if (target instanceof Element && eventPhase === Event.NONE)
      target.closest<HTMLElement>('button')?.click();
}
