import { officeOf } from '@cotta/reference/offices.js';
import { trademarkStatuses, type TrademarkStatus } from '@cotta/reference/trademark-statuses.js';
import {
  basisNames,
  basisSpellings,
  dateNames,
  eventListNames,
  madridNames,
  officeNames,
  officeSpellings,
  plain,
  receiptNames,
  referenceNames,
  restNames,
  statusSpellings,
} from './fact-names.js';
import { internationalDate } from './international-date.js';
import type { DateFact, FactProblem, FilingBasis, MarkEvent, MarkFacts } from './mark-facts.js';
import { eventMeaning, isBlank, readDate, readEvent, unreadable } from './read-event.js';

/** The facts of one mark as they were understood, and what of the file was not. */
export interface ReadFacts {
  readonly facts: MarkFacts;
  /** The day to judge on, when the file names one. */
  readonly today: string | undefined;
  readonly problems: readonly FactProblem[];
  /** Fields nobody understood; they changed nothing. */
  readonly ignored: readonly string[];
}

interface Draft {
  readonly dates: Partial<Record<DateFact, string>>;
  readonly events: MarkEvent[];
  readonly bases: FilingBasis[];
  readonly problems: FactProblem[];
  readonly ignored: string[];
  remainingExtensions?: number;
}

/** The facts of one mark from a JSON object, field names as the specification has them or near it. Bad values become problems, never exceptions. */
export function readFacts(record: Readonly<Record<string, unknown>>, position: number): ReadFacts {
  const fields = new Map(Object.entries(record).map(([name, value]) => [plain(name), value]));
  const first = (names: readonly string[]): unknown =>
    names.map((name) => fields.get(name)).find((value) => !isBlank(value));
  const draft: Draft = { dates: {}, events: [], bases: [], problems: [], ignored: [] };
  for (const [name, value] of Object.entries(record)) if (!isBlank(value)) readField(draft, name, value);
  const office = officeCode(first(officeNames));
  const status = readStatus(fields.get('status'), draft.problems);
  const reference = first(referenceNames);
  const madrid =
    flag(first(madridNames)) ?? (!isBlank(fields.get('internationalnumber')) && office !== 'WIPO');
  const international =
    draft.dates.internationalRegistration ??
    internationalDateOf(
      draft,
      office,
      readDate(first(receiptNames.origin)),
      readDate(first(receiptNames.wipo)),
    );
  if (international !== undefined) draft.dates.internationalRegistration = international;
  return {
    facts: {
      reference:
        typeof reference === 'string' || typeof reference === 'number'
          ? String(reference)
          : `mark ${position}`,
      office,
      bases: draft.bases,
      madrid,
      dates: draft.dates,
      events: draft.events,
      ...(status !== undefined && { status }),
      ...(draft.remainingExtensions !== undefined && { remainingExtensions: draft.remainingExtensions }),
    },
    today: readDate(fields.get('today')),
    problems: draft.problems,
    ignored: draft.ignored,
  };
}

/** The date of an international registration when no field says it. */
function internationalDateOf(
  { dates }: Draft,
  office: string,
  origin: string | undefined,
  wipo: string | undefined,
): string | undefined {
  if (origin !== undefined && wipo !== undefined) return internationalDate(origin, wipo);
  return office === 'WIPO' ? dates.registration : undefined;
}

const HANDLED: ReadonlySet<string> = new Set([
  ...receiptNames.origin,
  ...receiptNames.wipo,
  ...officeNames,
  ...referenceNames,
  ...madridNames,
  'status',
  'today',
  ...restNames,
]);

function readField(draft: Draft, name: string, value: unknown): void {
  const key = plain(name);
  const fact = dateNames.get(key);
  if (fact !== undefined) readDateFact(draft, fact, name, value);
  else if (basisNames.includes(key)) readBases(draft, value);
  else if (eventListNames.includes(key)) readEvents(draft, value);
  else if (key === 'officeactions' || (key === 'officeaction' && typeof value === 'object'))
    readEvents(draft, value, 'office action');
  else if (key === 'useincommercerequests' || key === 'useincommercerequest') readUseRequests(draft, value);
  else if (key === 'remainingextensioncount') readExtensionCount(draft, value);
  else if (key === 'today' && readDate(value) === undefined) draft.problems.push(unreadable(name, value));
  else if (!HANDLED.has(key)) readLooseEvent(draft, name, value);
}

function readDateFact(draft: Draft, fact: DateFact, name: string, value: unknown): void {
  const date = readDate(value);
  if (date === undefined) draft.problems.push({ ...unreadable(name, value), about: [fact] });
  else draft.dates[fact] = date;
}

function readBases(draft: Draft, value: unknown): void {
  for (const each of typeof value === 'string' ? value.split(/[,;/+]/) : [value].flat()) {
    const basis = typeof each === 'string' ? basisSpellings.get(plain(each)) : undefined;
    if (basis !== undefined) draft.bases.push(basis);
    else
      draft.problems.push({
        code: 'BASIS_UNKNOWN',
        message: `The filing basis ${JSON.stringify(each)} is none of 1(a), 1(b), 44(d), 44(e), 66(a).`,
        about: [],
      });
  }
}

function readEvents(draft: Draft, value: unknown, nameUnless?: string): void {
  for (const entry of [value].flat()) {
    const { found, problems } = readEvent(entry, nameUnless);
    draft.events.push(...found);
    draft.problems.push(...problems);
  }
}

/** A use-in-commerce request after a notice of allowance carries its date and the extensions left. */
function readUseRequests(draft: Draft, value: unknown): void {
  for (const entry of [value].flat()) {
    if (typeof entry !== 'object' || entry === null) continue;
    const left = Object.entries(entry).find(([name]) => plain(name) === 'remainingextensioncount');
    if (left !== undefined && !isBlank(left[1])) readExtensionCount(draft, left[1]);
  }
  readEvents(draft, value, 'notice of allowance');
}

function readExtensionCount(draft: Draft, value: unknown): void {
  const count = Number(value);
  if (Number.isInteger(count) && count >= 0 && count <= 5) draft.remainingExtensions = count;
  else
    draft.problems.push({
      code: 'EXTENSIONS_UNREADABLE',
      message: `The extensions left are ${JSON.stringify(value)}; write a whole number from 0 to 5.`,
      about: [],
    });
}

/** `noa_date`, `first_report_date`…: an event as a field of its own. */
function readLooseEvent(draft: Draft, name: string, value: unknown): void {
  const meaning = eventMeaning(name);
  const date = readDate(value);
  if (meaning === undefined) draft.ignored.push(name);
  else if (typeof value === 'object')
    readEvents(draft, Array.isArray(value) ? value.map(asEntry) : value, name);
  else if (date === undefined) draft.problems.push(unreadable(name, value));
  else draft.events.push({ ...meaning, date });
}

const asEntry = (value: unknown): unknown => (typeof value === 'string' ? { date: value } : value);

function officeCode(value: unknown): string {
  if (typeof value !== 'string') return '';
  const code = value.trim().toUpperCase();
  return officeOf(code) === undefined ? (officeSpellings.get(plain(value)) ?? value.trim()) : code;
}

function readStatus(value: unknown, problems: FactProblem[]): TrademarkStatus | undefined {
  if (isBlank(value)) return undefined;
  const asked = typeof value === 'string' ? plain(value) : '';
  const word = statusSpellings.get(asked);
  const status = trademarkStatuses.find((each) => plain(each) === asked || each === word);
  if (status === undefined)
    problems.push({
      code: 'STATUS_UNKNOWN',
      message: `The status ${JSON.stringify(value)} is none of ours; deadlines are judged by dates alone.`,
      about: [],
    });
  return status;
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}
