import { canUseHint } from '@monster/engine';
import type { Command } from '@monster/engine';
import type { MouseEvent } from 'react';
import { inNextTask } from '../lib/inNextTask.ts';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toasts.ts';
import { focusCellInput } from './CellInput.tsx';
import styles from './Controls.module.css';
import { useGame, useGameValue } from './GameContext.ts';
import { HintBulbs } from './HintBulbs.tsx';
import screenStyles from './PlayScreen.module.css';
import { Timer } from './Timer.tsx';
import type { Earn } from './useRewardGate.tsx';

interface ControlsProps {
  readonly hasTimer: boolean;
  readonly isReady: boolean;
  readonly earn: Earn;
  /** What the Reveal All button reads, and where it leads, once the puzzle is over. */
  readonly next: { readonly label: string; readonly go: () => void };
}

/** Timer, hints, checking, Reveal All and settings. */
export function Controls({ hasTimer, isReady, earn, next }: ControlsProps) {
  const { dispatch } = useGame();
  const phase = useGameValue((state) => state.phase);
  const canHint = useGameValue((state, { puzzle }) => canUseHint(puzzle, state));
  const isOver = phase === 'revealed-all' || phase === 'complete';
  const act = (command: Command): void => void inNextTask(() => dispatch(command));
  const check = (): void => {
    focusCellInput();
    act({ type: 'checkAnswers' });
    showToast({ title: 'Checked answers. Correctly solved clues are now highlighted in pastel green.' });
  };
  const revealOrGo = (event: MouseEvent): void => {
    if (!isOver) earn('revealall', () => act({ type: 'revealAll' }));
    // The second press of a double click meant what the button read before.
    else if (event.detail < 2) next.go();
  };
  const giveHint = (): void => {
    focusCellInput();
    act({ type: 'useHint', seed: Math.floor(Math.random() * 2 ** 31) });
  };
  return (
    <div
      className={`${screenStyles['tools']} ${styles['controls']}`}
      role="toolbar"
      aria-label="Puzzle tools"
    >
      {hasTimer && <Timer />}
      <HintBulbs />
      <Button
        variant="quiet"
        size="small"
        disabled={!isReady || !canHint}
        onClick={() => earn('hint', giveHint)}
      >
        Use Hint
      </Button>
      <Button variant="quiet" size="small" disabled={!isReady || phase !== 'playing'} onClick={check}>
        Check Answers
      </Button>
      <Button
        variant={isOver ? 'primary' : 'quiet'}
        size="small"
        disabled={!isReady || phase === 'timed-out'}
        onClick={revealOrGo}
      >
        {isOver ? next.label : 'Reveal All'}
      </Button>
    </div>
  );
}
