import type { LevelNumber } from '@monster/engine';
import { captureFeatureEmail, captureUnlockEmail, updateContact } from '../api/player/levelCalls.ts';
import { send } from '../api/client.ts';
import type { ApiRequest } from '../api/client.ts';

/** Sends a request in the background, even if the player leaves the page at once. A failure is only logged. */
function report(request: ApiRequest<unknown>): void {
  send(request, true).catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- the specification asks for these failures in the console only
    console.error(`${request.path} failed`, error);
  });
}

/** Reports how a level of the welcome campaign ended. */
export function reportLevel(email: string, level: LevelNumber, result: 'Success' | 'Skip'): void {
  const value = `Level ${level} ${result}` as const;
  report(updateContact({ body: { email, customField: 'MonsterWelcomeLevel', value } }));
}

/** Reports the email entered in the unlock form after Reveal All. */
export function reportUnlockAfterReveal(email: string): void {
  report(captureUnlockEmail({ body: { email, source: 'unlock_monster_reveal_all' } }));
}

/** Reports the email entered in the unlock form after solving level 5, or when skipping a level whose time was up. */
export function reportFeature(email: string, feature: 'unlock_monster' | 'skip_level'): void {
  report(captureFeatureEmail({ body: { email, feature, displayName: email.split('@')[0] ?? '' } }));
}
