import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TaskFilter } from '../../../generated/schema.js';
import { ask } from '../parts/admin-api.js';
import { useHints } from '../parts/live/use-hints.js';
import { DAY_PAGE, dayFilter, dayOrder, groupFilters, viewFilter, type DayAddress } from './day-view.js';
import {
  MyDayAgainDocument,
  MyDayCountsDocument,
  MyDayDocument,
  MyDayGroupsDocument,
  type DayTask,
  type MyDayResult,
} from './my-day.graphql.js';

const COUNTS = ['my-day', 'counts'] as const;
/** Rows change in place or when the reader asks for it, never because a window came to the front: a key must hit the row that was seen. */
const ONLY_WHEN_ASKED = {
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

function useDayPage(key: readonly unknown[], filter: () => TaskFilter, { view, page }: DayAddress) {
  return useQuery({
    queryKey: key,
    queryFn: () =>
      ask(MyDayDocument, { filter: filter(), orderBy: dayOrder(view), offset: (page - 1) * DAY_PAGE }),
    refetchOnMount: 'always',
    ...ONLY_WHEN_ASKED,
  });
}

/** One page of a list of tasks, which knows what has changed since. */
export function useDayRows(address: DayAddress, me: string) {
  const queries = useQueryClient();
  const key = ['my-day', 'rows', me, address] as const;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const filter = () => dayFilter(address, me, new Date());
  const list = useDayPage(key, filter, address);
  const items = list.data?.taskList.items ?? [];
  const total = list.data?.taskList.totalCount ?? 0;
  const change = (write: (rows: readonly DayTask[]) => readonly DayTask[]): void =>
    void queries.setQueryData<MyDayResult>(
      key,
      (old) => old && { ...old, taskList: { ...old.taskList, items: write(old.taskList.items) } },
    );
  const recount = (): void => void queries.invalidateQueries({ queryKey: COUNTS });
  const leave = (ids: readonly string[], back = false): void =>
    setLeft((now) =>
      back ? new Set([...now].filter((id) => !ids.includes(id))) : new Set([...now, ...ids]),
    );
  const refresh = (): void => {
    setLeft(new Set());
    setFresh(new Set());
    recount();
    void list.refetch();
  };
  useHints('task', (changed) => {
    if (changed === 'missed') return refresh();
    recount();
    const known = changed.filter((id) => !left.has(id) && items.some((row) => row.id === id));
    const others = changed.filter((id) => !known.includes(id)).slice(0, DAY_PAGE);
    void ask(MyDayAgainDocument, { known, others: { and: [filter(), { id: { in: others } }] } }).then(
      (answer) => {
        const now = new Map(answer.known.items.map((row) => [row.id, row]));
        change((rows) => rows.map((row) => newer(row, now.get(row.id))));
        leave(known.filter((id) => !now.has(id)));
        setFresh((before) => new Set([...before, ...answer.others.items.map(({ id }) => id)]));
      },
      // The next hint or the reader asks again.
      () => undefined,
    );
  });
  return {
    list,
    rows: items.filter(({ id }) => !left.has(id)),
    /** Of the whole list, with what left it here. */
    total: Math.max(0, total - items.filter(({ id }) => left.has(id)).length),
    loaded: list.data !== undefined,
    /** How many came since, or came back. */
    fresh: fresh.size,
    change,
    leave,
    refresh,
    recount,
  };
}

/** The page never goes back behind what it shows. */
const newer = (shown: DayTask, read: DayTask | undefined): DayTask =>
  read === undefined || read.version < shown.version ? shown : read;

export type DayRows = ReturnType<typeof useDayRows>;

/** How many each list has; undefined until somebody knows. */
export function useDayCounts(me: string) {
  const of = (view: Parameters<typeof viewFilter>[0]) => viewFilter(view, me, new Date());
  return useQuery({
    queryKey: [...COUNTS, me],
    queryFn: () =>
      ask(MyDayCountsDocument, {
        mine: of('mine'),
        team: of('team'),
        unassigned: of('unassigned'),
        snoozed: of('snoozed'),
        done: of('done'),
      }),
  }).data;
}

/** How many fall into each group of a list that is longer than its page. */
export function useGroupCounts(address: DayAddress, me: string, longer: boolean) {
  return useQuery({
    queryKey: [...COUNTS, 'groups', me, address],
    queryFn: () => {
      const now = new Date();
      return ask(MyDayGroupsDocument, groupFilters(dayFilter(address, me, now), now));
    },
    enabled: longer,
  }).data;
}
