import { z } from 'zod';

/** What every failed call returns: a message for people and, if one field is to blame, its name. */
export const errorReply = z.object({ message: z.string(), field: z.string().optional() });

/** One row of the route table: what is sent and what comes back. */
export interface RouteContract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  readonly url: `/${string}`;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The multipart field of a call that takes files instead of a body. */
  readonly fileField?: string;
  /** True for a write by its method that only computes something; the audit trail leaves it out. */
  readonly changesNothing?: true;
  /** In bytes, for calls whose body may be larger than usual. */
  readonly bodyLimit?: number;
  readonly reply: z.ZodType;
  /** The reply to a rejected call (4xx), if it is more than an `errorReply`. */
  readonly failure?: z.ZodType;
}
