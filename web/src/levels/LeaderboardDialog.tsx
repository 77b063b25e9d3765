import { useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import styles from '../ui/Form.module.css';
import { useJoinLeaderboard } from './useJoinLeaderboard.ts';

/** Joins the leaderboard with the total score; who has joined before finds the name filled in. */
export function LeaderboardDialog({ totalScore, onClose }: { totalScore: number; onClose: () => void }) {
  const id = useId();
  const join = useJoinLeaderboard(totalScore);
  return (
    <Dialog title="Join the leaderboard" onClose={onClose}>
      <p>Your total score is {totalScore}. Your email is never shown to anyone.</p>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void join.submit();
        }}
      >
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
        <Field
          id={`${id}-name`}
          label="Username"
          autoComplete="nickname"
          maxLength={40}
          required
          value={join.displayName}
          onFocus={() => void join.prefill()}
          onChange={(event) => join.setDisplayName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={join.isSending}>
          View Leaderboard
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </form>
    </Dialog>
  );
}
