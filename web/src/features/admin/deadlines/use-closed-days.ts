import { useQuery } from '@tanstack/react-query';
import { addDays } from '../../../kit/dates/day.js';
import { addMonth } from '../../../domain/deadline/month-days.js';
import { ask } from '../parts/admin-api.js';
import { DocketClosedDaysDocument, type DocketClosedDaysResult } from './deadlines.graphql.js';

export type ClosedDay = DocketClosedDaysResult['officeClosedDays'][number];

const NONE: ReadonlyMap<string, readonly ClosedDay[]> = new Map();

/** By day: which of the offices are closed on it. Empty until it is known: a day then looks like any other. */
export function useClosedDays(
  offices: readonly string[],
  month: string,
): ReadonlyMap<string, readonly ClosedDay[]> {
  const asked = {
    offices: [...offices].sort(),
    from: `${month}-01`,
    to: addDays(`${addMonth(month, 1)}-01`, -1),
  };
  const { data } = useQuery({
    queryKey: ['docket', 'closed days', asked],
    queryFn: () => ask(DocketClosedDaysDocument, asked),
    enabled: offices.length > 0,
    staleTime: Infinity,
  });
  return data === undefined ? NONE : groupedBy(data.officeClosedDays, ({ day }) => day);
}

/** Closed days under what they have in common, in the order in which it comes first. */
export function groupedBy<Key>(
  days: readonly ClosedDay[],
  keyOf: (day: ClosedDay) => Key,
): ReadonlyMap<Key, readonly ClosedDay[]> {
  const groups = new Map<Key, ClosedDay[]>();
  for (const day of days) {
    const group = groups.get(keyOf(day));
    if (group === undefined) groups.set(keyOf(day), [day]);
    else group.push(day);
  }
  return groups;
}
