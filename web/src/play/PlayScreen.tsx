import type { Puzzle } from '@monster/engine';
import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { AdPlace, useHasAds } from '../ads/place/AdPlace.tsx';
import { ClueBanner } from './ClueBanner.tsx';
import { ClueList } from './ClueList.tsx';
import { Controls } from './Controls.tsx';
import type { NextStep } from './Controls.tsx';
import { Effects } from './Effects.tsx';
import { keepSelectionInView } from '../game/keepSelectionInView.ts';
import { useGame } from './GameContext.ts';
import { Grid } from './Grid.tsx';
import sizeStyles from './gridSize.module.css';
import { LevelBar } from './LevelBar.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { OnScreenKeyboard } from './OnScreenKeyboard.tsx';
import styles from './PlayScreen.module.css';
import { PuzzleHeader } from './PuzzleHeader.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import type { Earn } from './useRewardGate.tsx';
import type { PuzzleMetadata } from '../game/metadata.ts';

/** What a page specifies about the game on its screen. */
export interface ScreenProps {
  readonly metadata: PuzzleMetadata;
  readonly puzzle: Puzzle;
  /** 0 for no timer. */
  readonly timerMinutes: number;
  readonly level?: number;
  readonly showsSize?: boolean;
  readonly next: NextStep;
  /** The page's own buttons, next to the settings. */
  readonly tools?: ReactNode;
}

interface PlayScreenProps extends ScreenProps {
  readonly isReady: boolean;
  readonly earn: Earn;
  /** Hides the grid and the clues of a paused game. */
  readonly isCovered: boolean;
  readonly onPause: () => void;
  readonly onStartOver: () => void;
}

/** Keeps the focus in the cell input when something else on the screen is pressed. */
function keepFocus(event: MouseEvent): void {
  if (event.button === 0) event.preventDefault();
}

/** The grid, with its motion and sound, and with the selected cell in view. */
function Board({ label }: { label: string }) {
  const store = useGame();
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => (board.current === null ? undefined : keepSelectionInView(board.current, store)), [store]);
  return (
    <div ref={board} className={styles['board']}>
      <Grid label={label} />
      <Effects />
    </div>
  );
}

/** Lays out the game. The grid and the clues are part of the server-rendered HTML. */
export function PlayScreen({
  metadata,
  puzzle,
  timerMinutes,
  level,
  showsSize,
  next,
  tools,
  isReady,
  earn,
  isCovered,
  onPause,
  onStartOver,
}: PlayScreenProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its children are pressed, not the element itself
    <main
      className={`${styles['screen']} ${sizeStyles['sized']}`}
      data-ads={useHasAds() || undefined}
      data-level={level}
      data-size={puzzle.size}
      data-covered={isCovered || undefined}
      onMouseDown={keepFocus}
    >
      <AdPlace size="320x50" className={styles['ad']} />
      <PuzzleHeader metadata={metadata} showsSize={showsSize === true}>
        {tools}
        <SettingsMenu onStartOver={onStartOver} />
      </PuzzleHeader>
      {level !== undefined && <LevelBar level={level} />}
      <Controls hasTimer={timerMinutes > 0} isReady={isReady} earn={earn} onPause={onPause} next={next} />
      <Board label={`${metadata.title}, ${puzzle.size} by ${puzzle.size} crossword`} />
      <ClueBanner />
      <div className={styles['clues']}>
        <ClueList direction="across" />
        <ClueList direction="down" />
      </div>
      <OnScreenKeyboard />
      <p id="cell-input-help" hidden>
        Arrow keys move, Space switches direction, Tab goes to the next unfilled clue, a period switches the
        pencil on and off. Escape, then Tab leaves the grid.
      </p>
      {isReady && <LiveRegion />}
    </main>
  );
}
