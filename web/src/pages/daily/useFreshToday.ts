import { useEffect, useState } from 'react';
import { hasGameOnScreen } from '../../game/session.ts';
import { openedOn } from '../../site/pageData.ts';
import { useSite } from '../../site/site.ts';
import { getToday } from '../../api/puzzleCalls.ts';
import { useQueryCache } from '../../api/queries.ts';
import { utcToday } from '../../lib/utcToday.ts';

/**
 * Fetches today's puzzle again when the page is opened on a later day than its HTML was made. A player in the middle
 * of a puzzle at midnight keeps it.
 */
export function useFreshToday(isToday: boolean): void {
  const cache = useQueryCache();
  const { today } = useSite();
  // React may join a game long after the page was opened.
  const [seenOn] = useState(() => (hasGameOnScreen() ? openedOn : utcToday()));
  useEffect(() => {
    const isOld = isToday && seenOn > today;
    if (isOld && cache.get(getToday()).data !== undefined) void cache.refetch(getToday());
  }, [isToday, cache, today, seenOn]);
}
