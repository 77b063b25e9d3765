import { z } from 'zod';
import { plainText } from './texts.ts';
import { MAX_USERNAME_LENGTH } from './limits.ts';

const auditKind = z.enum(['login', 'failedLogin', 'logout', 'change']);
export type AuditKind = z.infer<typeof auditKind>;

/** `started` stays when nobody knows how it ended, for instance because the server was killed. */
const auditOutcome = z.enum(['started', 'done', 'refused', 'failed', 'wrongCredentials', 'wrongCode']);
export type AuditOutcome = z.infer<typeof auditOutcome>;

export const auditQuery = z.object({
  kind: auditKind.optional(),
  /** The name of an account. */
  actor: plainText(MAX_USERNAME_LENGTH).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
});
export type AuditQuery = z.infer<typeof auditQuery>;

const auditEntry = z.object({
  id: z.string(),
  /** In ms since 1970; of the last time, if there were several. */
  at: z.int(),
  kind: auditKind,
  /** The name of the call in the route table. */
  call: z.string(),
  /** The name of the account; null for a name that no account had, which is not stored. */
  actor: z.string().nullable(),
  address: z.string(),
  /** What it was done to, such as the id of a puzzle; '' if there is nothing to add. */
  subject: z.string(),
  outcome: auditOutcome,
  times: z.int(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** One page of the audit trail, newest first, and the number of all such entries. */
export const auditPage = z.object({
  entries: z.array(auditEntry),
  /** The names of all accounts that the trail contains. */
  actors: z.array(z.string()),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type AuditPage = z.infer<typeof auditPage>;
