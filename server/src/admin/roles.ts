import type { CallName, Role, routes } from '@monster/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { callOf } from '../http/callOf.ts';
import { HttpError } from '../http/errors.ts';
import { requireAccount } from './session.ts';

/** A call that needs a session. */
type DeskCall = {
  [Name in CallName]: (typeof routes)[Name]['url'] extends `/admin/api/${string}` ? Name : never;
}[CallName];

/** The least role that may make a call. Every call of the desk is here, or the type check fails. */
export const rolesOfCalls: Readonly<Record<DeskCall, Role>> = {
  // Everyone sees the puzzles, and looks after their own account.
  listAllPuzzles: 'viewer',
  getAnyPuzzle: 'viewer',
  getCalendar: 'viewer',
  listTrash: 'viewer',
  listNeeded: 'viewer',
  getSiteStatistics: 'viewer',
  getPuzzleStatistics: 'viewer',
  logoutEverywhere: 'viewer',
  getAccount: 'viewer',
  changePassword: 'viewer',
  startSecondFactor: 'viewer',
  confirmSecondFactor: 'viewer',
  renewRecoveryCodes: 'viewer',
  removeSecondFactor: 'viewer',
  // Whatever concerns puzzles.
  uploadPuzzle: 'editor',
  uploadPuzzles: 'editor',
  previewPuzzles: 'editor',
  updatePuzzle: 'editor',
  getEditable: 'editor',
  checkEdit: 'editor',
  saveEdit: 'editor',
  listChanges: 'editor',
  getChange: 'editor',
  deletePuzzle: 'editor',
  downloadPuzzle: 'editor',
  saveFeatured: 'editor',
  reorderPuzzles: 'editor',
  deletePuzzles: 'editor',
  reschedulePuzzles: 'editor',
  featurePuzzles: 'editor',
  exportPuzzles: 'editor',
  restorePuzzle: 'editor',
  restoreNeeded: 'editor',
  listConstructSizes: 'editor',
  makeGrid: 'editor',
  refillGrid: 'editor',
  rateGrid: 'editor',
  saveConstructed: 'editor',
  // People, and what they did.
  listNames: 'admin',
  hideName: 'admin',
  showName: 'admin',
  listAudit: 'admin',
  getTeam: 'admin',
  changeRole: 'admin',
  removeAccount: 'admin',
  resetSecondFactor: 'admin',
  invite: 'admin',
  withdrawInvitation: 'admin',
};

const ranks: Readonly<Record<Role, number>> = { viewer: 0, editor: 1, admin: 2 };

const refusals: Readonly<Record<Role, string>> = {
  viewer: 'Your account may not do this.',
  editor:
    'Your account can look, but not change anything. Ask an admin of the site for the role of an editor.',
  admin: 'Only admins may do this. Ask one of the site’s admins.',
};

/** Refuses callers without a session, and those whose role is not enough. What is not in the table is for admins only. */
export async function requireRole(context: Context, request: FastifyRequest): Promise<void> {
  const account = await requireAccount(context, request);
  const call = callOf(request);
  const needed: Role = (call && (rolesOfCalls as Partial<Record<CallName, Role>>)[call]) ?? 'admin';
  if (ranks[account.role] < ranks[needed]) throw new HttpError(403, refusals[needed]);
}
