import { z } from 'zod';
import { EMAIL_PATTERN, MAX_DISPLAY_NAME_LENGTH, MAX_EMAIL_LENGTH, normalizeEmail } from './limits.ts';

/** Control, formatting (bidi, zero-width), private-use and filler characters, except the emoji variation selector. */
const invisible = /(?!\u{FE0F})[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const visible = /(?!\u{FE0F}|\u{2800})\S/u;
const wrongCharacters = 'holds characters that cannot be shown';

/** An email, trimmed and in lower case, since it identifies one person however it is typed. */
export const email = z
  .string()
  .overwrite(normalizeEmail)
  .max(MAX_EMAIL_LENGTH, `is longer than ${MAX_EMAIL_LENGTH} characters`)
  .regex(EMAIL_PATTERN, 'is not a valid email address')
  .refine((text) => !invisible.test(text), wrongCharacters);

/** A name shown as plain text. Its length is counted in whole characters: an emoji is one. */
function nameUpTo(length: number) {
  return z
    .string()
    .trim()
    .normalize('NFC')
    .refine((text) => visible.test(text), 'is empty')
    .refine((text) => [...text].length <= length, `is longer than ${length} characters`)
    .refine((text) => !invisible.test(text), wrongCharacters);
}

/** The name on the leaderboard. */
export const displayName = nameUpTo(MAX_DISPLAY_NAME_LENGTH);

/** The part of an email before the at sign, which may be nearly as long as an email. */
export const mailboxName = nameUpTo(MAX_EMAIL_LENGTH);
