import type { RoomPeople } from '@monster/contract';
import { isOver } from '@monster/engine';
import type { Dated } from '@monster/engine';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { send } from '../../api/client.ts';
import { goOn } from '../../api/player/roomCalls.ts';
import { failureOf } from '../../api/sending/useSendingWith.ts';
import { withUid } from '../../daily/dailyLinks.ts';
import { useObservable } from '../../lib/useObservable.ts';
import type { WayOn } from '../../play/popups/CompletionDialog.tsx';
import { useSite } from '../../site/site.ts';
import { isUid } from '../../site/uid.ts';
import type { RoomSession } from '../../together/roomSession.ts';
import { showToast } from '../../ui/toasts.ts';
import { followOn } from './followOn.ts';

const loadList = () => import('../../daily/dailyList.ts');

/** Who must have opened the next room; with several others, nobody can tell. */
function openerIn({ members }: RoomPeople, me: number): string {
  const others = members.filter(({ seat }) => seat !== me);
  return others.length === 1 ? (others[0]?.name ?? '') : 'Somebody';
}

interface NextRoomOptions {
  readonly session: Pick<RoomSession, 'key' | 'room' | 'store' | 'people'>;
  readonly metadata: Dated;
  readonly search: URLSearchParams;
}

/**
 * The way to the next puzzle with the same people. When somebody else takes it after the end, this page follows. A room
 * that was left long ago stays where it is.
 */
export function useNextRoom({ session, metadata, search }: NextRoomOptions): WayOn {
  const { key, room, store, people } = session;
  const { today } = useSite();
  const [known] = useState(people.get().next);
  const { next } = useObservable(people, people.get());
  const hasEnded = useSyncExternalStore(store.subscribe, () => isOver(store.getState()));
  const isGoing = useRef(false);
  const goTo = (nextKey: string): void => {
    location.assign(withUid(`/together/${nextKey}`, search));
  };
  const openNext = async (): Promise<void> => {
    const { findNext } = await loadList();
    const uid = search.get('uid');
    const { next: following, unsolved } = await findNext(metadata, isUid(uid) ? uid : null, today);
    const puzzleId = unsolved ?? following;
    if (puzzleId === null) throw new Error('There is no other puzzle');
    goTo((await send(goOn({ params: { key }, body: { puzzleId } }))).key);
  };
  const go = async (): Promise<void> => {
    if (isGoing.current) return;
    isGoing.current = true;
    try {
      if (next === null) await openNext();
      else goTo(next);
    } catch (error) {
      isGoing.current = false;
      showToast({
        title: 'The next puzzle could not be opened',
        description: failureOf(error).reason,
        variant: 'destructive',
      });
    }
  };
  useEffect(() => {
    // Whoever comes back may go again.
    const comeBack = (): void => void (isGoing.current = false);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  const follow = useEffectEvent((nextKey: string) =>
    isGoing.current ? undefined : followOn(openerIn(people.get(), room.me), () => goTo(nextKey)),
  );
  useEffect(
    () => (hasEnded && next !== null && next !== known ? follow(next) : undefined),
    [hasEnded, next, known],
  );
  return { label: next === null ? 'Next puzzle together' : 'Go on with the others', go: () => void go() };
}
