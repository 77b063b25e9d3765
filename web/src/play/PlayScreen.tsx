import type { Puzzle } from '@monster/engine';
import type { MouseEvent, ReactNode } from 'react';
import { AdPlace } from '../ads/place/AdPlace.tsx';
import { showToast } from '../ui/toasts.ts';
import { almostThere } from '../game/announce.ts';
import { ClueBanner } from './ClueBanner.tsx';
import { ClueList } from './ClueList.tsx';
import { Controls } from './Controls.tsx';
import { Effects } from './Effects.tsx';
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

/** What a page says of the game on its screen. */
export interface ScreenProps {
  readonly metadata: PuzzleMetadata;
  readonly puzzle: Puzzle;
  /** 0 for none. */
  readonly timerMinutes: number;
  readonly level?: number;
  readonly showsSize?: boolean;
  /** What the Reveal All button becomes when the puzzle is over. */
  readonly next: { readonly label: string; readonly go: () => void };
  /** What the page offers beside the settings. */
  readonly tools?: ReactNode;
}

interface PlayScreenProps extends ScreenProps {
  readonly isReady: boolean;
  readonly earn: Earn;
  readonly onStartOver: () => void;
}

const complainQuietly = (): void => showToast({ title: almostThere });

/** Whatever is pressed, the focus stays where letters are typed. */
function keepFocus(event: MouseEvent): void {
  if (event.button === 0) event.preventDefault();
}

/** Where everything stands. The grid and the clues are in the first HTML. */
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
  onStartOver,
}: PlayScreenProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what it holds is pressed, not itself
    <main
      className={`${styles['screen']} ${sizeStyles['sized']}`}
      data-level={level}
      data-size={puzzle.size}
      onMouseDown={keepFocus}
    >
      <div className={styles['ad']}>
        <AdPlace size="320x50" />
      </div>
      <PuzzleHeader metadata={metadata} showsSize={showsSize === true}>
        {tools}
        <SettingsMenu onStartOver={onStartOver} />
      </PuzzleHeader>
      {level !== undefined && <LevelBar level={level} />}
      <Controls hasTimer={timerMinutes > 0} isReady={isReady} earn={earn} next={next} />
      <div className={styles['board']}>
        <Grid label={`${metadata.title}, ${puzzle.size} by ${puzzle.size} crossword`} />
        <Effects />
      </div>
      <ClueBanner />
      <div className={styles['clues']}>
        <ClueList direction="across" />
        <ClueList direction="down" />
      </div>
      <OnScreenKeyboard />
      <p id="cell-input-help" hidden>
        Arrow keys move, Space turns, Tab goes to the next unfilled clue. Escape, then Tab leaves the grid.
      </p>
      {isReady && <LiveRegion onAlmostThere={complainQuietly} />}
    </main>
  );
}
