import type { OwnSolve, OwnSolvesPage, PlayerData } from '@monster/contract';
import { send } from '../api/client.ts';
import { getPlayerData, listOwnSolves } from '../api/player/dataCalls.ts';
import { listCompletions } from '../api/player/playerCalls.ts';
import { storedCompletions } from '../game/completions.ts';
import { isUid } from '../site/uid.ts';

/** What the server stores about the player in this browser, and about the uids that this browser knows. */
export interface ServerSide {
  /** Null for a browser that our server knows nothing of. */
  readonly player: PlayerData | null;
  readonly solves: readonly OwnSolve[];
  /** The ids of completed puzzles. */
  readonly completions: readonly { readonly uid: string; readonly puzzles: readonly string[] }[];
}

/** The uids that came with links from emails: of puzzles that were solved here, and of this page. */
function knownUids(): string[] {
  const uids = [
    ...storedCompletions().map(({ uid }) => uid),
    new URLSearchParams(location.search).get('uid'),
  ];
  return [...new Set(uids.filter(isUid))];
}

async function readSolves(withLogs: boolean): Promise<OwnSolve[]> {
  const solves: OwnSolve[] = [];
  let next: string | null = null;
  do {
    const after: string | undefined = next ?? undefined;
    const page: OwnSolvesPage = await send(listOwnSolves({ query: { after, logs: String(withLogs) } }));
    solves.push(...page.solves);
    ({ next } = page);
  } while (next !== null);
  return solves;
}

/** Asks the server for everything; throws if it cannot be reached. Logs are long, and only a file needs them. */
export async function readServerSide(withLogs: boolean): Promise<ServerSide> {
  const { data: player } = await send(getPlayerData());
  const solves = player === null || player.solves === 0 ? [] : await readSolves(withLogs);
  const completions: ServerSide['completions'][number][] = [];
  for (const uid of knownUids()) {
    const { completedPuzzles } = await send(listCompletions({ params: { uid } }));
    completions.push({ uid, puzzles: completedPuzzles.map(({ puzzleId }) => puzzleId) });
  }
  return { player, solves, completions };
}

/** As it is in a file, which may be passed on: without anything of an email address. */
export function withoutEmail({ player, ...rest }: ServerSide): object {
  if (player === null) return { player, ...rest };
  const leaderboard = player.leaderboard.map(({ maskedEmail: _email, ...row }) => row);
  return { player: { ...player, leaderboard }, ...rest };
}
