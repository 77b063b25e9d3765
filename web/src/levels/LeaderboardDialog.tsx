import type { LeaderboardCheck } from '@monster/contract';
import { MAX_DISPLAY_NAME_LENGTH, normalizeEmail } from '@monster/contract/limits';
import { useEffect, useId, useState } from 'react';
import { submitScore } from '../api/player/levelCalls.ts';
import { forgetCalls, isRefused, sendOrKeep } from '../api/player/waitingCalls.ts';
import { ApiError } from '../api/client.ts';
import type { ApiRequest } from '../api/client.ts';
import { parseJson } from '../lib/check.ts';
import { useSite } from '../site/site.ts';
import { isEmail, uidOf } from '../site/uid.ts';
import { rememberEmail, visitEmail } from '../site/visitEmail.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/form/Field.tsx';
import styles from '../ui/form/Form.module.css';
import { dismissToast, showToast } from '../ui/toasts.ts';

function showError(title: string, description: string): void {
  showToast({ title, description, variant: 'destructive' });
}

function showFailure(error: unknown): void {
  if (error instanceof ApiError) showError('Failed to submit', error.reason ?? 'Please try again.');
  else showError('Error', 'Failed to connect to the server. Please try again.');
}

/** Finds out whether an email has joined, and under which name. Resolves to null when that fails. */
function findPlayer(email: string): Promise<LeaderboardCheck | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./leaderboardCheckWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<LeaderboardCheck | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(email);
  });
}

async function findName(email: string): Promise<string> {
  const player = isEmail(email) ? await findPlayer(email) : null;
  return player?.exists === true ? player.displayName : '';
}

/** Forgets waiting scores of this player, which would arrive after the new one and bring back an old name. */
function forgetEarlier(request: ApiRequest<unknown>, email: string): void {
  forgetCalls(
    ({ path, body }) =>
      path === request.path && (parseJson(body) as { email?: unknown } | undefined)?.email === email,
  );
}

/** The state of the join form. What was typed stays when the server cannot be reached, and the score is sent later. */
function useJoinLeaderboard(totalScore: number) {
  const { uidSalt } = useSite();
  const [email, setEmail] = useState(() => visitEmail() ?? '');
  const [storedName, setStoredName] = useState('');
  const [typedName, setTypedName] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [waitingEmail, setWaitingEmail] = useState('');
  const displayName = typedName ?? storedName;

  const prefill = async (): Promise<void> => setStoredName(await findName(normalizeEmail(email)));
  useEffect(() => void findName(visitEmail() ?? '').then(setStoredName), []);

  const submit = async (): Promise<void> => {
    if (isSending) return;
    if (email.trim() === '' || displayName.trim() === '')
      return showError('Missing information', 'Please provide both email and username.');
    dismissToast();
    setIsSending(true);
    const body = { email: normalizeEmail(email), displayName: displayName.trim(), totalScore };
    const request = submitScore({ body });
    for (const each of [body.email, waitingEmail]) forgetEarlier(request, each);
    try {
      await sendOrKeep(request);
      rememberEmail(email);
      location.assign(`/leaderboard?uid=${await uidOf(email, uidSalt)}`);
    } catch (error) {
      showFailure(error);
      setIsSending(false);
      setWaitingEmail(isRefused(error) ? '' : body.email);
    }
  };
  const isWaiting = waitingEmail !== '';
  return {
    email,
    setEmail,
    displayName,
    setDisplayName: setTypedName,
    isSending,
    isWaiting,
    prefill,
    submit,
  };
}

/** Joins the leaderboard with the total score. For players who have joined before, the name is filled in. */
export function LeaderboardDialog({ totalScore, onClose }: { totalScore: number; onClose: () => void }) {
  const id = useId();
  const join = useJoinLeaderboard(totalScore);
  return (
    <Dialog title="Join the leaderboard" onClose={onClose}>
      <p aria-live="polite">
        Your total score is <strong>{totalScore}</strong>.{' '}
        {/* As long as each other, so that nothing moves. */}
        {join.isWaiting ? 'It will be sent as soon as possible.' : 'Your email is never shown to anyone.'}
      </p>
      <form
        className={styles['form']}
        noValidate
        aria-busy={join.isSending}
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.querySelector<HTMLElement>(':invalid')?.focus();
          void join.submit();
        }}
      >
        <Field
          id={`${id}-name`}
          label="Username"
          autoComplete="nickname"
          maxLength={MAX_DISPLAY_NAME_LENGTH}
          required
          value={join.displayName}
          onChange={(event) => join.setDisplayName(event.currentTarget.value)}
        />
        <Field
          id={`${id}-email`}
          label="Email"
          type="email"
          autoComplete="email"
          required
          value={join.email}
          onChange={(event) => join.setEmail(event.currentTarget.value)}
          onBlur={() => void join.prefill()}
        />
        <div className={styles['actions']}>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">View Leaderboard</Button>
        </div>
      </form>
    </Dialog>
  );
}
