import type { Reaction } from '@monster/contract';
import { REACTIONS } from '@monster/contract/limits';

/** How each reaction looks, and what it says. */
const looks: Record<Reaction, readonly [picture: string, name: string]> = {
  clap: ['👏', 'Bravo'],
  wow: ['😮', 'Wow'],
  fire: ['🔥', 'On fire'],
  love: ['❤️', 'Love it'],
  laugh: ['😄', 'Ha ha'],
  wait: ['⏳', 'Your turn'],
};

export const reactionLooks = REACTIONS.map((reaction) => {
  const [picture, name] = looks[reaction];
  return { reaction, picture, name };
});
