import { ApiError, callApi } from '../../api.ts';

/** Whether an admin is logged in here: a stranger never was, `left` logged out, `ended` lost the session unasked. */
export interface AdminSession {
  readonly state: 'unknown' | 'in' | 'stranger' | 'left' | 'ended';
  /** What the login form says to who may wonder why it is there. */
  readonly reason?: string;
}

let session: AdminSession = { state: 'unknown' };
const listeners = new Set<() => void>();

function change(next: AdminSession): void {
  session = next;
  for (const listener of listeners) listener();
}

export function currentSession(): AdminSession {
  return session;
}

/** Calls the listener on every change, until the function it gives is called. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the server who is here. */
export async function checkSession(): Promise<void> {
  try {
    const { isAdmin } = await callApi<{ isAdmin: boolean }>('/admin/check');
    if (isAdmin) change({ state: 'in' });
    else if (session.state === 'in') endSession();
    else if (session.state === 'unknown') change({ state: 'stranger' });
  } catch {
    if (session.state === 'unknown')
      change({ state: 'stranger', reason: 'The server could not be reached. Please try again.' });
  }
}

/** Goes back to the login form when the server no longer knows the session. */
export function endSession(): void {
  change({ state: 'ended', reason: 'Your session has ended. Please log in again.' });
}

/** An init for `callApi` with a JSON body. */
export function jsonBody(method: 'POST' | 'PATCH', body: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Logs in; throws what the server said against it. */
export async function logIn(username: string, password: string): Promise<void> {
  await callApi('/admin/login', jsonBody('POST', { username, password }));
  change({ state: 'in' });
}

export async function logOut(): Promise<void> {
  await callApi('/admin/logout', { method: 'POST' });
  change({ state: 'left' });
}

/** Ends the session here when a call was refused for want of one; gives the error back to be told. */
export function noteRefusal(error: unknown): unknown {
  if (error instanceof ApiError && error.status === 401) endSession();
  return error;
}

/** A call of the admin area. */
export async function callAdmin<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  try {
    return await callApi<Answer>(path, init);
  } catch (error) {
    throw noteRefusal(error);
  }
}
