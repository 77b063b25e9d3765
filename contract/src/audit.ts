import { z } from 'zod';

const auditKind = z.enum(['login', 'failedLogin', 'logout', 'change']);
export type AuditKind = z.infer<typeof auditKind>;

/** `started` stays when nobody knows how it ended, for instance because the server was killed. */
const auditOutcome = z.enum(['started', 'done', 'refused', 'failed', 'wrongCredentials']);
export type AuditOutcome = z.infer<typeof auditOutcome>;

export const auditQuery = z.object({
  kind: auditKind.optional(),
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
  /** Null for a name that is not the admin's, which is not stored. */
  actor: z.string().nullable(),
  address: z.string(),
  /** What it was done to, such as the id of a puzzle; '' if there is nothing to add. */
  subject: z.string(),
  outcome: auditOutcome,
  times: z.int(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** One page of the audit trail, newest first, and the number of all entries of the kind. */
export const auditPage = z.object({
  entries: z.array(auditEntry),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type AuditPage = z.infer<typeof auditPage>;
