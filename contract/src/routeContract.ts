import { z } from 'zod';

/** What every failed call answers: words for a person and, where one is at fault, the field. */
export const errorReply = z.object({ message: z.string(), field: z.string().optional() });

/** One row of the table: what is sent, what comes back. */
export interface RouteContract {
  readonly method: 'GET' | 'POST' | 'DELETE' | 'PATCH';
  readonly url: `/${string}`;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The multipart field of a call that takes files instead of a body. */
  readonly fileField?: string;
  /** In bytes, where the body may be larger than others. */
  readonly bodyLimit?: number;
  readonly reply: z.ZodType;
  /** What a refusal (4xx) answers, where that is more than an `errorReply`. */
  readonly failure?: z.ZodType;
  /** How often one address may call it in a minute; every public write has a limit. */
  readonly perMinute?: number;
}
