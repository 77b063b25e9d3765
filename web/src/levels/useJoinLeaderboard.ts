import { normalizeEmail } from '@monster/contract/limits';
import type { LeaderboardCheck } from '@monster/contract';
import { useEffect, useState } from 'react';
import { submitScore } from '../api/player/levelCalls.ts';
import { ApiError, send } from '../api/client.ts';
import { useSite } from '../site/site.ts';
import { dismissToast, showToast } from '../ui/toasts.ts';
import { isEmail, uidOf } from '../site/uid.ts';
import { rememberEmail, visitEmail } from '../site/visitEmail.ts';

function complain(title: string, description: string): void {
  showToast({ title, description, variant: 'destructive' });
}

function complainOf(error: unknown): void {
  if (error instanceof ApiError) complain('Failed to submit', error.reason ?? 'Please try again.');
  else complain('Error', 'Failed to connect to the server. Please try again.');
}

/** Whether an email has joined, and under which name; null where that could not be found out. */
function findPlayer(email: string): Promise<LeaderboardCheck | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./leaderboardCheckWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<LeaderboardCheck | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(email);
  });
}

async function knownName(email: string): Promise<string> {
  const known = isEmail(email) ? await findPlayer(email) : null;
  return known?.exists === true ? known.displayName : '';
}

/** The state of the join form; what was typed stays when the server cannot be reached. */
export function useJoinLeaderboard(totalScore: number) {
  const { uidSalt } = useSite();
  const [email, setEmail] = useState(() => visitEmail() ?? '');
  const [storedName, setStoredName] = useState('');
  const [typedName, setTypedName] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const displayName = typedName ?? storedName;

  const prefill = async (): Promise<void> => setStoredName(await knownName(normalizeEmail(email)));
  useEffect(() => void knownName(visitEmail() ?? '').then(setStoredName), []);

  const submit = async (): Promise<void> => {
    if (isSending) return;
    if (email.trim() === '' || displayName.trim() === '')
      return complain('Missing information', 'Please provide both email and username.');
    dismissToast();
    setIsSending(true);
    try {
      const body = { email: normalizeEmail(email), displayName: displayName.trim(), totalScore };
      await send(submitScore({ body }));
      rememberEmail(email);
      location.assign(`/leaderboard?uid=${await uidOf(email, uidSalt)}`);
    } catch (error) {
      complainOf(error);
      setIsSending(false);
    }
  };
  return { email, setEmail, displayName, setDisplayName: setTypedName, isSending, prefill, submit };
}
