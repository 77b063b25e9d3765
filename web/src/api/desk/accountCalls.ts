import type { Invitation, OwnAccount, Role, Team, TeamMember } from '@monster/contract';
import { isBoolean, isNumber, isString, listOf, objectOf, oneOf, orNull } from '../../lib/check.ts';
import type { Check } from '../../lib/check.ts';
import { defineCall } from '../client.ts';

const isRole: Check<Role> = oneOf('viewer', 'editor', 'admin');
const hasSucceeded = objectOf<{ success: true }>({ success: oneOf(true) });
const isRecoveryCodes = objectOf<{ recoveryCodes: string[] }>({ recoveryCodes: listOf(isString) });

export const getAccount = defineCall<'getAccount'>(
  'GET /admin/api/account',
  objectOf<OwnAccount>({
    name: isString,
    role: isRole,
    isFromSettings: isBoolean,
    hasSecondFactor: isBoolean,
    recoveryCodes: isNumber,
  }),
);
export const changePassword = defineCall<'changePassword', { success: true }>(
  'POST /admin/api/account/password',
  hasSucceeded,
);

export const startSecondFactor = defineCall<'startSecondFactor'>(
  'POST /admin/api/account/second-factor/start',
  objectOf<{ secret: string; uri: string }>({ secret: isString, uri: isString }),
);
export const confirmSecondFactor = defineCall<'confirmSecondFactor'>(
  'POST /admin/api/account/second-factor/confirm',
  isRecoveryCodes,
);
export const renewRecoveryCodes = defineCall<'renewRecoveryCodes'>(
  'POST /admin/api/account/second-factor/recovery-codes',
  isRecoveryCodes,
);
export const removeSecondFactor = defineCall<'removeSecondFactor', { success: true }>(
  'POST /admin/api/account/second-factor/remove',
  hasSucceeded,
);

export const getTeam = defineCall<'getTeam'>(
  'GET /admin/api/team',
  objectOf<Team>({
    accounts: listOf(
      objectOf<TeamMember>({
        id: isString,
        name: isString,
        role: isRole,
        isFromSettings: isBoolean,
        isYou: isBoolean,
        hasSecondFactor: isBoolean,
        lastLoginAt: orNull(isNumber),
      }),
    ),
    invitations: listOf(
      objectOf<Invitation>({
        id: isString,
        nameHint: isString,
        role: isRole,
        invitedBy: isString,
        expiresAt: isNumber,
      }),
    ),
  }),
);
export const changeRole = defineCall<'changeRole', { success: true }>(
  'PATCH /admin/api/accounts/:id',
  hasSucceeded,
);
export const removeAccount = defineCall<'removeAccount', { success: true }>(
  'DELETE /admin/api/accounts/:id',
  hasSucceeded,
);
export const resetSecondFactor = defineCall<'resetSecondFactor', { success: true }>(
  'POST /admin/api/accounts/:id/reset-second-factor',
  hasSucceeded,
);
export const invite = defineCall<'invite'>(
  'POST /admin/api/invitations',
  objectOf<{ token: string; expiresAt: number }>({ token: isString, expiresAt: isNumber }),
);
export const withdrawInvitation = defineCall<'withdrawInvitation', { success: true }>(
  'DELETE /admin/api/invitations/:id',
  hasSucceeded,
);

export const checkInvitation = defineCall<'checkInvitation'>(
  'POST /admin/invitation/check',
  objectOf<Pick<Invitation, 'role' | 'nameHint' | 'invitedBy'>>({
    role: isRole,
    nameHint: isString,
    invitedBy: isString,
  }),
);
export const acceptInvitation = defineCall<'acceptInvitation', { success: true }>(
  'POST /admin/invitation/accept',
  hasSucceeded,
);
