import { isOver } from '@monster/engine';
import { useEffect, useEffectEvent, useState } from 'react';
import { focusCellInput } from '../game/cellInput.ts';
import { hasNoInput } from '../game/gameNews.ts';
import type { GameStore } from '../game/gameStore.ts';
import { inNextTask } from '../lib/inNextTask.ts';
import { readInTab, writeInTab } from '../lib/storage.ts';
import { showToast } from '../ui/toasts.ts';
import { findOpponent } from './opponent.ts';
import type { Opponent } from './opponent.ts';
import { RaceBar } from './RaceBar.tsx';
import { RaceDialog } from './RaceDialog.tsx';
import { raceOnPage } from './raceOnPage.ts';

interface RaceProps {
  /** What the address asks for: `best`, or the id of a solve. */
  readonly race: string;
  readonly puzzleId: string;
  readonly store: GameStore;
  readonly timerMinutes: number;
  /** Where the screen has a place for the bar. */
  readonly className: string | undefined;
}

/** The race that goes on in this tab, so that it survives a reload. */
const tabKey = 'monster-race';

const nameOf = ({ puzzleId, race }: RaceProps): string => `${puzzleId} ${race}`;

/** True for a race that was started before the page was loaded again. */
function isGoingOn(props: RaceProps): boolean {
  const game = props.store.getState();
  return readInTab(tabKey) === nameOf(props) && !isOver(game) && !hasNoInput(game);
}

/** What starting over would throw away. */
function lossOf({ getState }: GameStore): 'nothing' | 'begun' | 'solved' {
  const game = getState();
  if (isOver(game)) return 'solved';
  return hasNoInput(game) ? 'nothing' : 'begun';
}

/** Looks for whom to race; if there is nobody, says why, and the game goes on without a race. */
function useOpponent(
  { race, puzzleId, store: { puzzle } }: RaceProps,
  onProblem: () => void,
): Opponent | null {
  const [opponent, setOpponent] = useState<Opponent | null>(null);
  const giveUp = useEffectEvent((problem: string) => {
    showToast({ title: 'There is no race', description: `${problem} You can play without one.` });
    onProblem();
  });
  useEffect(() => {
    let isWanted = true;
    const find = async (): Promise<void> => {
      const found = await findOpponent(puzzle, puzzleId, race);
      if (!isWanted) return;
      if ('problem' in found) giveUp(found.problem);
      else setOpponent(found);
    };
    void find();
    return () => void (isWanted = false);
  }, [puzzle, puzzleId, race]);
  return opponent;
}

/** A race against a ghost on the game that is played here. Its clock is that of the game, with all pauses. */
export function Race(props: RaceProps) {
  const { puzzleId, store, timerMinutes, className } = props;
  const [stage, setStage] = useState<'asked' | 'racing' | 'none'>(() =>
    isGoingOn(props) ? 'racing' : 'asked',
  );
  const opponent = useOpponent(props, () => setStage('none'));
  const start = (): void => {
    if (lossOf(store) !== 'nothing') store.dispatch({ type: 'startOver', timerMinutes });
    writeInTab(tabKey, nameOf(props));
    setStage('racing');
    inNextTask(focusCellInput);
  };
  const again = useEffectEvent(start);
  useEffect(() => {
    if (stage !== 'racing' || opponent === null) return undefined;
    raceOnPage.set({ puzzleId, puzzle: store.puzzle, opponent, again: () => again() });
    return () => raceOnPage.set(null);
  }, [stage, opponent, puzzleId, store]);
  const decline = (): void => {
    setStage('none');
    inNextTask(focusCellInput);
  };
  if (stage === 'asked')
    return <RaceDialog opponent={opponent} loses={lossOf(store)} onStart={start} onDecline={decline} />;
  if (stage === 'none' || opponent === null) return null;
  return <RaceBar store={store} opponent={opponent} className={className} />;
}
