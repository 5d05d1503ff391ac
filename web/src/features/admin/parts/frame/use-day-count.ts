import { useQuery } from '@tanstack/react-query';
import { ask } from '../admin-api.js';
import { useHints } from '../live/use-hints.js';
import { AdminDayCountDocument } from './frame.graphql.js';

function endOfToday(): string {
  const end = new Date();
  end.setHours(24, 0, 0, 0);
  return end.toISOString();
}

/** How much of mine that is in sight is late or promised for today; 0 until it is known. @param me id of whoever is signed in */
export function useDayCount(me: string): number {
  const { data, refetch } = useQuery({
    queryKey: ['day-count', me],
    queryFn: () =>
      ask(AdminDayCountDocument, {
        filter: {
          assignedAdminId: { eq: me },
          status: { eq: 'OPEN' },
          snoozedUntil: { isNull: true },
          dueAt: { lt: endOfToday() },
        },
      }),
  });
  useHints('task', () => void refetch());
  return data?.taskCount ?? 0;
}
