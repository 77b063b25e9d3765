import { useEffect } from 'react';
import { useSite } from '../app/site.ts';
import { puzzlePath } from '../play/usePuzzle.ts';
import { useQueryCache } from '../queries.ts';
import { utcToday } from './utcToday.ts';

/**
 * Asks again for the puzzle of today when the page is opened on a later day than its HTML is from. Who is in the
 * middle of a puzzle at midnight keeps it.
 */
export function useFreshToday(isToday: boolean): void {
  const cache = useQueryCache();
  const { today } = useSite();
  useEffect(() => {
    const path = puzzlePath('today');
    if (isToday && cache.get(path).data !== undefined && utcToday() > today) void cache.refetch(path);
  }, [isToday, cache, today]);
}
