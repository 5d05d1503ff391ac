import { isTurningPoint } from '../../../../domain/deadline/deadline-state.js';
import type { RecordRow } from '../../parts/records/record-facts.js';
import { isOpen, lastDayOf, type MarkDate } from './mark-dates.js';

const steps = ['filed', 'examined', 'published', 'opposition', 'allowed', 'use', 'registered'] as const;
export type Milestone = (typeof steps)[number];

/** One place on the way of a mark. `dated` false: nobody knows the day, or it has not come. */
export interface LineStep {
  readonly key: Milestone | 'useKept' | 'renewal' | 'end';
  readonly state: 'done' | 'now' | 'coming';
  readonly date: string | null;
}

/** How far a mark is by its status; the others are as far as their dates say. */
const reached: Readonly<Record<string, Milestone>> = {
  APPLICATION_FILED: 'filed',
  DIVIDED: 'filed',
  CREATED_FROM_A_DIVIDE: 'filed',
  UNDER_EXAMINATION: 'examined',
  OFFICE_ACTION_RECEIVED: 'examined',
  RESPONSE_TO_OFFICE_ACTION_SUBMITTED: 'examined',
  TRADEMARK_PUBLISHED: 'published',
  APPLICATION_OPPOSED: 'opposition',
  STATEMENT_OF_USE_REQUESTED: 'use',
  SOU_EXTENDED: 'use',
  SOU_SUBMITTED: 'use',
  TRADEMARK_REGISTERED: 'registered',
};
const NOT_FILED: ReadonlySet<unknown> = new Set(['READY_FOR_FILING', 'SUBMITTED_TO_PARTNER']);
const ENDED: ReadonlySet<unknown> = new Set([
  'ABANDONED',
  'REFUSED',
  'WITHDRAWN',
  'CANCELLED',
  'EXPIRED',
  'REJECTED',
  'REFUNDED',
]);

type Days = Readonly<Record<Milestone, string | null>>;

function daysOf(row: RecordRow, examinedOn: string | null): Days {
  const day = (key: string): string | null => (typeof row[key] === 'string' ? row[key] : null);
  return {
    filed: day('filingDate'),
    examined: examinedOn,
    published: day('publicationDate'),
    opposition: day('oppositionEndDate'),
    allowed: day('noticeOfAllowanceDate'),
    use: null,
    registered: day('registrationDate'),
  };
}

const lastOf = (days: Days): Milestone | undefined =>
  steps.findLast((step) => step !== 'opposition' && step !== 'examined' && days[step] !== null);

function milestoneOf(row: RecordRow, days: Days, today: string): Milestone | undefined {
  if (NOT_FILED.has(row['status'])) return undefined;
  const milestone = reached[String(row['status'])] ?? lastOf(days);
  const ends = days.opposition;
  return milestone === 'published' && ends !== null && ends >= today ? 'opposition' : milestone;
}

/** What comes after a registration: the next proof of use where there is one, and the renewal. */
function afterwards(row: RecordRow, dates: readonly MarkDate[]): readonly LineStep[] {
  const coming = (fits: (one: MarkDate) => boolean): string | undefined =>
    dates
      .filter((one) => fits(one) && isOpen(one))
      .map(lastDayOf)
      .toSorted()[0];
  const isUse = ({ kind }: MarkDate): boolean =>
    kind === 'USE' || kind === 'MAINTENANCE' || (isTurningPoint(kind) && kind === 'NON_USE');
  const use = coming(isUse);
  const expires = row['expirationDate'];
  const renewal = coming(({ kind }) => kind === 'RENEWAL') ?? (typeof expires === 'string' ? expires : null);
  const found: readonly LineStep[] = [
    ...(use === undefined ? [] : [{ key: 'useKept', state: 'coming', date: use } as const]),
    { key: 'renewal', state: 'coming', date: renewal },
  ];
  return found.toSorted((one, other) => (one.date ?? '9').localeCompare(other.date ?? '9'));
}

/** The way of a mark from filing to renewal: what is behind it, where it is, and what comes. `today`: `YYYY-MM-DD`. */
export function prosecutionLine(
  row: RecordRow,
  {
    dates,
    examinedOn,
    today,
  }: { readonly dates: readonly MarkDate[]; readonly examinedOn: string | null; readonly today: string },
): readonly LineStep[] {
  const days = daysOf(row, examinedOn);
  const milestone = milestoneOf(row, days, today);
  const at = milestone === undefined ? -1 : steps.indexOf(milestone);
  const isEnded = ENDED.has(row['status']);
  const wantsUse = days.allowed !== null || milestone === 'use';
  const shown = steps.filter((step, index) => {
    if (step === 'allowed' || step === 'use') return wantsUse;
    // Nobody waited for an opposition whose end nobody knows.
    if (step === 'opposition') return days.opposition !== null || milestone === 'opposition';
    return !isEnded || index <= at;
  });
  const way = shown.map((key): LineStep => {
    const index = steps.indexOf(key);
    const state = index < at || (isEnded && index <= at) ? 'done' : index === at ? 'now' : 'coming';
    return { key, state, date: days[key] };
  });
  if (isEnded) return [...way, { key: 'end', state: 'now', date: null }];
  return [...way, ...afterwards(row, milestone === 'registered' ? dates : [])];
}
