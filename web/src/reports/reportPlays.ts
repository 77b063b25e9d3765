import { isOver } from '@monster/engine';
import type { GameState, Puzzle } from '@monster/engine';
import { sendPlayReport } from '../api/player/reportPlay.ts';
import type { GameStore } from '../game/gameStore.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import type { Site } from '../site/site.ts';
import { mayReport, whenAgreed } from './mayReport.ts';
import { reportOf } from './reportOf.ts';
import type { NextReport } from './reportOf.ts';

/** Finds the letters that are wrong when the player has them checked, or has filled in the last cell. */
function watchMistakes({ puzzle, getState, subscribe }: GameStore) {
  const wrong = new Set<number>();
  const isOpen = ({ cells }: Puzzle, state: GameState, cell: number): boolean =>
    cells[cell]?.isBlack === false && state.cells[cell]?.userValue === '';
  const note = (isWrong: (cell: number) => boolean): void =>
    puzzle.cells.forEach((_, cell) => isWrong(cell) && wrong.add(cell));
  /** A cell that was empty when we last looked: while it is, the grid is not full, and a letter costs one look. */
  let gap = 0;
  const look = (state: GameState): void => {
    note((cell) => state.cells[cell]?.isError === true);
    if (isOpen(puzzle, state, gap)) return;
    gap = puzzle.cells.findIndex((_, cell) => isOpen(puzzle, state, cell));
    if (gap >= 0 || isOver(state)) return;
    note(
      (cell) => !puzzle.cells[cell]?.isBlack && state.cells[cell]?.userValue !== puzzle.cells[cell]?.answer,
    );
  };
  look(getState());
  const stop = subscribe((before, after, command) => {
    if (command === undefined || before.cells === after.cells) return;
    if (before.checks !== after.checks || !isOpen(puzzle, after, gap)) look(after);
  });
  return { wrong, stop };
}

/**
 * Sends a report and notes it, before it is sent: another tab must not send it, too, and this page may be gone before the
 * answer. If it has not arrived and nothing else was noted since, the note is taken back.
 */
async function sendNoted(puzzleId: string, key: string, { report, reported }: NextReport): Promise<void> {
  const before = readStored(key).value ?? null;
  writeStored(key, reported);
  if (await sendPlayReport(puzzleId, report)) return;
  if (JSON.stringify(readStored(key).value) === JSON.stringify(reported)) writeStored(key, before);
}

/**
 * Reports a game for the statistics of its puzzle, from now on until the returned function is called: that it was begun,
 * how it ended, and where it was left. Call it once the player has done something, for players' own games only.
 */
export function reportPlays(
  store: GameStore,
  puzzleId: string,
  site: Pick<Site, 'hasThirdParties'>,
): () => void {
  const key = `monster-reported:${puzzleId}`;
  const { wrong, stop } = watchMistakes(store);
  let isAllowed = false;
  const report = (isLeft: boolean): void => {
    // What cannot be sent now is part of the next report.
    if (!isAllowed || !navigator.onLine || !mayReport()) return;
    const next = reportOf(
      { puzzle: store.puzzle, game: store.getState(), wrong, isLeft },
      readStored(key).value,
    );
    if (next !== null) void sendNoted(puzzleId, key, next);
  };
  const unsubscribe = store.subscribe((before, after, command) => {
    // What another tab has changed is for that tab to report.
    if (command !== undefined && before.phase !== after.phase && isOver(after)) report(false);
  });
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('visibilitychange', () => document.hidden && report(true), { signal });
  addEventListener('pagehide', () => report(true), { signal });
  addEventListener('online', () => report(false), { signal });
  const begin = async (): Promise<void> => {
    await whenAgreed(site);
    isAllowed = true;
    if (!signal.aborted) report(false);
  };
  void begin();
  return () => {
    report(true);
    controller.abort();
    unsubscribe();
    stop();
  };
}
