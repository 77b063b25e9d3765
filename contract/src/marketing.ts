import { z } from 'zod';
import { email, mailboxName } from './players.ts';

const levels = ['1', '2', '3', '4', '5'] as const;
const results = ['Success', 'Skip'] as const;

/** How a level of the welcome campaign ended: the ten values that the marketing service receives. */
const levelResult = z.templateLiteral(['Level ', z.enum(levels), ' ', z.enum(results)], {
  error: "must be 'Level N Success' or 'Level N Skip' with N from 1 to 5",
});

export const contactUpdate = z.object({
  email,
  customField: z.literal('MonsterWelcomeLevel', { error: "must be 'MonsterWelcomeLevel'" }),
  value: levelResult,
});
export type ContactUpdate = z.infer<typeof contactUpdate>;

export const unlockEmail = z.object({
  email,
  source: z.literal('unlock_monster_reveal_all', { error: "must be 'unlock_monster_reveal_all'" }),
});

export const featureEmail = z.object({
  email,
  feature: z.enum(['unlock_monster', 'skip_level'], { error: "must be 'unlock_monster' or 'skip_level'" }),
  displayName: mailboxName,
});
