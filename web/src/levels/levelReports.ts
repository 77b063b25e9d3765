import type { LevelNumber } from '@monster/engine';
import { captureFeatureEmail, captureUnlockEmail, updateContact } from '../api/player/levelCalls.ts';
import { sendInBackground } from '../api/player/waitingCalls.ts';

/** Reports how a level of the welcome campaign ended. */
export function reportLevel(email: string, level: LevelNumber, result: 'Success' | 'Skip'): void {
  const value = `Level ${level} ${result}` as const;
  sendInBackground(updateContact({ body: { email, customField: 'MonsterWelcomeLevel', value } }));
}

/** Reports the email entered in the unlock form after Reveal All. */
export function reportUnlockAfterReveal(email: string): void {
  sendInBackground(captureUnlockEmail({ body: { email, source: 'unlock_monster_reveal_all' } }));
}

/** Reports the email entered in the unlock form after solving level 5, or when skipping a level whose time was up. */
export function reportFeature(email: string, feature: 'unlock_monster' | 'skip_level'): void {
  sendInBackground(captureFeatureEmail({ body: { email, feature, displayName: email.split('@')[0] ?? '' } }));
}
