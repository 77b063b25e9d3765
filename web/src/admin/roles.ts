import type { OwnAccount, Role } from '@monster/contract';
import { useObservable } from '../lib/useObservable.ts';
import { adminSession } from './adminSession.ts';
import type { AdminSession } from './adminSession.ts';

/** The roles and what they can do, from the one that can do the least. */
export const roles = [
  { value: 'viewer', name: 'Viewer', may: 'see puzzles, calendar and trash, but change nothing' },
  { value: 'editor', name: 'Editor', may: 'do everything that concerns puzzles' },
  { value: 'admin', name: 'Admin', may: 'do all that, manage the team and read the audit trail' },
] as const satisfies readonly { value: Role; name: string; may: string }[];

const rankOf = (role: Role): number => roles.findIndex(({ value }) => value === role);

export function roleName(role: Role): string {
  return roles[rankOf(role)]?.name ?? role;
}

const unknown: AdminSession = { state: 'unknown' };

/** Who is logged in; undefined while that is unknown. */
export function useAccount(): OwnAccount | undefined {
  return useObservable(adminSession, unknown).account;
}

/** Returns a function that says whether the account has at least this role; if the account is unknown, the server decides. */
export function useHasRole(): (needed: Role) => boolean {
  const account = useAccount();
  return (needed) => account === undefined || rankOf(account.role) >= rankOf(needed);
}

/** False for those who may only look. */
export function useMayEdit(): boolean {
  return useHasRole()('editor');
}
