import type { AuditEntry, AuditKind, AuditOutcome } from '@monster/contract';

/** The names of the kinds, as the filter lists them. */
export const kindNames: Readonly<Record<AuditKind | 'all', string>> = {
  all: 'Everything',
  login: 'Logins',
  failedLogin: 'Failed logins',
  logout: 'Logouts',
  change: 'Changes',
};

export const outcomeNames: Readonly<Record<AuditOutcome, string>> = {
  done: 'Done',
  wrongCredentials: 'Wrong credentials',
  wrongCode: 'Wrong code of the second factor',
  refused: 'Refused',
  failed: 'Failed',
  started: 'Outcome unknown',
};

const callNames: Readonly<Record<string, string>> = {
  login: 'Log in',
  logout: 'Log out',
  logoutEverywhere: 'Log out everywhere',
  uploadPuzzle: 'Upload a puzzle',
  uploadPuzzles: 'Upload puzzles',
  updatePuzzle: 'Edit a puzzle',
  saveEdit: 'Edit a puzzle, with its grid and clues',
  deletePuzzle: 'Delete a puzzle',
  restorePuzzle: 'Restore a puzzle from the trash',
  restoreNeeded: 'Restore a puzzle that the site needs',
  deletePuzzles: 'Delete puzzles',
  reschedulePuzzles: 'Reschedule puzzles',
  featurePuzzles: 'Feature puzzles, or no longer',
  saveFeatured: 'Save the featured puzzles',
  reorderPuzzles: 'Reorder puzzles',
  makeGrid: 'Fill a grid',
  saveConstructed: 'Save a puzzle made here',
  hideName: 'Hide a player’s name',
  showName: 'Show a player’s name again',
  changePassword: 'Change the password',
  startSecondFactor: 'Make a key for a second factor',
  confirmSecondFactor: 'Turn the second factor on',
  renewRecoveryCodes: 'Make new recovery codes',
  removeSecondFactor: 'Turn the second factor off',
  changeRole: 'Change a role',
  removeAccount: 'Remove an account',
  resetSecondFactor: 'Reset a second factor',
  invite: 'Invite somebody',
  withdrawInvitation: 'Withdraw an invitation',
  acceptInvitation: 'Join the team',
};

/** What was done or tried; the bare name of the call if a newer server knows one that this page does not. */
export function describeCall({ call }: Pick<AuditEntry, 'call'>): string {
  return callNames[call] ?? call;
}

export function describeActor({ actor }: Pick<AuditEntry, 'actor'>): string {
  return actor ?? 'a name that no account has';
}

/** In UTC, like the server's log. */
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' });

export function formatTime(at: number): string {
  return format.format(at);
}
