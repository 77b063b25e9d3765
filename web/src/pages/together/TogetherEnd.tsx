import { isDailyTeaser } from '@monster/engine';
import type { GameState, Puzzle } from '@monster/engine';
import { startTransition, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useRecord } from '../../daily/useRecord.ts';
import { keepCompletion, solvedHere } from '../../game/completions.ts';
import { isNearEnd, newsOf } from '../../game/gameNews.ts';
import type { GameNews } from '../../game/gameNews.ts';
import type { PuzzleMetadata } from '../../game/metadata.ts';
import { playSettings } from '../../game/playSettings.ts';
import { scoresAfter, solveOf } from '../../game/solved.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import type { WayOn } from '../../play/popups/CompletionDialog.tsx';
import { useEnding } from '../../play/useEnding.ts';
import { useSite } from '../../site/site.ts';
import { isUid } from '../../site/uid.ts';
import type { RoomSession } from '../../together/roomSession.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { companionsOf } from './fillers.ts';

interface TogetherEndProps {
  readonly session: Pick<RoomSession, 'key' | 'room' | 'store' | 'people' | 'writers' | 'hearGame'>;
  readonly metadata: PuzzleMetadata;
  readonly puzzle: Puzzle;
  readonly search: URLSearchParams;
  /** The way to the next puzzle. */
  readonly next: WayOn;
}

const loadParts = () => import('./EndParts.tsx');
const loadMotion = () => import('../../effects/gridMotion.ts');
const loadSounds = () => import('../../effects/sounds.ts');

/** Celebrates a grid that somebody else has finished as if the player had: effects follow commands of the player. */
function useWave(store: RoomSession['store']): void {
  useEffect(() => {
    const stops: (() => void)[] = [];
    const ignore = (): void => undefined;
    const unsubscribe = store.subscribe((before, after, command) => {
      if (command !== undefined || before.phase !== 'playing' || after.phase !== 'complete') return;
      const finished: RoomSession['store'] = {
        ...store,
        subscribe: (listener) => {
          listener(before, after, { type: 'inkPencil' });
          return ignore;
        },
      };
      loadMotion().then(({ startGridMotion }) => stops.push(startGridMotion(finished)), ignore);
      if (playSettings().sound)
        loadSounds().then(({ startSounds }) => stops.push(startSounds(finished)), ignore);
    });
    return () => {
      unsubscribe();
      for (const stop of stops) stop();
    };
  }, [store]);
}

/** Keeps the solve as that of a game alone is kept, with the names of the others. */
function useKeeping({ session, metadata, puzzle, search }: TogetherEndProps) {
  const { today } = useSite();
  const uid = search.get('uid');
  const { recordPlayed, recordSolved } = useRecord(metadata, puzzle, isUid(uid) ? uid : null);
  const isDaily = isDailyTeaser(metadata, today);
  const { subscribe } = session.store;
  useEffect(() => {
    if (!isDaily) return undefined;
    return subscribe((...change) => {
      if (newsOf(...change).some(({ type }) => type === 'played')) recordPlayed();
    });
  }, [isDaily, subscribe, recordPlayed]);
  return (game: GameState, others: readonly string[]): void => {
    // Whoever was alone in the room to the end has solved the puzzle alone.
    const together = others.length > 0 ? others : undefined;
    if (isDaily) recordSolved(game, together);
    else
      keepCompletion({
        puzzleId: metadata.id,
        uid: null,
        solve: { ...solveOf(metadata, puzzle, game), together },
      });
  };
}

/** Hears about the end of the room's game. */
function useRoomEnd(props: TogetherEndProps) {
  const { session, metadata } = props;
  const { room, people, writers } = session;
  const [hasEnded, setHasEnded] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [others, setOthers] = useState<readonly string[]>([]);
  const keep = useKeeping(props);
  const { solved, onSolved } = useEnding({
    puzzleId: metadata.id,
    record: (game) => scoresAfter(game, false),
    open: () => setIsOpen(true),
  });
  const hear = useEffectEvent((news: GameNews) => {
    if (news.type !== 'solved' && news.type !== 'revealed') return;
    setHasEnded(true);
    const isMine = writers().includes(room.me) || solvedHere(null).includes(metadata.id);
    // A grid that was finished before somebody came is nothing that they have solved.
    if (news.type === 'revealed' || (news.by === 'save' && !isMine)) return;
    const names = companionsOf(people.get(), writers(), room.me, news.by === 'player');
    keep(news.game, names);
    setOthers(names);
    startTransition(() => onSolved(news.by, news.game));
  });
  useEffect(() => session.hearGame(hear), [session]);
  return { hasEnded, isOpen, setIsOpen, others, solved };
}

/** What follows the end of a game that was played together: it is kept and celebrated, and there is a way on. */
export function TogetherEnd(props: TogetherEndProps) {
  const { session, metadata, puzzle, next } = props;
  const { store } = session;
  const { hasEnded, isOpen, setIsOpen, others, solved } = useRoomEnd(props);
  const [isColored, setIsColored] = useState(false);
  const isNear = useSyncExternalStore(store.subscribe, () => isNearEnd(puzzle, store.getState()));
  const parts = useLatePart(loadParts, isNear);
  useWave(store);
  if (parts === null || !hasEnded) return null;
  const showColors = (): void => {
    setIsColored(true);
    setIsOpen(false);
  };
  return (
    <ErrorBoundary resetOn={solved}>
      <parts.EndPanel
        session={session}
        isColored={isColored}
        onColor={() => setIsColored(!isColored)}
        next={next}
      />
      {isOpen && solved !== null && (
        <parts.EndDialog
          session={session}
          metadata={metadata}
          solved={solved}
          others={others}
          next={next}
          onColor={showColors}
          onClose={() => setIsOpen(false)}
        />
      )}
    </ErrorBoundary>
  );
}
