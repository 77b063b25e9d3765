import { useState } from 'react';
import { flushSync } from 'react-dom';
import { send } from '../../api/client.ts';
import { leaveRoom, lockRoom } from '../../api/player/roomCalls.ts';
import { failureOf } from '../../api/sending/useSendingWith.ts';
import { focusCellInput } from '../../game/cellInput.ts';
import type { Earn } from '../../play/useRewardGate.tsx';
import { shareOrCopy } from '../../share/shareOrCopy.ts';
import type { RoomSession } from '../../together/roomSession.ts';
import { showToast } from '../../ui/toasts.ts';
import { nameIn } from './personText.ts';
import type { RoomDialog } from './RoomDialogs.tsx';
import type { RoomActions } from './roomOnBar.ts';

/** Closes a dialog synchronously, since nothing behind an open dialog can take the focus. */
function backToGrid(close: () => void): void {
  flushSync(close);
  focusCellInput();
}

async function setLocked(key: string, isLocked: boolean): Promise<void> {
  try {
    await send(lockRoom({ params: { key }, body: { isLocked } }));
    showToast({ title: isLocked ? 'The room is locked: nobody new can come in' : 'The room is open again' });
  } catch (error) {
    showToast({ title: 'That did not work', description: failureOf(error).reason, variant: 'destructive' });
  }
}

/** What the buttons of a room do, and the dialog that one of them has opened. */
export function useRoomDialogs({ key, people, room: { me } }: RoomSession, title: string) {
  const [dialog, setDialog] = useState<RoomDialog | null>(null);
  const link = `${location.origin}/together/${key}`;
  const invite = async (): Promise<void> => {
    const outcome = await shareOrCopy({ title: `${title}, together`, url: link }, link);
    if (outcome === 'copied')
      showToast({
        title: 'Link copied',
        description: 'Send it to your friends: whoever has it can come in.',
      });
    if (outcome === 'failed') setDialog({ type: 'link' });
  };
  const actions: RoomActions = {
    invite: () => void invite(),
    rename: () => setDialog({ type: 'name' }),
    lock: (isLocked) => void setLocked(key, isLocked),
    remove: (member) => setDialog({ type: 'remove', member }),
    // The others would notice it a little later, so it does not matter if this fails.
    leave: () => void send(leaveRoom({ params: { key } }), true).catch(() => undefined),
  };
  // There are no ads to watch in a room; but what gives everything away, one person decides for all.
  const earn: Earn = (reward, give) => {
    if (reward !== 'revealall') return give();
    const { founder } = people.get();
    if (founder === me) return setDialog({ type: 'revealAll', reveal: give });
    showToast({
      title: `Only ${nameIn(people.get(), founder)} can reveal everything`,
      description: 'The founder of the room decides for all.',
    });
  };
  const close = (): void => backToGrid(() => setDialog(null));
  return { dialog, link, actions, earn, close };
}
