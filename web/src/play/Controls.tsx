import { canUseHint, HINTS_PER_PUZZLE, isOver as isGameOver } from '@monster/engine';
import type { Command, Scope } from '@monster/engine';
import { inNextTask } from '../lib/inNextTask.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { showToast } from '../ui/toasts.ts';
import { focusCellInput } from '../game/cellInput.ts';
import { Clock } from './Clock.tsx';
import styles from './Controls.module.css';
import { useDrawn, useGame, useGameValue } from './GameContext.ts';
import screenStyles from './PlayScreen.module.css';
import { ToolMenu } from './ToolMenu.tsx';
import type { Earn } from './useRewardGate.tsx';

/** What the Reveal All button says, and where it leads, once the puzzle is over. */
export interface NextStep {
  readonly label: string;
  readonly go: () => void;
  /** A second way on, which takes the place of Check Answers. */
  readonly other?:
    | ({ readonly label: string } & ({ readonly href: string } | { readonly go: () => void }))
    | undefined;
}

interface ControlsProps {
  readonly hasTimer: boolean;
  readonly earn: Earn;
  readonly onPause: (() => void) | undefined;
  readonly next: NextStep;
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
  /** A way on that covers the button. */
  readonly other: NextStep['other'] | false;
}

function CheckButton({ isEnabled, onCheck, other }: CheckButtonProps) {
  return (
    <span className={styles['either']}>
      <Button variant="quiet" size="small" disabled={!isEnabled} onClick={onCheck}>
        Check Answers
      </Button>
      {other && 'href' in other && (
        <LinkButton variant="quiet" size="small" href={other.href}>
          {other.label}
        </LinkButton>
      )}
      {other && 'go' in other && (
        <Button variant="quiet" size="small" onClick={other.go}>
          {other.label}
        </Button>
      )}
    </span>
  );
}

/** What the tools do. Everything happens in the next task, so that the press itself shows at once. */
export interface Tools {
  readonly check: (scope: Scope) => void;
  readonly reveal: (scope: Scope) => void;
  readonly giveHint: () => void;
}

function useTools(earn: Earn): Tools {
  const { dispatch, getState } = useGame();
  const later = (command: Command): void => {
    focusCellInput();
    inNextTask(() => dispatch(command));
  };
  return {
    check: (scope) => {
      later({ type: 'check', scope });
      if (scope === 'grid')
        showToast({ title: 'Checked answers. Correctly solved clues are now highlighted in pastel green.' });
    },
    reveal: (scope) => {
      if (scope === 'grid') earn('revealall', () => later({ type: 'revealAll' }));
      else earn('hint', () => later({ type: 'reveal', scope }));
    },
    giveHint: () =>
      earn('hint', () => {
        const { hintsUsed } = getState();
        focusCellInput();
        // Another press may have come before this one was handled; both together are one hint.
        inNextTask(() => {
          const seed = Math.floor(Math.random() * 2 ** 31);
          if (getState().hintsUsed === hintsUsed) dispatch({ type: 'useHint', seed });
        });
      }),
  };
}

/** Undo, redo and the pencil, which the game handles itself. */
function EditButtons() {
  const drawn = useDrawn((drawing) => <drawing.EditButtons />);
  return <span className={styles['edits']} {...drawn} />;
}

/** The toolbar: clock, hints, Check Answers, more tools and, apart from them, Reveal All. */
export function Controls({ hasTimer, earn, onPause, next }: ControlsProps) {
  const tools = useTools(earn);
  const phase = useGameValue((state) => state.phase);
  const hintsUsed = useGameValue((state) => state.hintsUsed);
  const canHint = useGameValue((state, { puzzle }) => canUseHint(puzzle, state));
  const isOver = useGameValue(isGameOver);
  const isPlaying = phase === 'playing';
  const revealOrGo = (): void => (isOver ? next.go() : tools.reveal('grid'));
  return (
    <div
      className={`${screenStyles['tools']} ${styles['controls']}`}
      role="toolbar"
      aria-label="Puzzle tools"
    >
      <Clock hasTimer={hasTimer} onPause={onPause} />
      <span className={styles['hints']} data-settling={hintsUsed % 2}>
        <HintBulbs />
        <Button variant="quiet" size="small" disabled={!canHint} onClick={tools.giveHint}>
          Use Hint
        </Button>
      </span>
      <CheckButton isEnabled={isPlaying} onCheck={() => tools.check('grid')} other={isOver && next.other} />
      <EditButtons />
      <ToolMenu tools={tools} hasTimer={hasTimer} isPlaying={isPlaying} onPause={onPause} />
      <span className={styles['end']} data-settling={isOver ? 1 : 0}>
        <Button
          variant={isOver ? 'primary' : 'quiet'}
          size="small"
          disabled={phase === 'timed-out'}
          onClick={revealOrGo}
        >
          {isOver ? next.label : 'Reveal All'}
        </Button>
      </span>
    </div>
  );
}
