import { checkAdmin, login, logout, logoutEverywhere } from '../api/desk/adminCalls.ts';
import { ApiError, send } from '../api/client.ts';
import type { ApiRequest } from '../api/client.ts';
import { createObservable } from '../lib/observable.ts';

/** Whether an admin is logged in: `anonymous` never was, `out` logged out, `ended` lost the session involuntarily. */
export interface AdminSession {
  readonly state: 'unknown' | 'in' | 'anonymous' | 'out' | 'ended';
  /** Tells an admin who may not expect the login form why it is shown. */
  readonly reason?: string;
}

/** The session, as far as this page knows. */
export const adminSession = createObservable<AdminSession>({ state: 'unknown' });

/** Asks the server whether an admin is logged in. */
export async function checkSession(): Promise<void> {
  try {
    const { isAdmin } = await send(checkAdmin());
    const { state } = adminSession.get();
    if (isAdmin) adminSession.set({ state: 'in' });
    else if (state === 'in') endSession();
    else if (state === 'unknown') adminSession.set({ state: 'anonymous' });
  } catch {
    if (adminSession.get().state === 'unknown')
      adminSession.set({ state: 'anonymous', reason: 'The server could not be reached. Please try again.' });
  }
}

/** Goes back to the login form because the server no longer knows the session. */
function endSession(): void {
  adminSession.set({ state: 'ended', reason: 'Your session has ended. Please log in again.' });
}

/** Logs in; throws an `ApiError` with the server's reason when it refuses. */
export async function logIn(username: string, password: string): Promise<void> {
  const { success, message } = await send(login({ body: { username, password } }));
  // A refusal, whatever the status says.
  if (!success) throw new ApiError(401, JSON.stringify({ message }));
  adminSession.set({ state: 'in' });
}

export async function logOut(): Promise<void> {
  await send(logout());
  adminSession.set({ state: 'out' });
}

/** Ends every session, in this and all other browsers. */
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
    throw endSessionIfUnauthorized(error, session);
  }
}
