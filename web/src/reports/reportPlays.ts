import { isOver } from '@monster/engine';
import { sendPlayReport } from '../api/player/reportPlay.ts';
import type { GameStore } from '../game/gameStore.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import type { Site } from '../site/site.ts';
import { mayReport, whenAgreed } from './mayReport.ts';
import { reportOf } from './reportOf.ts';
import type { NextReport } from './reportOf.ts';

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
  let isAllowed = false;
  const report = (isLeft: boolean): void => {
    // What cannot be sent now is part of the next report.
    if (!isAllowed || !navigator.onLine || !mayReport()) return;
    const next = reportOf({ puzzle: store.puzzle, game: store.getState(), isLeft }, readStored(key).value);
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
  };
}
