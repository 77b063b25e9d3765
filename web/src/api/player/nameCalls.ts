import type { Player, PlayerReply } from '@monster/contract';
import { isBoolean, isString, objectOf, orNull } from '../../lib/check.ts';
import { defineCall } from '../client.ts';

const isReply = objectOf<PlayerReply>({
  player: orNull(objectOf<Player>({ name: isString, isTyped: isBoolean, isHidden: isBoolean })),
});

export const getPlayer = defineCall<'getPlayer'>('GET /api/player', isReply);
export const setPlayerName = defineCall<'setPlayerName'>('PUT /api/player/name', isReply);
export const removePlayerName = defineCall<'removePlayerName'>('DELETE /api/player/name', isReply);
