/** Says things to screen readers, but never more often than so: a race must not talk over the game. */
export const pauseMs = 10_000;

export interface QuietVoice {
  /** Says the text now or, if something was said lately, when the pause is over; only the last text counts. */
  readonly say: (text: string) => void;
  readonly stop: () => void;
}

export function createQuietVoice(speak: (text: string) => void, restMs = pauseMs): QuietVoice {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: string | null = null;
  const next = (): void => {
    timer = undefined;
    if (waiting === null) return;
    speak(waiting);
    waiting = null;
    timer = setTimeout(next, restMs);
  };
  return {
    say: (text) => {
      waiting = text;
      if (timer === undefined) next();
    },
    stop: () => clearTimeout(timer),
  };
}
