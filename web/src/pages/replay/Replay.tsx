import { entryName, ghostAt, ghostOf } from '@monster/engine';
import type { Ghost, Puzzle, Replayed } from '@monster/engine';
import { useMemo, useState } from 'react';
import { formatTime } from '../../game/clockFace.ts';
import { LettersChart } from './LettersChart.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayGrid } from './ReplayGrid.tsx';
import { longestPauseMs, timelineOf } from './timeline.ts';
import { usePlayback } from './usePlayback.ts';
import styles from './ReplayPage.module.css';

/** "0:42 of 3:10, 4 of 10 words, last 3-Down". */
function describePlace(puzzle: Puzzle, ghost: Ghost, nowMs: number): string {
  const { words } = ghostAt(ghost, nowMs);
  const last = puzzle.words[ghost.words[words - 1]?.[1] ?? -1];
  const place = `${formatTime(nowMs)} of ${formatTime(ghost.playedMs)}, ${words} of ${puzzle.words.length} words`;
  return last === undefined ? place : `${place}, last ${entryName(last)}`;
}

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface ReplayProps {
  readonly title: string;
  readonly puzzle: Puzzle;
  readonly moments: readonly Replayed[];
  readonly ghost: Ghost;
}

function Player({ title, puzzle, moments, ghost }: ReplayProps) {
  const [isWhole, setIsWhole] = useState(false);
  const times = useMemo(() => timelineOf(moments, isWhole ? Infinity : longestPauseMs), [moments, isWhole]);
  const [isPlayingAtFirst] = useState(() => !prefersStillness());
  const playback = usePlayback(times, isPlayingAtFirst);
  const shown = moments[playback.moment - 1];
  const nowMs = shown?.playedMs ?? 0;
  return (
    <>
      <div className={styles['player']}>
        <ReplayGrid label={`Your letters in ${title}`} puzzle={puzzle} game={shown?.after ?? null} />
        <ReplayControls
          playback={playback}
          moments={moments.length}
          place={describePlace(puzzle, ghost, nowMs)}
          isWhole={isWhole}
          onWhole={setIsWhole}
        />
      </div>
      <LettersChart puzzle={puzzle} ghost={ghost} nowMs={nowMs} />
    </>
  );
}

/** A solve over the grid, as it went, with a chart of its letters. */
export function Replay(props: Omit<ReplayProps, 'ghost'>) {
  const ghost = useMemo(() => ghostOf(props.moments), [props.moments]);
  return ghost === null ? null : <Player {...props} ghost={ghost} />;
}
