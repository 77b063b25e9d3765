import type { GameState } from '@monster/engine';
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { EndedBy, GameNews } from '../game/gameNews.ts';
import type { GameStore } from '../game/gameStore.ts';
import { inNextTask } from '../lib/inNextTask.ts';
import { sessionOf } from '../game/session.ts';
import type { GameChoice } from '../game/session.ts';

/** What a page does when something happens in its game. */
export interface GameEvents {
  /** The player has typed a letter. */
  readonly onPlayed?: () => void;
  /** The puzzle is solved: by the player just now, in the saved game that was opened, or in another tab. */
  readonly onSolved: (by: EndedBy, game: GameState) => void;
  /** All answers are revealed, in the same ways. */
  readonly onRevealed?: (by: EndedBy, game: GameState) => void;
  /** A game that was over goes on: the player has started over, or has taken the reveal back. */
  readonly onReopened?: (how: 'startedOver' | 'takenBack') => void;
}

function tell({ onPlayed, onSolved, onRevealed, onReopened }: GameEvents, news: GameNews): void {
  switch (news.type) {
    case 'played':
      return onPlayed?.();
    case 'solved':
      // The celebration takes long to render, and the last letter must not wait for it.
      return startTransition(() => onSolved(news.by, news.game));
    case 'revealed':
      return onRevealed?.(news.by, news.game);
    case 'reopened':
      return onReopened?.(news.how);
  }
}

/** Why the clock stands still, besides what it sees itself. */
export interface Holds {
  readonly isRestarting: boolean;
  readonly isWelcoming: boolean;
}

interface GameOnScreen {
  readonly store: GameStore;
  /** The element that the game is played on. */
  readonly screen: RefObject<HTMLElement | null>;
}

/** Plays a game on the screen, or joins the one that is going on there. Its clock stands still for the given reasons. */
export function useGameSession(
  choice: GameChoice,
  { isRestarting, isWelcoming }: Holds,
  events: GameEvents,
): GameOnScreen {
  const [session] = useState(() => sessionOf(choice));
  const screen = useRef<HTMLElement>(null);
  const hear = useEffectEvent((news: GameNews) => tell(events, news));
  useEffect(() => {
    let stop = (): void => {};
    // What has happened before is told at once, but not before the page knows its real address: right after hydration.
    const cancel = inNextTask(() => (stop = session.listen(hear)));
    return () => {
      cancel();
      stop();
    };
  }, [session]);
  useLayoutEffect(() => (screen.current === null ? undefined : session.play(screen.current)), [session]);
  useLayoutEffect(() => (isRestarting ? session.hold('restart') : undefined), [session, isRestarting]);
  useLayoutEffect(() => (isWelcoming ? session.hold('welcome') : undefined), [session, isWelcoming]);
  return { store: session.store, screen };
}
