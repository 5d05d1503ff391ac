import { useQuery } from '@tanstack/react-query';
import { ask } from '../admin-api.js';
import { AdminDayCountDocument } from './frame.graphql.js';

const EVERY_MINUTE = 60_000;

function endOfToday(): string {
  const end = new Date();
  end.setHours(24, 0, 0, 0);
  return end.toISOString();
}

/** How much of mine is late or promised for today; 0 until it is known. @param me id of whoever is signed in */
export function useDayCount(me: string): number {
  const { data } = useQuery({
    queryKey: ['day-count', me],
    queryFn: () => ask(AdminDayCountDocument, { me, until: endOfToday() }),
    refetchInterval: EVERY_MINUTE,
  });
  return data?.taskCount ?? 0;
}
