import type { GameState } from '@monster/engine';
import { ApiError } from '../api/client.ts';
import { isRefused, sendOrKeep } from '../api/player/waitingCalls.ts';
import { submitSolve } from '../api/player/solveCalls.ts';
import { hasTicket, takeTicket } from '../game/late/ticket.ts';
import type { TicketGame } from '../game/late/ticket.ts';
import { mayReport, whenAgreed } from '../reports/mayReport.ts';
import type { Site } from '../site/site.ts';
import { rememberSent } from './sentSolves.ts';
import { solveOnPage } from './solveState.ts';
import type { SolveStatus } from './solveState.ts';

async function sendNow(ticketGame: TicketGame, game: GameState): Promise<SolveStatus> {
  if (game.log === null) return { status: 'unlogged' };
  const ticket = await takeTicket(ticketGame, game);
  if (ticket === null) return { status: 'unknown' };
  try {
    const { solveId, doubt } = await sendOrKeep(submitSolve({ body: { ticket, log: game.log.text } }));
    // Others can race only what the server believes.
    if (doubt === null || doubt === 'again') rememberSent(ticketGame.puzzleId, solveId);
    return { status: 'sent' };
  } catch (error) {
    if (!isRefused(error)) return { status: 'waiting' };
    return { status: 'refused', reason: error instanceof ApiError ? (error.reason ?? null) : null };
  }
}

/**
 * Sends a solved game to be replayed and ranked, unless it was sent before. Whoever does not want to be counted is asked
 * first.
 */
export async function sendSolve(
  ticketGame: TicketGame,
  game: GameState,
  { site, isNew }: { readonly site: Pick<Site, 'hasThirdParties'>; readonly isNew: boolean },
): Promise<void> {
  const { puzzleId, gameKey } = ticketGame;
  const tell = (solve: SolveStatus): void => solveOnPage.set({ puzzleId, solve });
  // A solved game that is opened again was sent, unless its ticket is still there.
  if (!isNew && !hasTicket(gameKey)) return tell({ status: 'sent' });
  const go = async (): Promise<void> => {
    tell({ status: 'sending' });
    tell(await sendNow(ticketGame, game));
  };
  if (mayReport() && !site.hasThirdParties) return go();
  tell({ status: 'unsent', send: () => void go() });
  if (!mayReport()) return;
  // Where visitors are asked, whoever has not agreed to anything has not agreed to this either.
  await whenAgreed(site);
  const known = solveOnPage.get();
  if (known?.puzzleId === puzzleId && known.solve.status === 'unsent') await go();
}
