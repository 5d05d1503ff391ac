import type { MaintenanceFiling, Office } from '@cotta/reference/offices.js';
import { isMadrid, type DateFact, type MarkFacts } from '../mark-facts.js';
import { months, years, type Period } from '../period.js';
import type { Rule, Trigger } from '../rule.js';
import { lawOf, sourcesOf, weakest } from './citation.js';

/** What a designation through Madrid counts from instead, by rule id. @source specification's facts of the offices ("appliesTo", notes) */
const MADRID_START: Readonly<Record<string, DateFact>> = {
  'PH.maintenance.1': 'internationalRegistration',
  'PH.maintenance.2': 'protectionGranted',
  'KH.maintenance.1': 'protectionGranted',
  'CV.maintenance.1': 'protectionGranted',
};

/** Comes back after another time than the table of offices says: Cape Verde's every fifth year leaves out those of a renewal, which are every second. */
const EVERY: Readonly<Record<string, Period>> = { 'CV.maintenance.1': years(10) };

/** Asked for at the second renewal and at later ones. */
const NOT_AT_FIRST_RENEWAL: ReadonlySet<string> = new Set(['PK.maintenance.1']);

const START_WORDS: Readonly<Partial<Record<DateFact, string>>> = {
  internationalRegistration: 'international registration',
  protectionGranted: 'grant of protection',
};

const LAWS: Readonly<Record<string, NonNullable<Rule['law']>>> = {
  'MX.maintenance.1': { decidedBy: 'registration', from: '2018-08-10' },
};

const ANCHORS: Readonly<Record<string, Trigger>> = {
  filing: 'filing',
  registration: 'registration',
  renewal: 'renewal',
  expiry: 'expiry',
  publication: 'publication',
};

/** Declarations of use and other filings between renewals, from the facts of the office. The United States have rules of their own. */
export function maintenanceFilings(office: Office): Rule[] {
  if (office.code === 'US' || office.termStartsFrom === null) return [];
  return office.maintenance.flatMap(
    (filing, index) => ruleOf(office, filing, `${office.code}.maintenance.${index + 1}`) ?? [],
  );
}

function ruleOf(office: Office, filing: MaintenanceFiling, id: string): Rule | undefined {
  const trigger = ANCHORS[filing.anchor];
  if (trigger === undefined || filing.windowEnd === null) return undefined;
  const due = durationOf(filing.windowEnd);
  const opens = durationOf(filing.windowStart);
  const every =
    filing.recurring === undefined || trigger === 'expiry' || trigger === 'renewal'
      ? undefined
      : (EVERY[id] ?? durationOf(filing.recurring));
  const law = LAWS[id];
  const start = MADRID_START[id];
  return {
    id,
    version: 1,
    kind: 'maintenance',
    name: filing.name,
    actor: 'owner',
    trigger,
    due,
    opens: windowOf(due, opens, every !== undefined),
    ...(NOT_AT_FIRST_RENEWAL.has(id) && { notInFirstTerm: true as const }),
    ...(law !== undefined && { law }),
    ...(start !== undefined && {
      startWords: START_WORDS[start] ?? start,
      startsAt: ({ dates, ...facts }: MarkFacts) =>
        isMadrid({ dates, ...facts })
          ? dates[start]
          : dates[filing.anchor === 'filing' ? 'filing' : 'registration'],
    }),
    ...(every !== undefined && { every }),
    ...(filing.graceMonths !== null &&
      filing.graceMonths > 0 && {
        grace: { length: months(filing.graceMonths), surcharge: 'a late fee set by the office' },
      }),
    ...(filing.extensionMonths !== undefined && {
      extendTo: [months(due.count + filing.extensionMonths)],
      extensionTerms: 'Once, asked for before the last day.',
    }),
    ...(!filing.mandatory || /only if/.test(filing.name) ? { optional: true as const } : {}),
    doneBy: ['declaration filed'],
    consequence: filing.consequence ?? 'The registration can be lost.',
    citation: lawOf(office, 'maintenance'),
    sources: [
      ...(filing.appliesTo === undefined ? [] : [`For: ${filing.appliesTo}`]),
      sourcesOf(office),
    ].join('. '),
    confidence: filing.confidence ?? weakest(office, ['maintenance']),
  };
}

/** What comes back opens as long before each of its ends: only the first is counted from the trigger. */
function windowOf(due: Period, opens: Period, comesBack: boolean): NonNullable<Rule['opens']> {
  if (comesBack) return { beforeDue: months(due.count - opens.count) };
  return opens.count < 0 ? { beforeDue: months(-opens.count) } : { after: opens };
}

/** Months of an ISO 8601 duration of years and months: `P4Y6M` is 54, `-P6M` is -6, `P0D` is 0. */
function durationOf(text: string): Period {
  const [, sign = '', yearCount = '0', monthCount = '0'] =
    /^(-?)P(?:(\d+)Y)?(?:(\d+)M)?(?:0D)?$/.exec(text) ?? [];
  const count = Number(yearCount) * 12 + Number(monthCount);
  return months(sign === '-' && count > 0 ? -count : count);
}
