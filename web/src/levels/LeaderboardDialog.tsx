import { MAX_DISPLAY_NAME_LENGTH } from '@monster/contract/limits';
import { useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/form/Field.tsx';
import styles from '../ui/form/Form.module.css';
import { useJoinLeaderboard } from './useJoinLeaderboard.ts';

/** Joins the leaderboard with the total score; who has joined before finds the name filled in. */
export function LeaderboardDialog({ totalScore, onClose }: { totalScore: number; onClose: () => void }) {
  const id = useId();
  const join = useJoinLeaderboard(totalScore);
  return (
    <Dialog title="Join the leaderboard" onClose={onClose}>
      <p>
        Your total score is <strong>{totalScore}</strong>. Your email is never shown to anyone.
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
