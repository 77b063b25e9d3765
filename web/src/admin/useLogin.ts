import { useState } from 'react';
import { ApiError } from '../api/client.ts';
import { showToast } from '../ui/toasts.ts';
import { logIn } from './adminSession.ts';

/** Tells of a failed login; what stays true for longer than a toast is given back, to stand in the form. */
function tellFailure(error: unknown): string | undefined {
  const isRefusal = error instanceof ApiError && (error.status === 401 || error.status === 429);
  showToast({
    variant: 'destructive',
    ...(isRefusal
      ? { title: 'Login Failed', description: error.reason ?? 'Invalid credentials' }
      : { title: 'Login Error', description: 'An error occurred during login' }),
  });
  return isRefusal && error.status === 429 ? error.reason : undefined;
}

/** The state of the login form; `submit` tells whether it went in. */
export function useLogin(reason: string | undefined) {
  const [note, setNote] = useState(reason);
  const [isSending, setIsSending] = useState(false);
  const submit = async (username: string, password: string): Promise<boolean> => {
    if (isSending) return false;
    setIsSending(true);
    try {
      await logIn(username, password);
      showToast({ title: 'Login Successful', description: 'You are now logged in as admin' });
      return true;
    } catch (error) {
      setNote(tellFailure(error));
      setIsSending(false);
      return false;
    }
  };
  return { note, isSending, submit };
}
