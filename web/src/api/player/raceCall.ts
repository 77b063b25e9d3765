import type { Race } from '@monster/contract';
import { isBoolean, isNumber, isString, listOf, objectOf } from '../../lib/check.ts';
import type { Check } from '../../lib/check.ts';
import { defineCall } from '../client.ts';

const isPair: Check<[number, number]> = (value): value is [number, number] =>
  listOf(isNumber)(value) && value.length === 2;

const isGhost = objectOf<Race['ghost']>({
  playedMs: isNumber,
  cells: isNumber,
  filled: listOf(isPair),
  words: listOf(isPair),
});

export const getRace = defineCall<'getRace'>(
  'GET /api/solves/:id',
  objectOf<Race>({ puzzleId: isString, grid: isNumber, name: isString, isHelped: isBoolean, ghost: isGhost }),
);
