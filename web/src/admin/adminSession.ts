import type { OwnAccount } from '@monster/contract';
import { getAccount } from '../api/desk/accountCalls.ts';
import { checkAdmin, login, logout, logoutEverywhere } from '../api/desk/adminCalls.ts';
import { ApiError, send } from '../api/client.ts';
import type { ApiRequest } from '../api/client.ts';
import { createObservable } from '../lib/observable.ts';

/** Whether an admin is logged in: `anonymous` never was, `out` logged out, `ended` lost the session involuntarily. */
export interface AdminSession {
  readonly state: 'unknown' | 'in' | 'anonymous' | 'out' | 'ended';
  /** Tells an admin who may not expect the login form why it is shown. */
  readonly reason?: string;
  /** Who is logged in, if the server has said so. */
  readonly account?: OwnAccount;
}

/** The session, as far as this page knows. */
export const adminSession = createObservable<AdminSession>({ state: 'unknown' });

/** Asks the server whether an admin is logged in. */
export async function checkSession(): Promise<void> {
  try {
    const { isAdmin } = await send(checkAdmin());
    const { state } = adminSession.get();
    if (isAdmin) await enter();
    else if (state === 'in') endSession();
    else if (state === 'unknown') adminSession.set({ state: 'anonymous' });
  } catch {
    if (adminSession.get().state === 'unknown')
      adminSession.set({ state: 'anonymous', reason: 'The server could not be reached. Please try again.' });
  }
}

/** Shows the admin area, for whoever the server says it is. Without an answer to that, it refuses what must not be. */
async function enter(): Promise<void> {
  const account = await send(getAccount()).catch(() => undefined);
  adminSession.set({ state: 'in', ...(account !== undefined && { account }) });
}

/** Goes back to the login form because the server no longer knows the session. */
function endSession(): void {
  adminSession.set({ state: 'ended', reason: 'Your session has ended. Please log in again.' });
}

/** Logs in; throws an `ApiError` with the server's reason when it refuses. */
export async function logIn(username: string, password: string, code?: string): Promise<void> {
  const body = { username, password, ...(code !== undefined && { code }) };
  const { success, message } = await send(login({ body }));
  // A refusal, whatever the status says.
  if (!success) throw new ApiError(401, JSON.stringify({ message }));
  await enter();
}

export async function logOut(): Promise<void> {
  await send(logout());
  adminSession.set({ state: 'out' });
}

/** Ends every session of the account, in this and all other browsers. */
export async function logOutEverywhere(): Promise<void> {
  await sendAsAdmin(logoutEverywhere());
  adminSession.set({ state: 'out' });
}

/**
 * Ends the session here if a call failed because the server no longer knows it; returns the error unchanged. A call of an
 * earlier session than the current one says nothing about that.
 */
export function endSessionIfUnauthorized(error: unknown, session = adminSession.get()): unknown {
  if (error instanceof ApiError && error.status === 401 && session === adminSession.get()) endSession();
  return error;
}

/** Sends a call that requires an admin session. */
export async function sendAsAdmin<Reply>(request: ApiRequest<Reply>): Promise<Reply> {
  const session = adminSession.get();
  try {
    return await send(request);
  } catch (error) {
    // Somebody has changed the role, so the page may offer what it should not.
    if (error instanceof ApiError && error.status === 403) void checkSession();
    throw endSessionIfUnauthorized(error, session);
  }
}
