import { officeOf, type Office } from '@cotta/reference/offices.js';
import { holidayCalendar, weekendsOnly } from '@cotta/reference/holiday-calendar.js';
import { addDays, addMonths } from '@cotta/reference/calendar-date.js';
import { settledStates, turningPoints, type Deadline } from './deadline.js';

/** One reminder of one deadline on its day: a letter to the owner, or work for a lawyer or an admin. */
export interface PlannedReminder {
  /** Stable: deadline, kind and step. A letter with a key already sent is never sent again. */
  readonly key: string;
  readonly deadline: string;
  readonly kind:
    | 'renewal'
    | 'renewal phone task'
    | 'grace notice'
    | 'maintenance'
    | 'priority'
    | 'office action'
    | 'use in commerce'
    | 'internal task'
    | 'internal escalation';
  /** 1, 2, 3… in order of date. */
  readonly step: number;
  /** Calendar date `YYYY-MM-DD`; the sender moves it into the addressee's working hours. */
  readonly date: string;
  readonly to: 'owner' | 'lawyer' | 'admin';
}

type Dated = Omit<PlannedReminder, 'key' | 'deadline' | 'step'>;

/** Distance before (negative) or after the nominal date. */
type Lead = { readonly days: number } | { readonly months: number };

const inDays = (...counts: number[]): Lead[] => counts.map((days) => ({ days }));
const inMonths = (...counts: number[]): Lead[] => counts.map((months) => ({ months }));
const weeks = (count: number): Lead => ({ days: count * 7 });

const away = (date: string, lead: Lead): string =>
  'days' in lead ? addDays(date, lead.days) : addMonths(date, lead.months);

/** Renewal reminders 1 to 4 by the months the office accepts it before expiry. @source domain notes, reminder schedules */
function renewalLeads({ renewalWindowMonths: window }: Office): readonly Lead[] {
  if (window === null || window >= 12) return inMonths(-12, -6, -3, -1);
  if (window > 3) return inMonths(-9, -6, -3, -1);
  return [...inMonths(-6, -3), weeks(-6), weeks(-2)];
}

/** Legalising a power of attorney takes four to ten weeks. */
const LEGALISATION_MONTHS = 3;

/** One missed letter must not cost the mark where there is next to no late period. */
const SHORT_GRACE_MONTHS = 1;

function renewal(deadline: Deadline, office: Office): Dated[] {
  const { nominalDate, legalDate, grace } = deadline;
  const lead = office.requiresPOA === 'legalised' ? -LEGALISATION_MONTHS : 0;
  const letters = renewalLeads(office).map((each): Dated => ({
    kind: 'renewal',
    to: 'owner',
    date: addMonths(away(nominalDate, each), lead),
  }));
  const noNet = office.renewalGraceMonths === null || office.renewalGraceMonths <= SHORT_GRACE_MONTHS;
  const phone: Dated[] = noNet
    ? [{ kind: 'renewal phone task', to: 'admin', date: away(nominalDate, weeks(-2)) }]
    : [];
  const end = grace?.nominalDate;
  const notices =
    end === undefined
      ? []
      : [addDays(legalDate, 1), addMonths(nominalDate, 2), addMonths(end, -1), addDays(end, -7)].filter(
          (date) => date > nominalDate && date <= end,
        );
  return [
    ...letters,
    ...phone,
    ...[...new Set(notices)].map((date): Dated => ({ kind: 'grace notice', to: 'owner', date })),
  ];
}

const BY_KIND: Readonly<
  Partial<
    Record<Deadline['kind'], { readonly kind: PlannedReminder['kind']; readonly leads: readonly Lead[] }>
  >
> = {
  priority: { kind: 'priority', leads: inDays(-60, -30, -14, -7, -2) },
  response: { kind: 'office action', leads: inDays(-30, -14, -7, -3, -1) },
  use: { kind: 'use in commerce', leads: inDays(-90, -60, -30, -14, -7, -3, -1) },
  revival: { kind: 'office action', leads: inDays(-30, -14, -7, -3, -1) },
};

function customers(deadline: Deadline, office: Office): Dated[] {
  const { kind, nominalDate, opensDate } = deadline;
  if (kind === 'renewal') return renewal(deadline, office);
  if (kind === 'maintenance') {
    const leads = [...inMonths(-6, -3, -1), ...inDays(-14, -3)].map((lead) => away(nominalDate, lead));
    return [...(opensDate === null ? [] : [opensDate]), ...leads].map((date): Dated => ({
      kind: 'maintenance',
      to: 'owner',
      date,
    }));
  }
  const plan = BY_KIND[kind];
  return plan === undefined
    ? []
    : plan.leads.map((lead): Dated => ({ kind: plan.kind, to: 'owner', date: away(nominalDate, lead) }));
}

/** A task ten working days of the office before, escalation three and one before. */
function internal({ nominalDate, calendar }: Deadline): Dated[] {
  const office = holidayCalendar(calendar.office) ?? weekendsOnly;
  return [
    { kind: 'internal task', to: 'lawyer', date: office.addOpenDays(nominalDate, -10) },
    { kind: 'internal escalation', to: 'lawyer', date: office.addOpenDays(nominalDate, -3) },
    { kind: 'internal escalation', to: 'lawyer', date: office.addOpenDays(nominalDate, -1) },
  ];
}

/** Every reminder of one deadline, in order of date. `office` is the mark's own. `knownSince`: the day we learned of the mark. Of the dates already
 *  behind it only the latest of each kind is kept, so that an import sends one letter and never four. Nothing for what is settled, and nothing where nothing is lost. */
export function reminderPlan(
  deadline: Deadline,
  office: string,
  knownSince?: string,
): readonly PlannedReminder[] {
  const facts = officeOf(office);
  if (
    facts === undefined ||
    deadline.actor !== 'owner' ||
    deadline.optional ||
    settledStates.has(deadline.state) ||
    turningPoints.has(deadline.kind)
  )
    return [];
  const all = [...customers(deadline, facts), ...internal(deadline)].filter(
    ({ date }) => date > deadline.trigger.date || date === deadline.opensDate,
  );
  const numbered = numberSteps(all.toSorted((a, b) => (a.date < b.date ? -1 : 1))).map(
    (each): PlannedReminder => ({
      ...each,
      deadline: deadline.key,
      key: `${deadline.key}/${deadline.nominalDate}/${each.kind}/${each.step}`,
    }),
  );
  return knownSince === undefined
    ? numbered
    : numbered.filter(
        (each, index) =>
          each.date >= knownSince ||
          !numbered.some((later, at) => at > index && later.kind === each.kind && later.date <= knownSince),
      );
}

function numberSteps(sorted: readonly Dated[]): (Dated & { step: number })[] {
  const steps = new Map<string, number>();
  return sorted.map((each) => {
    const step = (steps.get(each.kind) ?? 0) + 1;
    steps.set(each.kind, step);
    return { ...each, step };
  });
}
