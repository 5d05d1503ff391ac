import type { Office } from '@cotta/reference/offices.js';
import { earlier } from '@cotta/reference/calendar-date.js';
import { GRACE_COUNTED } from '@cotta/reference/renewal-window.js';
import { isMadrid, type MarkFacts } from '../mark-facts.js';
import { hijriMonths, hijriYears, months, years } from '../period.js';
import type { Rule } from '../rule.js';
import { lawOf, sourcesOf, weakest } from './citation.js';

const national = (facts: MarkFacts): boolean => !isMadrid(facts);

/** What a late renewal costs, where the office's own words are known. */
const SURCHARGES: Readonly<Record<string, string>> = {
  EU: '25 percent of the renewal fee',
  CZ: 'the renewal fee is doubled',
  TH: '20 percent of the renewal fee',
  VN: '10 percent of the renewal fee for each month',
  AU: 'a surcharge for each month begun',
};

/** Older laws whose terms still run: what differs from the office's rule of today. @source specification's facts of the offices, "changes" and notes */
const OLDER_TERMS: Readonly<Record<string, Partial<Rule> & Required<Pick<Rule, 'law'>>>> = {
  CA: { law: { decidedBy: 'registration', before: '2019-06-17' }, due: years(15), every: years(10) },
  DE: { law: { decidedBy: 'registration', before: '2019-01-14' }, ends: 'month end' },
  AT: {
    law: { decidedBy: 'registration', before: '2018-09-01' },
    trigger: 'registration',
    ends: 'month end',
  },
  SE: { law: { decidedBy: 'registration', before: '2019-01-01' }, trigger: 'registration' },
  FI: { law: { decidedBy: 'registration', before: '2019-05-01' }, trigger: 'registration' },
  DK: {
    law: { decidedBy: 'registration', before: '2019-01-01' },
    trigger: 'registration',
    confidence: 'unsure',
    citation: 'Danish Trade Marks Act before Act 1533 of 2018',
    sources: 'slw.dk on the ten years from registration',
  },
  PT: {
    law: { decidedBy: 'registration', before: '2019-07-01' },
    trigger: 'registration',
    citation:
      'Portuguese Industrial Property Code of 2003: from the grant; Decree-Law 110/2018 in force on 1 July 2019',
    sources: 'country-index.com',
  },
  EE: { law: { decidedBy: 'registration', before: '2019-04-01' }, trigger: 'registration' },
  MX: { law: { decidedBy: 'filing', before: '2020-11-05' }, trigger: 'filing' },
};

/** New Zealand: the anniversary of filing or of the convention priority, whichever is earlier. */
const earlierOfFilingAndPriority = ({ dates }: MarkFacts): string | undefined =>
  dates.filing === undefined || dates.priority === undefined
    ? dates.filing
    : earlier(dates.filing, dates.priority);

/** The renewal of an office's own registrations, today's law and older law that still governs living terms. None where registration does not
 *  exist (Eritrea), where renewal is joined to declarations of use (United States) or where it is WIPO's (Madrid). */
export function renewalTerms(office: Office): Rule[] {
  const { code, registrationTermYears, firstTermYears, termStartsFrom, expiryRule } = office;
  if (code === 'US' || code === 'WIPO' || registrationTermYears === null || termStartsFrom === null)
    return [];
  const hijri = expiryRule === 'hijri-10-years';
  const today: Rule = {
    id: `${code}.renewal`,
    version: 1,
    kind: 'renewal',
    name: 'Renewal',
    actor: 'owner',
    applies: national,
    trigger: termStartsFrom,
    due: hijri ? hijriYears(registrationTermYears) : years(firstTermYears ?? registrationTermYears),
    every: hijri ? hijriYears(registrationTermYears) : years(registrationTermYears),
    opens:
      office.renewalWindowMonths === null ? 'unconfirmed' : { beforeDue: months(office.renewalWindowMonths) },
    grace: graceOf(office, hijri),
    doneBy: ['renewed'],
    consequence: 'The registration expires and the mark is free for others.',
    citation: lawOf(office, 'renewal'),
    sources: sourcesOf(office),
    confidence: weakest(office, [
      'registrationTermYears',
      'termStartsFrom',
      'renewalWindowMonths',
      'renewalGraceMonths',
    ]),
    ...(expiryRule === 'earlier-of-filing-or-priority' && {
      startsAt: earlierOfFilingAndPriority,
      startWords: 'priority',
    }),
  };
  const older = OLDER_TERMS[code];
  if (older === undefined) return [today];
  const { decidedBy, before } = older.law;
  return [
    { ...today, ...older },
    { ...today, version: 2, law: { decidedBy, ...(before !== undefined && { from: before }) } },
  ];
}

function graceOf({ code, renewalGraceMonths }: Office, hijri: boolean): NonNullable<Rule['grace']> {
  if (renewalGraceMonths === null) return 'unconfirmed';
  const surcharge = SURCHARGES[code] ?? 'a late fee set by the office';
  const length = hijri ? hijriMonths(renewalGraceMonths) : months(renewalGraceMonths);
  const counted = GRACE_COUNTED[code];
  return { length, surcharge, ...(counted !== undefined && { counted }) };
}
