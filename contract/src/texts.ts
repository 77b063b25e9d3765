import { z } from 'zod';

/** The id of a row that people do not name, such as an account or a change. */
export const rowId = z.string().regex(/^[\w-]{1,64}$/u, 'is not an id');

/** A text without control characters, which one of the databases could not even look for. */
export const plainText = (most: number, tooLong?: string) =>
  z
    .string()
    .max(most, tooLong)
    .regex(/^\P{Cc}*$/u, 'contains a control character');
