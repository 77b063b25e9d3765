import { checkAdmin, login, logout } from '../api/desk/adminCalls.ts';
import { ApiError, send } from '../api/client.ts';
import type { ApiRequest } from '../api/client.ts';
import { createObservable } from '../lib/observable.ts';

/** Whether an admin is logged in here: a stranger never was, `left` logged out, `ended` lost the session unasked. */
export interface AdminSession {
  readonly state: 'unknown' | 'in' | 'stranger' | 'left' | 'ended';
  /** What the login form says to an admin who may wonder why it is there. */
  readonly reason?: string;
}

/** The session as far as this page knows it. */
export const adminSession = createObservable<AdminSession>({ state: 'unknown' });

/** Asks the server who is here. */
export async function checkSession(): Promise<void> {
  try {
    const { isAdmin } = await send(checkAdmin());
    const { state } = adminSession.get();
    if (isAdmin) adminSession.set({ state: 'in' });
    else if (state === 'in') endSession();
    else if (state === 'unknown') adminSession.set({ state: 'stranger' });
  } catch {
    if (adminSession.get().state === 'unknown')
      adminSession.set({ state: 'stranger', reason: 'The server could not be reached. Please try again.' });
  }
}

/** Goes back to the login form when the server no longer knows the session. */
function endSession(): void {
  adminSession.set({ state: 'ended', reason: 'Your session has ended. Please log in again.' });
}

/** Logs in; throws the server's objection. */
export async function logIn(username: string, password: string): Promise<void> {
  await send(login({ body: { username, password } }));
  adminSession.set({ state: 'in' });
}

export async function logOut(): Promise<void> {
  await send(logout());
  adminSession.set({ state: 'left' });
}

/** Ends the session here when a call was refused for lack of one; returns the error to be shown. */
export function noteRefusal(error: unknown): unknown {
  if (error instanceof ApiError && error.status === 401) endSession();
  return error;
}

/** Makes a call of the admin area. */
export async function sendAsAdmin<Reply>(request: ApiRequest<Reply>): Promise<Reply> {
  try {
    return await send(request);
  } catch (error) {
    throw noteRefusal(error);
  }
}
