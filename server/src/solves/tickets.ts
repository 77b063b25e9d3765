import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { clockSkewMs } from '../db/attempts.ts';

/** The start of a game, by the clock of the server. */
const ticket = z.strictObject({
  /** Names the solve that it is used for. */
  id: z.string(),
  puzzleId: z.string(),
  grid: z.int(),
  timerMinutes: z.int(),
  playedMs: z.int(),
  at: z.int(),
});
export type Ticket = z.infer<typeof ticket>;

/** A game may lie half solved for a while. */
const validMs = 60 * 24 * 60 * 60_000;

const sign = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** Makes a ticket that only a server with the same secret can make. */
export function writeTicket(secret: string, start: Omit<Ticket, 'id'>): string {
  const text = Buffer.from(JSON.stringify({ id: randomBytes(16).toString('base64url'), ...start })).toString(
    'base64url',
  );
  return `${text}.${sign(secret, text).toString('base64url')}`;
}

/**
 * The token of a player who has none yet, the same whenever the ticket is sent: a browser that was left before the answer
 * had arrived sends it again, and is still the same player.
 */
export function playerToken(secret: string, { id }: Ticket): string {
  return sign(secret, `player of ${id}`).toString('base64url');
}

/** Why a ticket is not taken: nobody here has made it, it is from the future, or it is too old. */
export type TicketTrouble = 'foreign' | 'future' | 'old';

/** Reads a ticket, or says why it is not taken. */
export function readTicket(secret: string, given: string, now: number): Ticket | TicketTrouble {
  const [text = '', signature = '', ...rest] = given.split('.');
  const expected = sign(secret, text);
  const found = Buffer.from(signature, 'base64url');
  // A signature has one spelling, so that a ticket has.
  const isOurs =
    found.length === expected.length &&
    timingSafeEqual(found, expected) &&
    signature === expected.toString('base64url');
  if (!isOurs || rest.length > 0) return 'foreign';
  const read = ticket.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  // The clocks of two instances differ a little.
  if (read.at > now + clockSkewMs) return 'future';
  return read.at < now - validMs ? 'old' : read;
}
