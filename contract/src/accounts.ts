import { z } from 'zod';
import { MAX_CODE_LENGTH, MAX_PASSWORD_LENGTH, MAX_USERNAME_LENGTH } from './limits.ts';
import type { RouteContract } from './routeContract.ts';
import { plainText, rowId } from './texts.ts';

/** What an account may do; each role may do what those before it may. */
export const role = z.enum(['viewer', 'editor', 'admin']);
export type Role = z.infer<typeof role>;

/** The caller's own account. */
const ownAccount = z.object({
  name: z.string(),
  role,
  /** True for the admin of the settings, whose name and password come from there. */
  isFromSettings: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
});
export type OwnAccount = z.infer<typeof ownAccount>;

const teamMember = z.object({
  id: z.string(),
  name: z.string(),
  role,
  isFromSettings: z.boolean(),
  /** True for the account of the caller. */
  isYou: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** In ms since 1970; null if there was none yet. */
  lastLoginAt: z.int().nullable(),
});
export type TeamMember = z.infer<typeof teamMember>;

const invitation = z.object({
  id: z.string(),
  /** For whom it is, if that was said; '' otherwise. */
  nameHint: z.string(),
  role,
  invitedBy: z.string(),
  /** In ms since 1970. */
  expiresAt: z.int(),
});
export type Invitation = z.infer<typeof invitation>;

const team = z.object({ accounts: z.array(teamMember), invitations: z.array(invitation) });
export type Team = z.infer<typeof team>;

const password = z
  .string('Please enter a password.')
  .min(1, 'Please enter a password.')
  .max(MAX_PASSWORD_LENGTH, 'Please enter a shorter password.');
const code = z
  .string('Please enter a code.')
  .min(1, 'Please enter a code.')
  .max(MAX_CODE_LENGTH, 'Please enter a shorter code.');
const name = z
  .string('Please enter a name.')
  .min(1, 'Please enter a name.')
  .max(MAX_USERNAME_LENGTH, 'Please enter a shorter name.');

const params = z.object({ id: rowId });
const token = z.string().min(1).max(100);
const success = z.object({ success: z.boolean() });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The calls about accounts; those under `/admin/api` need a session, and a link of an invitation is enough for the rest. */
export const accountRoutes = {
  getAccount: {
    method: 'GET',
    url: '/admin/api/account',
    summary: 'Who the caller is, and what they may do',
    reply: ownAccount,
  },
  changePassword: {
    method: 'POST',
    url: '/admin/api/account/password',
    summary: 'Changes the caller’s password and ends their other sessions',
    body: z.object({ current: password, next: password }),
    reply: success,
  },
  startSecondFactor: {
    method: 'POST',
    url: '/admin/api/account/second-factor/start',
    summary: 'Makes a key for an authenticator app; it counts once a code of it is confirmed',
    body: z.object({ password }),
    reply: z.object({ secret: z.string(), uri: z.string() }),
  },
  confirmSecondFactor: {
    method: 'POST',
    url: '/admin/api/account/second-factor/confirm',
    summary: 'Turns the second factor on; the recovery codes are shown only this once',
    body: z.object({ code }),
    reply: recoveryCodes,
  },
  renewRecoveryCodes: {
    method: 'POST',
    url: '/admin/api/account/second-factor/recovery-codes',
    summary: 'Replaces the recovery codes',
    body: z.object({ code }),
    reply: recoveryCodes,
  },
  removeSecondFactor: {
    method: 'POST',
    url: '/admin/api/account/second-factor/remove',
    summary: 'Turns the second factor off',
    body: z.object({ code }),
    reply: success,
  },
  getTeam: {
    method: 'GET',
    url: '/admin/api/team',
    summary: 'All accounts, and the invitations that nobody has used yet',
    reply: team,
  },
  changeRole: {
    method: 'PATCH',
    url: '/admin/api/accounts/:id',
    summary: 'Gives an account another role, at once',
    params,
    body: z.object({ role }),
    reply: success,
  },
  removeAccount: {
    method: 'DELETE',
    url: '/admin/api/accounts/:id',
    summary: 'Removes an account and ends its sessions',
    params,
    reply: success,
  },
  resetSecondFactor: {
    method: 'POST',
    url: '/admin/api/accounts/:id/reset-second-factor',
    summary: 'Turns the second factor of an account off, for somebody who has lost it',
    params,
    reply: success,
  },
  invite: {
    method: 'POST',
    url: '/admin/api/invitations',
    summary: 'Makes an invitation; its token is shown only this once',
    body: z.object({ role, nameHint: plainText(MAX_USERNAME_LENGTH, 'Please enter a shorter name.') }),
    reply: z.object({ token: z.string(), expiresAt: z.int() }),
  },
  withdrawInvitation: {
    method: 'DELETE',
    url: '/admin/api/invitations/:id',
    summary: 'Withdraws an invitation',
    params,
    reply: success,
  },
  checkInvitation: {
    method: 'POST',
    url: '/admin/invitation/check',
    summary: 'What an invitation is for; 404 if it does not exist, 410 if it was used or is too old',
    changesNothing: true,
    body: z.object({ token }),
    reply: z.object({ role, nameHint: z.string(), invitedBy: z.string() }),
  },
  acceptInvitation: {
    method: 'POST',
    url: '/admin/invitation/accept',
    summary: 'Makes the account of an invitation, once, and starts its session',
    body: z.object({ token, name, password }),
    reply: success,
  },
} as const satisfies Record<string, RouteContract>;
