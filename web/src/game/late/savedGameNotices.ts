import { startOver } from '../../lib/late/forgetting.ts';
import { showToast } from '../../ui/toasts.ts';
import type { ToastMessage } from '../../ui/toasts.ts';
import type { StorageTrouble } from '../savedGame.ts';

const notices: Record<StorageTrouble, ToastMessage> = {
  unreadable: {
    title: 'A fresh start',
    description: 'Your saved game could not be read, so the puzzle starts over.',
  },
  unwritable: {
    title: 'Saving is off',
    description:
      'This browser does not let us save your game. You can keep playing, but do not close this page.',
  },
  deleted: {
    title: 'This game was deleted',
    description: 'You have deleted it in another tab, so it is not saved any more.',
  },
};

/** Tells the player why a game could not be loaded or saved. One that was deleted elsewhere starts over, if it can. */
export function tellTrouble(trouble: StorageTrouble): void {
  if (trouble === 'deleted') startOver();
  showToast({ ...notices[trouble], variant: 'destructive' });
}

/** Tells the player that a saved game goes on with the timer it was started with, whatever the address says now. */
export function tellOtherTimer(saved: number, asked: number): void {
  showToast({
    title: `This game was started with ${describeMinutes(saved)}`,
    description: `Its clock goes on from there. Start over to play with ${describeMinutes(asked)}.`,
  });
}

function describeMinutes(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
