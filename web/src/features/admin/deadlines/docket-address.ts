import { addDays } from '../../../kit/dates/day.js';
import { addMonth, monthOf } from '../../../domain/deadline/month-days.js';
import type { TrademarkDeadlineKind, TrademarkDeadlineState } from '../../../generated/schema.js';
import type { DocketVariables } from './deadlines.graphql.js';

export const RANGES = ['7', '30', '60', '90'] as const;
export type DocketView = (typeof RANGES)[number] | 'month';

/** What a filter of the office, the client or the person in charge says besides: nobody holds it. */
export const NOBODY = 'nobody';

export const KINDS = [
  'RENEWAL',
  'MAINTENANCE',
  'USE',
  'RESPONSE',
  'FEE',
  'PRIORITY',
  'OPPOSITION',
  'DISPUTE',
  'REVIVAL',
  'NON_USE',
  'DEPENDENCY',
] as const satisfies readonly TrademarkDeadlineKind[];

export const STATES = [
  'UPCOMING',
  'OPEN',
  'DUE_SOON',
  'IN_GRACE',
  'DONE',
  'LAPSED',
  'NOT_USED',
  'NOT_NEEDED',
] as const satisfies readonly TrademarkDeadlineState[];

const OVER: ReadonlySet<string> = new Set(['DONE', 'LAPSED', 'NOT_USED', 'NOT_NEEDED']);

/** What the address of the docket says. `month` `YYYY-MM`, `day` `YYYY-MM-DD`. */
export interface DocketAddress {
  readonly view: DocketView;
  readonly month: string;
  readonly day: string | null;
  readonly lawyer: string | null;
  readonly office: string | null;
  readonly kind: TrademarkDeadlineKind | null;
  readonly client: string | null;
  readonly state: TrademarkDeadlineState | null;
  readonly others: boolean;
}

/** Anything the address says wrongly counts as not said; `today`: the reader's day. */
export function readAddress(query: URLSearchParams, today: string): DocketAddress {
  const among = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === query.get(name)) ?? null;
  return {
    view: among<DocketView>('range', [...RANGES, 'month']) ?? '30',
    month: monthOf(query.get('month'), today),
    day: query.get('day'),
    lawyer: query.get('lawyer'),
    office: query.get('office'),
    kind: among('kind', KINDS),
    client: query.get('client'),
    state: among('state', STATES),
    others: query.get('others') === '1',
  };
}

/** The filters as the service asks them, without days. */
export function filtersOf({
  lawyer,
  office,
  kind,
  client,
  others,
}: DocketAddress): Pick<
  DocketVariables,
  'jurisdiction' | 'assignedAdminId' | 'unassigned' | 'kind' | 'userId' | 'others'
> {
  return {
    jurisdiction: office,
    assignedAdminId: lawyer === NOBODY ? null : lawyer,
    unassigned: lawyer === NOBODY,
    kind,
    userId: client,
    others,
  };
}

/** A range begins with what is late, so it has no first day; of what is over it looks back as far as it looks ahead. */
export function variablesOf(address: DocketAddress, today: string): DocketVariables {
  const { view, month, state } = address;
  const days =
    view === 'month'
      ? { from: `${month}-01`, to: addDays(`${addMonth(month, 1)}-01`, -1) }
      : {
          from: state !== null && OVER.has(state) ? addDays(today, -Number(view)) : null,
          to: addDays(today, Number(view)),
        };
  return { ...filtersOf(address), ...days, states: state === null ? null : [state] };
}
