import { finalScore, LEVELS } from '@monster/engine';
import type { LevelNumber } from '@monster/engine';
import { useEffect, useRef, useState } from 'react';
import type { Match } from '../../site/match.ts';
import { useSite } from '../../site/site.ts';
import type { EndedBy } from '../../game/gameNews.ts';
import { keepCompletion } from '../../game/completions.ts';
import { monsterHref, nextLevelHref } from '../../levels/levelLinks.ts';
import { noteLevelEntered, noteLevelSolved } from '../../game/levelProgress.ts';
import { solveOf } from '../../game/solved.ts';
import type { PageGame } from '../../play/Crossword.tsx';
import { useEnding } from '../../play/useEnding.ts';
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

interface Departure {
  readonly report: () => void;
  readonly hrefOf: (uid: string) => string;
}

/** Takes a player who gave an email to the next page. However often the form is sent, each email is reported once. */
function useDeparture() {
  const { uidSalt } = useSite();
  const reported = useRef('');
  return async (email: string, { report, hrefOf }: Departure): Promise<void> => {
    if (reported.current !== email) report();
    reported.current = email;
    rememberEmail(email);
    const href = hrefOf(await uidOf(email, uidSalt));
    // While the next page is on its way, a second click must not start over.
    if (!('navigation' in globalThis) || navigation.transition === null) location.assign(href);
  };
}

/** Keeps a level's scores, reports its result and takes the player to the next level or the monster. */
export function useLevelFlow({ search, param }: Match, level: LevelNumber, { metadata, puzzle }: PageGame) {
  const depart = useDeparture();
  const [popup, setPopup] = useState<LevelPopup>('none');
  const [isRevealed, setIsRevealed] = useState(false);
  const nextHref = nextLevelHref(level, param, search);
  const isLast = level === LEVELS.length;

  useEffect(() => noteLevelEntered(level, location.pathname + location.search), [level]);
  const { solved, onSolved, forget } = useEnding({
    puzzleId: metadata.id,
    record: (game) => {
      setIsRevealed(false);
      keepCompletion({ puzzleId: metadata.id, uid: null, solve: solveOf(metadata, puzzle, game) });
      reportResult(level, search, 'Success');
      return noteLevelSolved(level, finalScore(game), nextHref);
    },
    open: () => setPopup('scores'),
  });
  const onRevealed = (by: EndedBy): void => {
    setIsRevealed(true);
    if (by === 'player') reportResult(level, search, 'Skip');
  };

  const goNext = (): void => {
    const leadsToMonster = isLast || (level === 1 && isRevealed);
    if (!leadsToMonster) location.assign(nextHref);
    else if (visitEmail() === null) setPopup('unlock');
    else setTimeout(() => location.assign(monsterHref(search)), redirectDelayMs);
  };
  const unlock = (email: string): Promise<void> =>
    depart(email, {
      report: () => (isRevealed ? reportUnlockAfterReveal(email) : reportFeature(email, 'unlock_monster')),
      hrefOf: (uid) => monsterHref(search, uid),
    });
  const skip = (email: string): Promise<void> =>
    depart(email, {
      report: () => reportFeature(email, 'skip_level'),
      hrefOf: (uid) => nextLevelHref(level, param, search, uid),
    });
  const events = { onSolved, onRevealed, onReopened: forget };
  return { popup, setPopup, solved, isRevealed, isLast, nextHref, events, goNext, unlock, skip };
}
