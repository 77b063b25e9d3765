import { useAdminQuery } from '../../admin/useAdminQuery.ts';
import { getCalendar } from '../../api/desk/adminCalls.ts';
import { useSite } from '../../site/site.ts';

/** How the daily series goes on from today, and the server's current date. */
export function useSeries(changes: number) {
  const { today } = useSite();
  const { data, error } = useAdminQuery(getCalendar({ query: { days: 1 } }), changes);
  return { series: data, error, today: data?.today ?? today };
}
