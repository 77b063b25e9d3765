import { useEffect } from 'react';
import { useSite } from '../site/site.ts';
import { getToday } from '../api/puzzleCalls.ts';
import { useQueryCache } from '../api/queries.ts';
import { utcToday } from '../lib/dates.ts';

/**
 * Fetches today's puzzle again when the page is opened on a later day than its HTML was made. A player in the middle
 * of a puzzle at midnight keeps it.
 */
export function useFreshToday(isToday: boolean): void {
  const cache = useQueryCache();
  const { today } = useSite();
  useEffect(() => {
    const isOld = isToday && utcToday() > today;
    if (isOld && cache.get(getToday()).data !== undefined) void cache.refetch(getToday());
  }, [isToday, cache, today]);
}
