import { Button } from '../ui/Button.tsx';

interface LoadFailureProps {
  readonly what:
    | 'puzzles'
    | 'the audit trail'
    | 'the trash'
    | 'the puzzle'
    | 'the history'
    | 'the statistics'
    | 'the names'
    | 'the team'
    | 'your account';
  readonly onRetry: () => void;
}

/** Says what could not be loaded and offers to try again. */
export function LoadFailure({ what, onRetry }: LoadFailureProps) {
  return (
    <div role="alert">
      <p>Failed to load {what}</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
