import { addDays } from '@cotta/reference/calendar-date.js';
import { settledStates, turningPoints, type DeadlinePhase } from '../deadline.js';
import { officeToday } from '../office-day.js';
import { stateOn, type DeadlineRow } from './deadline-rows.js';

export interface DatedRow {
  readonly kind?: string;
  readonly actor?: string;
  readonly jurisdiction?: string;
  readonly nominalDate?: string;
  readonly graceDate?: string | null;
  readonly phases?: readonly DeadlinePhase[];
}

interface DatesColumns {
  readonly kind: string;
  readonly actor: string;
  readonly jurisdiction: string;
  readonly nominal_date: string;
  readonly grace_date: string | null;
  readonly phases: readonly DeadlinePhase[];
}

/** Of a row, what the next date of its mark is read from. */
export const datesOf = (row: DeadlineRow): DatedRow => {
  const { kind, actor, jurisdiction, nominal_date, grace_date, phases } = row as unknown as DatesColumns;
  return { kind, actor, jurisdiction, nominalDate: nominal_date, graceDate: grace_date, phases };
};

const isOwners = ({ kind, actor }: DatedRow): boolean => actor === 'owner' && !turningPoints.has(kind ?? '');

/** The nearest day by which the owner of a mark has to act. `at`: now; each office has its own today. */
export function nextDate(rows: readonly DatedRow[], at: Date): string | null {
  const dates = rows.filter(isOwners).flatMap(({ jurisdiction, nominalDate, graceDate, phases = [] }) => {
    const today = officeToday(jurisdiction, at);
    if (nominalDate === undefined || settledStates.has(stateOn(phases, today))) return [];
    return nominalDate < today && graceDate ? [graceDate] : [nominalDate];
  });
  return dates.toSorted()[0] ?? null;
}

/** The first day after today on which the same rows may give another next date; null where time alone changes nothing. */
export function nextDateTurns(rows: readonly DatedRow[], at: Date): string | null {
  const days = rows.filter(isOwners).flatMap(({ jurisdiction, nominalDate, phases = [] }) => {
    const today = officeToday(jurisdiction, at);
    const passes = nominalDate === undefined ? [] : [addDays(nominalDate, 1)];
    return [...passes, ...phases.map(({ from }) => from)].filter((day) => day > today);
  });
  return days.toSorted()[0] ?? null;
}
