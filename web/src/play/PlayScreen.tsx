import type { Puzzle } from '@monster/engine';
import type { ReactNode, RefObject } from 'react';
import { AdPlace, useHasAds } from '../ads/place/AdPlace.tsx';
import { ClueBanner } from './ClueBanner.tsx';
import { ClueList } from './ClueList.tsx';
import { Controls } from './Controls.tsx';
import type { NextStep } from './Controls.tsx';
import { Effects } from './Effects.tsx';
import { useDrawn } from './GameContext.ts';
import { Grid } from './Grid.tsx';
import sizeStyles from './gridSize.module.css';
import { LevelBar } from './LevelBar.tsx';
import liveStyles from './LiveRegion.module.css';
import { OnScreenKeyboard } from './OnScreenKeyboard.tsx';
import styles from './PlayScreen.module.css';
import { PuzzleHeader } from './PuzzleHeader.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import type { Drawing } from './useDrawing.ts';
import type { Earn } from './useRewardGate.tsx';
import type { NotedClues } from './popups/WhyPanel.tsx';
import type { PuzzleMetadata } from '../game/metadata.ts';

/** What a page specifies about the game on its screen. */
export interface ScreenProps {
  readonly metadata: PuzzleMetadata;
  readonly puzzle: Puzzle;
  /** The clues with their notes. */
  readonly clues: NotedClues;
  /** Under which the server's answer with the puzzle is in the HTML. */
  readonly path: string;
  /** What draws the screen; null where the server has drawn it. */
  readonly drawing: Drawing | null;
  /** 0 for no timer. */
  readonly timerMinutes: number;
  readonly level?: number;
  /** The date of a puzzle of the daily series. */
  readonly dailyDate?: string;
  readonly showsSize?: boolean;
  /** True for an editor's game, of which nothing is kept. */
  readonly isTest?: boolean;
  /** Whom the address asks to race: `best`, or the id of a solve. */
  readonly race?: string | null;
  readonly next: NextStep;
  /** The page's own buttons, next to the settings. */
  readonly tools?: ReactNode;
}

interface PlayScreenProps extends ScreenProps {
  /** The element that the game is played on. */
  readonly screen: RefObject<HTMLElement | null>;
  readonly earn: Earn;
  /** Hides the grid and the clues of a paused game. */
  readonly isCovered: boolean;
  /** Without these, a game is neither paused nor started over. */
  readonly onPause?: (() => void) | undefined;
  readonly onStartOver?: (() => void) | undefined;
  /** Whom the player races, or plays together with. */
  readonly bar?: ReactNode;
}

/** Describes the input to screen readers. */
function InputHelp() {
  return (
    <p id="cell-input-help" hidden>
      Arrow keys move, Space switches direction, Tab goes to the next unfilled clue, a period switches the
      pencil on and off. Escape, then Tab leaves the grid.
    </p>
  );
}

/** The game announces here what has just happened to players who cannot see it. */
function Announcer() {
  return (
    <p
      aria-live="polite"
      data-part="announcer"
      data-testid="announcements"
      className={liveStyles['hidden']}
      {...useDrawn(() => '')}
    />
  );
}

function Clues() {
  return (
    <div className={styles['clues']}>
      <ClueList direction="across" />
      <ClueList direction="down" />
    </div>
  );
}

/** Lays out the game. The grid and the clues are part of the server-rendered HTML. */
export function PlayScreen({
  metadata,
  puzzle,
  path,
  timerMinutes,
  level,
  dailyDate,
  showsSize,
  next,
  tools,
  screen,
  earn,
  isCovered,
  onPause,
  onStartOver,
  bar,
}: PlayScreenProps) {
  return (
    <main
      ref={screen}
      className={`${styles['screen']} ${sizeStyles['sized']}`}
      data-ads={useHasAds() || undefined}
      data-puzzle={metadata.id}
      data-path={path}
      data-daily={dailyDate}
      data-level={level}
      data-size={puzzle.size}
      data-covered={isCovered || undefined}
    >
      <AdPlace size="320x50" className={styles['ad']} />
      <PuzzleHeader metadata={metadata} showsSize={showsSize === true}>
        {tools}
        <SettingsMenu onStartOver={onStartOver} />
      </PuzzleHeader>
      {level !== undefined && <LevelBar level={level} />}
      <Controls hasTimer={timerMinutes > 0} earn={earn} onPause={onPause} next={next} />
      {bar}
      <div className={styles['board']} data-part="board">
        <Grid label={`${metadata.title}, ${puzzle.size} by ${puzzle.size} crossword`} />
        <Effects />
      </div>
      <ClueBanner />
      <Clues />
      <OnScreenKeyboard />
      <InputHelp />
      <Announcer />
    </main>
  );
}
