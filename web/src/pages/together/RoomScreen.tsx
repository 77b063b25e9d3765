import { useLayoutEffect, useMemo, useRef } from 'react';
import { metadataOf } from '../../game/metadata.ts';
import { GameContext } from '../../play/GameContext.ts';
import { PlayScreen } from '../../play/PlayScreen.tsx';
import screenStyles from '../../play/PlayScreen.module.css';
import type { Drawing } from '../../play/useDrawing.ts';
import { PageHead } from '../../site/PageHead.tsx';
import { announceOwn } from '../../together/announceOwn.ts';
import { flashLetters } from '../../together/flashLetters.ts';
import { keepPresencePainted } from '../../together/keepPresencePainted.ts';
import type { RoomSession } from '../../together/roomSession.ts';
import { looksOf } from '../../together/seatLooks.ts';
import { PeopleBar } from './PeopleBar.tsx';
import { EndedDialog, RoomDialogs } from './RoomDialogs.tsx';
import type { RoomActions } from './roomOnBar.ts';
import { TogetherEnd } from './TogetherEnd.tsx';
import { useNextRoom } from './useNextRoom.ts';
import { useRoomDialogs } from './useRoomDialogs.ts';
import { useRoomNews } from './useRoomNews.ts';

const toToday = { label: "Today's puzzle", go: () => location.assign('/todaycrossword?puzzle=today') };

/** Plays the room's game on the screen, with the others in it. */
function useGameOfRoom(session: RoomSession) {
  const screen = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = screen.current;
    const sheet = element?.querySelector('[data-part="grid"]')?.parentElement;
    if (!element || !sheet) return undefined;
    const { store, people, writers, room } = session;
    const colorOf = (seat: number): string => `var(--seat-${looksOf(people.get().members)(seat).index})`;
    const stops = [
      announceOwn(element, store),
      session.play(element),
      keepPresencePainted(sheet, session),
      flashLetters({ store, me: room.me, writers, colorOf }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);
  return screen;
}

interface RoomScreenProps {
  readonly session: RoomSession;
  readonly drawing: Drawing | null;
}

/** The people bar with what happens in the room besides letters. */
function RoomBar({ session, actions }: { session: RoomSession; actions: RoomActions }) {
  const { ended, said, reactions } = useRoomNews(session);
  return (
    <>
      <PeopleBar
        session={session}
        reactions={reactions}
        said={said}
        actions={actions}
        className={screenStyles['level'] ?? ''}
      />
      {ended !== null && <EndedDialog ended={ended} puzzleId={metadataOf(session.room.puzzle, '').id} />}
    </>
  );
}

/** The crossword screen of a room: the same as alone, without what belongs to a game alone, and with the others. */
export function RoomScreen({ session, drawing }: RoomScreenProps) {
  const { store, room } = session;
  const metadata = useMemo(() => metadataOf(room.puzzle, ''), [room]);
  const game = useMemo(() => ({ store, drawing }), [store, drawing]);
  const screen = useGameOfRoom(session);
  const search = useMemo(() => new URLSearchParams(location.search), []);
  const next = useNextRoom({ session, metadata, search });
  const { dialog, link, actions, earn, close } = useRoomDialogs(session, metadata.title);
  return (
    <GameContext value={game}>
      <PageHead
        title={`${metadata.title}, together`}
        description="Solve this crossword together, live."
        isIndexed={false}
      />
      <PlayScreen
        metadata={metadata}
        puzzle={store.puzzle}
        clues={room.puzzle}
        path=""
        drawing={drawing}
        timerMinutes={0}
        next={{ ...next, other: toToday }}
        screen={screen}
        earn={earn}
        isCovered={false}
        bar={<RoomBar session={session} actions={actions} />}
      />
      <TogetherEnd session={session} metadata={metadata} puzzle={store.puzzle} search={search} next={next} />
      {dialog !== null && <RoomDialogs dialog={dialog} roomKey={session.key} link={link} onClose={close} />}
    </GameContext>
  );
}
