import { Button } from '../../ui/Button.tsx';

/** Says that the puzzles could not be loaded and offers to try again. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p>Failed to load puzzles</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
