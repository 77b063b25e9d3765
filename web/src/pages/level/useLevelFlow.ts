import { LEVELS } from '@monster/engine';
import type { GameState, LevelNumber } from '@monster/engine';
import { useCallback, useEffect, useState } from 'react';
import type { Match } from '../../site/match.ts';
import { useSite } from '../../site/site.ts';
import { keepCompletion } from '../../game/completions.ts';
import { monsterHref, nextLevelHref } from '../../levels/levelLinks.ts';
import { noteLevelEntered, noteLevelSolved } from '../../game/levelProgress.ts';
import { solvedGame } from '../../game/solved.ts';
import type { Solved } from '../../game/solved.ts';
import { reportFeature, reportLevel, reportUnlockAfterReveal } from '../../levels/levelReports.ts';
import { uidOf } from '../../site/uid.ts';
import { rememberEmail, visitEmail } from '../../site/visitEmail.ts';

export type LevelPopup = 'none' | 'scores' | 'leaderboard' | 'unlock' | 'skip';

const redirectDelayMs = 150;

/** Reports the result of a player who came from the welcome campaign. */
function reportResult(level: LevelNumber, search: URLSearchParams, result: 'Success' | 'Skip'): void {
  const email = visitEmail();
  if (email !== null && search.get('utm_campaign') === 'welcome') reportLevel(email, level, result);
}

/** Keeps a level's scores, reports its result and takes the player to the next level or the monster. */
export function useLevelFlow({ search, param }: Match, level: LevelNumber, puzzleId: string) {
  const { uidSalt } = useSite();
  const [popup, setPopup] = useState<LevelPopup>('none');
  const [solved, setSolved] = useState<Solved | null>(null);
  const [isRevealed, setIsRevealed] = useState(false);
  const nextHref = nextLevelHref(level, param, search);
  const isLast = level === LEVELS.length;

  useEffect(() => noteLevelEntered(level, location.pathname + location.search), [level]);
  const onSolved = useCallback(
    (score: number, game: GameState) => {
      setIsRevealed(false);
      keepCompletion(puzzleId, null);
      setSolved(solvedGame(noteLevelSolved(level, score, nextHref), game));
      setPopup('scores');
      reportResult(level, search, 'Success');
    },
    [level, puzzleId, nextHref, search],
  );
  const onRevealed = useCallback(
    (by: 'player' | 'save') => {
      setIsRevealed(true);
      if (by === 'player') reportResult(level, search, 'Skip');
    },
    [level, search],
  );

  const goNext = (): void => {
    const leadsToMonster = isLast || (level === 1 && isRevealed);
    if (!leadsToMonster) location.assign(nextHref);
    else if (visitEmail() === null) setPopup('unlock');
    else setTimeout(() => location.assign(monsterHref(search)), redirectDelayMs);
  };
  const unlock = async (email: string): Promise<void> => {
    if (isRevealed) reportUnlockAfterReveal(email);
    else reportFeature(email, 'unlock_monster');
    rememberEmail(email);
    location.assign(monsterHref(search, await uidOf(email, uidSalt)));
  };
  const skip = async (email: string): Promise<void> => {
    reportFeature(email, 'skip_level');
    rememberEmail(email);
    location.assign(nextLevelHref(level, param, search, await uidOf(email, uidSalt)));
  };
  const actions = { goNext, unlock, skip };
  return { popup, setPopup, solved, isRevealed, isLast, nextHref, onSolved, onRevealed, ...actions };
}
