import type { TrademarkStatus } from '@cotta/reference/trademark-statuses.js';
import type { EventKind, FilingBasis, MarkEvent, MarkFacts } from '../mark-facts.js';
import type { LaterDueDateCause } from '../later-due-date.js';
import { answerDates } from '../rule-dates.js';
import { officeToday } from '../office-day.js';
import { noneAwaited, type Awaited } from '../awaited.js';

/** Columns of a mark that its deadlines and letters about them hang on. */
export interface StoryFields {
  readonly name?: string;
  readonly jurisdiction?: string;
  readonly status?: TrademarkStatus;
  readonly filingBasis?: readonly FilingBasis[] | null;
  readonly internationalNumber?: string | null;
  readonly internationalRegistrationDate?: string | null;
  readonly filingDate?: string | null;
  readonly applicationFeePaidOn?: string | null;
  readonly priorityDate?: string | null;
  readonly publicationDate?: string | null;
  readonly registrationDate?: string | null;
  readonly expirationDate?: string | null;
  readonly noticeOfAllowanceDate?: string | null;
  readonly allegationOfUseDate?: string | null;
  readonly officeDueDate?: string | null;
  readonly officeLetterDate?: string | null;
  readonly laterDueDateCause?: LaterDueDateCause | null;
  readonly remainingExtensionCount?: number | null;
  readonly renewalOrderedOn?: string | null;
  readonly remindersPaused?: boolean | null;
  readonly userId?: string | null;
  readonly registrationRequestId?: string | null;
}

const kept = [
  'name',
  'jurisdiction',
  'status',
  'filingBasis',
  'internationalNumber',
  'internationalRegistrationDate',
  'filingDate',
  'applicationFeePaidOn',
  'priorityDate',
  'publicationDate',
  'registrationDate',
  'expirationDate',
  'noticeOfAllowanceDate',
  'allegationOfUseDate',
  'officeDueDate',
  'officeLetterDate',
  'laterDueDateCause',
  'remainingExtensionCount',
  'renewalOrderedOn',
  'remindersPaused',
  'userId',
  'registrationRequestId',
] as const satisfies readonly (keyof StoryFields)[];

/** A mark as its own events tell it, as far as deadlines follow from it. */
export interface MarkStory {
  readonly fields: StoryFields;
  readonly happened: readonly MarkEvent[];
  /** The day we learned of it, at its office. */
  readonly knownSince: string;
}

export interface TrademarkFact {
  readonly type: string;
  readonly data: StoryFields & {
    readonly declarationConcerns?: string;
    readonly priorityUsedOn?: string;
    readonly extensionAskedOn?: string | null;
  };
  readonly occurredAt: Date;
}

/** Steps that are a date of their own. What the office's letters and the notice of allowance say stands in columns. */
const dated: Readonly<Record<string, EventKind>> = {
  OfficeActionResponseFiled: 'response filed',
  SouExtensionGranted: 'extension granted',
  StatementOfUseSubmitted: 'statement of use filed',
  TrademarkAbandoned: 'notice of abandonment issued',
  TrademarkRevived: 'petition to revive filed',
  TrademarkOpposed: 'opposition filed',
  RenewalOrdered: 'renewal ordered',
  RenewalRecorded: 'renewed',
  TrademarkRefused: 'protection lost',
  TrademarkWithdrawn: 'protection lost',
  DeclarationOfUseRecorded: 'declaration filed',
  PriorityUsed: 'foreign application filed',
};

/** The story with one more event. Total: an event that means nothing to deadlines gives an equal story. `awaited`: which corrections of rules do not count yet. */
export function nextStory(
  story: MarkStory | undefined,
  { type, data, occurredAt }: TrademarkFact,
  awaited: Awaited = noneAwaited,
): MarkStory {
  const before = story?.fields ?? {};
  const given = Object.fromEntries(
    kept.flatMap((key) => (data[key] === undefined ? [] : [[key, data[key]]])),
  );
  const fields: StoryFields = { ...before, ...given };
  const day = officeToday(fields.jurisdiction, occurredAt);
  const knownSince = story?.knownSince ?? day;
  const change = { before, fields, awaiting: awaited(knownSince, occurredAt) };
  const happenedBefore = redated(story?.happened ?? [], type, change);
  return {
    fields,
    happened: [
      ...happenedBefore,
      ...happenedIn(type, {
        ...change,
        day: (type === 'PriorityUsed' ? data.priorityUsedOn : data.extensionAskedOn) ?? day,
        concerns: data.declarationConcerns,
      }),
    ],
    knownSince,
  };
}

interface Change {
  readonly before: StoryFields;
  readonly fields: StoryFields;
  /** Corrections of rules that do not count yet. */
  readonly awaiting: readonly string[];
}

interface Turn extends Change {
  /** When it happened, at the office. */
  readonly day: string;
  readonly concerns: string | undefined;
}

function happenedIn(type: string, turn: Turn): MarkEvent[] {
  const { fields, day, concerns } = turn;
  const { officeDueDate, officeLetterDate } = fields;
  if (type === 'OfficeActionReceived')
    return [
      {
        kind: 'examination letter issued',
        date: officeLetterDate ?? day,
        ...(officeDueDate && { due: officeDueDate }),
      },
    ];
  if (officeDueDate && movedDueDate(turn) === 'extended')
    return [{ kind: 'extension granted', date: day, due: officeDueDate }];
  const kind = dated[type];
  const about = type === 'SouExtensionGranted' ? 'US.statement-of-use' : concerns;
  return kind === undefined ? [] : [{ kind, date: day, ...(about !== undefined && { concerns: about }) }];
}

/** What another due date of a letter means: more time than its rule gives is an extension, unless the rule does not fit; anything else was written down wrongly before. */
function movedDueDate({
  before,
  fields: { status, officeDueDate, ...fields },
  awaiting,
}: Change): 'extended' | 'corrected' | undefined {
  if (
    status !== 'Office action received' ||
    !before.officeDueDate ||
    !officeDueDate ||
    before.officeDueDate === officeDueDate
  )
    return undefined;
  const first = answerDates({
    office: fields.jurisdiction,
    bases: fields.filingBasis,
    issueDate: fields.officeLetterDate,
    awaiting,
  })?.due;
  return first !== undefined && officeDueDate > first && fields.laterDueDateCause !== 'Rule does not fit'
    ? 'extended'
    : 'corrected';
}

/** A corrected due date belongs to the letter itself: what was counted from the wrong one, extensions included, goes. */
function redated(happened: readonly MarkEvent[], type: string, change: Change): readonly MarkEvent[] {
  const { officeDueDate, laterDueDateCause } = change.fields;
  if (type === 'OfficeActionReceived' || !officeDueDate || movedDueDate(change) !== 'corrected')
    return happened;
  const last = happened.findLastIndex(({ kind }) => kind === 'examination letter issued');
  return happened.flatMap((event, index) =>
    index === last
      ? [{ ...event, due: officeDueDate, overRule: laterDueDateCause === 'Rule does not fit' }]
      : index > last && event.kind === 'extension granted' && event.concerns === undefined
        ? []
        : [event],
  );
}

/** A mark that came to us while an office awaited an answer: of its letter only the due date is known. */
function letterBefore(
  { status, officeDueDate, officeLetterDate }: StoryFields,
  happened: readonly MarkEvent[],
  knownSince: string,
): MarkEvent[] {
  const unknown =
    status === 'Office action received' &&
    officeDueDate &&
    !happened.some(({ kind }) => kind === 'examination letter issued');
  return unknown
    ? [{ kind: 'examination letter issued', date: officeLetterDate ?? knownSince, due: officeDueDate }]
    : [];
}

/** A fee that the office had before the filing counts from the filing on. */
function applicationFee({ filingDate, applicationFeePaidOn }: StoryFields): MarkEvent[] {
  if (!filingDate || !applicationFeePaidOn) return [];
  const date = applicationFeePaidOn < filingDate ? filingDate : applicationFeePaidOn;
  return [{ kind: 'fee paid', date, concerns: 'application fee' }];
}

/** What the deadline engine is asked with. */
export function factsOf(reference: string, { fields, happened, knownSince }: MarkStory): MarkFacts {
  const {
    jurisdiction = '',
    status,
    filingBasis,
    internationalNumber,
    noticeOfAllowanceDate,
    allegationOfUseDate,
    remainingExtensionCount,
  } = fields;
  const { filingDate, priorityDate, publicationDate, registrationDate, expirationDate } = fields;
  const international =
    fields.internationalRegistrationDate ?? (jurisdiction === 'WIPO' ? registrationDate : undefined);
  return {
    reference,
    office: jurisdiction,
    bases: filingBasis ?? [],
    madrid: Boolean(internationalNumber) && jurisdiction !== 'WIPO',
    dates: {
      ...(filingDate && { filing: filingDate }),
      ...(priorityDate && { priority: priorityDate }),
      ...(publicationDate && { publication: publicationDate }),
      ...(registrationDate && { registration: registrationDate }),
      ...(expirationDate && { expiration: expirationDate }),
      ...(international && { internationalRegistration: international }),
    },
    events: [
      ...applicationFee(fields),
      ...(noticeOfAllowanceDate
        ? [{ kind: 'notice of allowance issued', date: noticeOfAllowanceDate } as const]
        : []),
      ...(allegationOfUseDate
        ? [{ kind: 'allegation of use filed', date: allegationOfUseDate } as const]
        : []),
      ...happened,
      ...letterBefore(fields, happened, knownSince),
    ],
    ...(status !== undefined && { status }),
    ...(typeof remainingExtensionCount === 'number' && { remainingExtensions: remainingExtensionCount }),
  };
}
