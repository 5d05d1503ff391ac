import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, dayOf } from '../../../../kit/dates/day.js';
import { ask } from '../../parts/admin-api.js';
import { ConsultationWeekDocument } from './consultation.graphql.js';
import {
  clocksOf,
  daysOf,
  firstPlace,
  mondayOf,
  slotAtPlace,
  weekdayFrom,
  type Day,
  type Place,
  type Slot,
} from './week.js';

const WEEK = 7;
const SATURDAY_ON = 5;

/** Today, or the Monday after a weekend. */
function workday(at: Date): string {
  const day = dayOf(at);
  return day >= addDays(mondayOf(day), SATURDAY_ON) ? addDays(mondayOf(day), WEEK) : day;
}

export interface Week {
  readonly days: readonly Day[];
  readonly clocks: readonly string[];
  readonly monday: string;
  /** IANA zone of the firm; empty until it is known. */
  readonly zone: string;
  readonly cursor: (Place & { readonly slot: Slot }) | undefined;
  readonly error: Error | null;
  readonly isLoading: boolean;
  readonly refetch: () => void;
  readonly toDay: (step: 1 | -1) => void;
  readonly toWeek: (step: 1 | -1) => void;
  readonly toSlot: (step: 1 | -1) => void;
  readonly to: (place: Place) => void;
}

/** A week of the firm and the cursor in it. `begins`: the moment it opens at, today where there is none. */
export function useWeek(talkId: string, adviserId: string | undefined, begins: string | null): Week {
  const [first] = useState(() => workday(begins === null ? new Date() : new Date(begins)));
  const [chosen, to] = useState<Place>();
  const monday = mondayOf(chosen?.date ?? first);
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'consultation-week', monday],
    queryFn: () =>
      ask(ConsultationWeekDocument, {
        from: monday,
        begins: `${monday}T00:00:00.000Z`,
        ends: `${addDays(monday, WEEK)}T00:00:00.000Z`,
      }),
  });
  const days = data === undefined ? [] : daysOf(data, { adviserId, talkId, now: new Date() });
  const place = chosen ?? firstPlace(days, first);
  const cursor = slotAtPlace(days, place);
  const clocks = clocksOf(days);
  const from = cursor?.date ?? place.date;
  return {
    days,
    clocks,
    monday,
    zone: data?.firmWeek.zone ?? '',
    cursor,
    error,
    isLoading: data === undefined,
    refetch: () => void refetch(),
    to,
    toDay: (step) => {
      // Days on which the firm is closed are passed over; beyond the week it is not known which they are.
      let date = weekdayFrom(from, step);
      while (days.some((day) => day.date === date && day.slots.length === 0)) date = weekdayFrom(date, step);
      to({ ...place, date });
    },
    toWeek: (step) => to({ ...place, date: addDays(from, step * WEEK) }),
    toSlot: (step) => {
      const clock = clocks[clocks.indexOf(cursor?.clock ?? '') + step];
      if (clock !== undefined && cursor !== undefined) to({ date: cursor.date, clock });
    },
  };
}
