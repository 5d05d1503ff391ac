import type { Office } from '@cotta/reference/offices.js';
import type { MarkFacts } from '../mark-facts.js';
import { days, months, workingDays, type Period } from '../period.js';
import type { Rule } from '../rule.js';
import { lawOf, sourcesOf, weakest } from './citation.js';

type Version = Partial<Rule> & Required<Pick<Rule, 'law'>>;

/** Laws that changed the period: what differs from the office's rule of today, older or coming. */
const OTHER_LAWS: Readonly<Record<string, readonly Version[]>> = {
  KR: [
    { version: 1, law: { decidedBy: 'trigger', before: '2025-07-22' }, due: months(2) },
    { version: 2, law: { decidedBy: 'trigger', from: '2025-07-22' } },
  ],
  CN: [
    { version: 1, law: { decidedBy: 'trigger', before: '2027-01-01' } },
    // The final text was not read; the draft's two months are the shorter, safer plan.
    { version: 2, law: { decidedBy: 'trigger', from: '2027-01-01' }, due: months(2), confidence: 'unsure' },
  ],
  OAPI: [
    { version: 1, law: { decidedBy: 'trigger', before: '2022-01-02' }, due: months(6) },
    { version: 2, law: { decidedBy: 'trigger', from: '2022-01-02' } },
  ],
};

/** Totals from publication an extension leads to. @source specification's notes on the offices */
const EXTENSIONS: Readonly<Record<string, Pick<Rule, 'extendTo' | 'extensionTerms'>>> = {
  UK: {
    extendTo: [months(3)],
    extensionTerms:
      'Free form TM7A within the two months; the third month is only for the party that filed it.',
  },
  US: {
    extendTo: [days(60), days(120), days(180)],
    extensionTerms:
      '30 days without cause, 60 more with cause, last 60 with consent or extraordinary circumstances; never beyond 180 days from publication.',
  },
  NZ: { extendTo: [months(4)], extensionTerms: 'One month on request, two with consent; to be confirmed.' },
  SG: { extendTo: [months(4)], extensionTerms: 'Two months on request.' },
  ET: { extendTo: [days(120)], extensionTerms: 'By up to 60 days.' },
  HK: { extendTo: [months(5)], extensionTerms: 'Two months on request.' },
};

/** When the registration was published: said so, or a publication that is not the earlier one of the application. */
function registrationPublished({ dates }: MarkFacts): string | undefined {
  if (dates.registrationPublication !== undefined) return dates.registrationPublication;
  const { publication, registration } = dates;
  return registration === undefined || publication === undefined || publication >= registration
    ? publication
    : undefined;
}

/** The time in which others may oppose, from the facts of the office; none where there is no procedure or its length is not confirmed. */
export function oppositionPeriods(office: Office): Rule[] {
  const { code, oppositionPeriod } = office;
  const { value, unit, timing } = oppositionPeriod;
  if (value === null || unit === null) return [];
  const afterRegistration = timing === 'post-registration';
  const today: Rule = {
    id: `${code}.opposition`,
    version: 1,
    kind: 'opposition',
    name: 'End of the opposition period',
    actor: 'third party',
    trigger: 'publication',
    due: periodOf(value, unit),
    ...(code === 'EU' && { ends: 'keeps month end' as const }),
    ...(afterRegistration
      ? { startsAt: registrationPublished }
      : { doneAt: ['Trademark registered'] as const }),
    ...EXTENSIONS[code],
    afterwards: { state: 'done', why: 'the period is over; the status shows whether anybody opposed' },
    consequence: afterRegistration
      ? 'Others can no longer oppose; the registration stands.'
      : 'Others can no longer oppose; the mark can go on to registration.',
    citation: lawOf(office, 'opposition'),
    sources: sourcesOf(office),
    confidence: weakest(office, ['oppositionPeriod']),
  };
  return (OTHER_LAWS[code] ?? [{}]).map((version) => ({ ...today, ...version }));
}

function periodOf(value: number, unit: 'days' | 'months' | 'working days'): Period {
  if (unit === 'months') return months(value);
  return unit === 'days' ? days(value) : workingDays(value);
}
