import { canUseHint, HINTS_PER_PUZZLE, isFlashing } from '@monster/engine';
import type { Command } from '@monster/engine';
import type { MouseEvent } from 'react';
import { clockFace } from '../game/clockFace.ts';
import { inNextTask } from '../lib/inNextTask.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { showToast } from '../ui/toasts.ts';
import { focusCellInput } from './CellInput.tsx';
import styles from './Controls.module.css';
import { useGame, useGameValue } from './GameContext.ts';
import screenStyles from './PlayScreen.module.css';
import type { Earn } from './useRewardGate.tsx';

/** What the Reveal All button says, and where it leads, once the puzzle is over. */
export interface NextStep {
  readonly label: string;
  readonly go: () => void;
  /** A second way on, which takes the place of Check Answers. */
  readonly other?: { readonly label: string; readonly href: string } | undefined;
}

interface ControlsProps {
  readonly hasTimer: boolean;
  readonly isReady: boolean;
  readonly earn: Earn;
  readonly next: NextStep;
}

/** Shows the time left; its border flashes when time is running out. */
function Timer() {
  const seconds = useGameValue((state) => Math.ceil(state.clock.remainingMs / 1000));
  const isLow = useGameValue(isFlashing);
  return (
    <p role="timer" aria-label="Time left" className={isLow ? styles['flashing'] : styles['timer']}>
      {clockFace(seconds)}
    </p>
  );
}

/** Shows one lightbulb per hint, lit until the hint is used. */
function HintBulbs() {
  const left = HINTS_PER_PUZZLE - useGameValue((state) => state.hintsUsed);
  return (
    <span className={styles['bulbs']} role="img" aria-label={`${left} of ${HINTS_PER_PUZZLE} hints left`}>
      {Array.from({ length: HINTS_PER_PUZZLE }, (_, index) => (
        <svg
          key={index}
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={index < left ? styles['lit'] : styles['out']}
        >
          <path d="M12 2a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2zM9 19h6v1.5a1.5 1.5 0 0 1-1.5 1.5h-3A1.5 1.5 0 0 1 9 20.5z" />
        </svg>
      ))}
    </span>
  );
}

interface CheckButtonProps {
  readonly isEnabled: boolean;
  readonly onCheck: () => void;
  /** A link that covers the button. */
  readonly link: NextStep['other'] | false;
}

function CheckButton({ isEnabled, onCheck, link }: CheckButtonProps) {
  return (
    <span className={styles['either']}>
      <Button variant="quiet" size="small" disabled={!isEnabled} onClick={onCheck}>
        Check Answers
      </Button>
      {link && (
        <LinkButton variant="quiet" size="small" href={link.href}>
          {link.label}
        </LinkButton>
      )}
    </span>
  );
}

/** The toolbar: timer, hints, Check Answers and Reveal All. */
export function Controls({ hasTimer, isReady, earn, next }: ControlsProps) {
  const { dispatch } = useGame();
  const phase = useGameValue((state) => state.phase);
  const canHint = useGameValue((state, { puzzle }) => canUseHint(puzzle, state));
  const isOver = phase === 'revealed-all' || phase === 'complete';
  const dispatchLater = (command: Command): void => void inNextTask(() => dispatch(command));
  const check = (): void => {
    focusCellInput();
    dispatchLater({ type: 'checkAnswers' });
    showToast({ title: 'Checked answers. Correctly solved clues are now highlighted in pastel green.' });
  };
  const revealOrGo = (event: MouseEvent): void => {
    if (!isOver) earn('revealall', () => dispatchLater({ type: 'revealAll' }));
    // The second click of a double-click was meant for what the button said before.
    else if (event.detail < 2) next.go();
  };
  const giveHint = (): void => {
    focusCellInput();
    dispatchLater({ type: 'useHint', seed: Math.floor(Math.random() * 2 ** 31) });
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
      <CheckButton isEnabled={isReady && phase === 'playing'} onCheck={check} link={isOver && next.other} />
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
