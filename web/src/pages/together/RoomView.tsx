import { useEffect, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { useDrawing } from '../../play/useDrawing.ts';
import { Page } from '../../site/Page.tsx';
import { openRoom } from '../../together/roomSession.ts';
import type { RoomSession } from '../../together/roomSession.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { bringLetters } from './broughtLetters.ts';
import { RoomScreen } from './RoomScreen.tsx';
import { TogetherFrame, TogetherLoading } from './TogetherFrame.tsx';
import styles from './RoomView.module.css';

type Opened = { readonly session: RoomSession } | { readonly error: unknown } | null;

/** Comes into a room, with the letters that the player wanted to bring along, and leaves it with the page. */
function useRoom(key: string): Opened {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    let session: RoomSession | undefined;
    let isWanted = true;
    const open = async (): Promise<void> => {
      try {
        session = await openRoom(key);
        if (!isWanted) return session.close();
        bringLetters(session);
        setOpened({ session });
      } catch (error) {
        if (isWanted) setOpened({ error });
      }
    };
    void open();
    return () => {
      isWanted = false;
      session?.close();
    };
  }, [key]);
  return opened;
}

interface Closed {
  readonly title: string;
  readonly text: string;
  readonly way: 'home' | 'reload' | 'again';
}

/** Why somebody cannot come in. The server's own words say it best. */
function closedBy(error: unknown): Closed {
  const { status = 0, reason, field } = error instanceof ApiError ? error : {};
  if (status === 404 || field === 'key')
    return {
      title: 'There is no room here',
      text: 'It may have been closed, or the link may be incomplete. A room is deleted 30 days after its last letter.',
      way: 'home',
    };
  if (status === 403)
    return { title: 'You cannot come in', text: reason ?? 'The room is not open.', way: 'home' };
  if (status === 409)
    return { title: 'There is no seat left', text: reason ?? 'The room is full.', way: 'home' };
  if (status === 400)
    return { title: 'This page is out of date', text: 'Please reload it to come in.', way: 'reload' };
  return {
    title: 'The room could not be opened',
    text: reason ?? 'The server could not be reached. Please try again.',
    way: 'again',
  };
}

function ClosedRoom({ error, again }: { error: unknown; again: () => void }) {
  const { title, text, way } = closedBy(error);
  return (
    <Page>
      <div className={styles['closed']} role="status">
        <Mascot className={styles['mascot']} />
        <h1>{title}</h1>
        <p>{text}</p>
        {way === 'again' && <Button onClick={again}>Try again</Button>}
        {way === 'reload' && <Button onClick={() => location.reload()}>Reload</Button>}
        {way === 'home' && (
          <LinkButton href="/todaycrossword?puzzle=today">Play Today's Crossword</LinkButton>
        )}
      </div>
    </Page>
  );
}

/** A room, as soon as it is open. */
function Room({ roomKey, again }: { roomKey: string; again: () => void }) {
  const opened = useRoom(roomKey);
  const session = opened !== null && 'session' in opened ? opened.session : null;
  const drawing = useDrawing(session === null ? undefined : `room ${roomKey}`);
  if (opened !== null && 'error' in opened) return <ClosedRoom error={opened.error} again={again} />;
  if (session === null || drawing === undefined)
    return (
      <TogetherFrame>
        <TogetherLoading />
      </TogetherFrame>
    );
  return <RoomScreen session={session} drawing={drawing} />;
}

/** A room that can be tried again. */
export function RoomView({ roomKey }: { roomKey: string }) {
  const [tries, setTries] = useState(0);
  return <Room key={tries} roomKey={roomKey} again={() => setTries(tries + 1)} />;
}
