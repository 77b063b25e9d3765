import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './dialogs.module.css';
import { TimesUpDialog } from './TimesUpDialog.tsx';
import type { WaysOn } from './TimesUpDialog.tsx';
import { WhyPanel } from './WhyPanel.tsx';
import type { NotedClues } from './WhyPanel.tsx';

/** Asks before throwing the player's letters away. */
function StartOverDialog({ onStartOver, onClose }: { onStartOver: () => void; onClose: () => void }) {
  return (
    <Dialog title="Start over?" onClose={onClose}>
      <p>This clears every letter in the puzzle and resets its hints and clock.</p>
      <div className={styles['actions']}>
        <Button onClick={onStartOver}>Start over</Button>
        <Button variant="quiet" onClick={onClose}>
          Keep playing
        </Button>
      </div>
    </Dialog>
  );
}

/** Covers the game, whose clock stops while a dialog is open. */
function PauseDialog({ onResume }: { onResume: () => void }) {
  return (
    <Dialog title="Paused" onClose={onResume}>
      <p>The clock is stopped, and the puzzle is covered until you come back.</p>
      <div className={styles['actions']}>
        <Button onClick={onResume}>Resume</Button>
      </div>
    </Dialog>
  );
}

interface GamePopupsProps {
  readonly clues: NotedClues;
  readonly popup: 'none' | 'startOver' | 'pause';
  readonly waysOn: WaysOn | undefined;
  readonly onTryAgain: () => void;
  readonly onStartOver: () => void;
  readonly onClose: () => void;
}

/** The dialogs that every game has, and what is said about its clues afterward. */
export function GamePopups({ clues, popup, waysOn, onTryAgain, onStartOver, onClose }: GamePopupsProps) {
  return (
    <>
      <WhyPanel clues={clues} />
      <TimesUpDialog {...waysOn} onTryAgain={onTryAgain} />
      {popup === 'startOver' && <StartOverDialog onStartOver={onStartOver} onClose={onClose} />}
      {popup === 'pause' && <PauseDialog onResume={onClose} />}
    </>
  );
}
