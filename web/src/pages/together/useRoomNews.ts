import { entryName } from '@monster/engine';
import { useEffect, useState } from 'react';
import { reactionLooks } from '../../site/reactions/reactionLooks.ts';
import { flashOvertaken } from '../../together/flashLetters.ts';
import type { RoomEvent } from '../../together/roomEvents.ts';
import type { RoomSession } from '../../together/roomSession.ts';
import { showToast } from '../../ui/toasts.ts';
import { nameIn } from './personText.ts';
import { createRoomVoice } from './roomVoice.ts';
import type { Deed } from './roomVoice.ts';
import { isVoiceOn } from './voiceSetting.ts';

type Ended = Extract<RoomEvent, { type: 'ended' }>;
type Overtaken = Extract<RoomEvent, { type: 'overtaken' }>;

/** How long a reaction is seen. */
const reactionMs = 4_000;

/** What the voice of a room tells about an event; null for nothing. */
function deedIn({ people, room }: RoomSession, event: RoomEvent): Deed | null {
  if (!('seat' in event) || event.seat === room.me) return null;
  const who = nameIn(people.get(), event.seat);
  if (event.type === 'filled') return { type: 'filled', who, what: entryName(event.word) };
  if (event.type !== 'reaction') return { type: event.type, who };
  const what = reactionLooks.find(({ reaction }) => reaction === event.reaction)?.name;
  return what === undefined ? null : { type: 'reacted', who, what };
}

function overtakenText({ people }: RoomSession, [first, ...more]: readonly Overtaken[]): string {
  if (more.length > 0) return `${more.length + 1} of your letters came too late: others were there first`;
  const by = first?.by ?? null;
  return by === null ? 'This cell was solved before' : `${nameIn(people.get(), by)}'s letter was there first`;
}

/** Tells about all letters at once that came too late: after a while without a network there may be many. */
function createLateLetters(session: RoomSession): (event: Overtaken) => void {
  let late: Overtaken[] = [];
  const tell = (): void => {
    showToast({ title: overtakenText(session, late) });
    late = [];
  };
  return (event) => {
    flashOvertaken(event.cell);
    if (late.length === 0) queueMicrotask(tell);
    late.push(event);
  };
}

/** Shows what people say, each for a moment; `change` gets all that is shown now. */
function createReactions(change: (shown: ReadonlyMap<number, string>) => void) {
  const shown = new Map<number, string>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  return {
    show: (seat: number, reaction: string): void => {
      clearTimeout(timers.get(seat));
      change(new Map(shown.set(seat, reaction)));
      const forget = (): void => {
        shown.delete(seat);
        change(new Map(shown));
      };
      timers.set(seat, setTimeout(forget, reactionMs));
    },
    stop: (): void => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Hears what happens in a room besides letters, and shows and tells it. */
export function useRoomNews(session: RoomSession) {
  const [ended, setEnded] = useState<Ended | null>(null);
  const [said, setSaid] = useState('');
  const [reactions, setReactions] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    // The same words again would be no change, so a trailing space makes them one.
    const voice = createRoomVoice((text) => setSaid((last) => (last === text ? `${text} ` : text)));
    const tellLate = createLateLetters(session);
    const reacting = createReactions(setReactions);
    const stop = session.listen((event) => {
      const deed = deedIn(session, event);
      if (deed !== null && isVoiceOn.get()) voice.tell(deed);
      if (event.type === 'overtaken') tellLate(event);
      if (event.type === 'reaction') reacting.show(event.seat, event.reaction);
      if (event.type === 'refused')
        showToast({ title: 'That did not work', description: event.message, variant: 'destructive' });
      if (event.type === 'ended') setEnded(event);
    });
    return () => {
      stop();
      voice.stop();
      reacting.stop();
    };
  }, [session]);
  return { ended, said, reactions };
}
