import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../../refusals.js';
import type { RegisterState } from './register-entry.js';
import { isAsFar, progressOf, type RegisterProgress } from './register-words.js';
import { datesProblem } from '../date-order.js';
import type { TrademarkStatus } from '../trademark-status.js';

/** What a mark and its register entry can say differently. */
export const registerFields = [
  'status',
  'number',
  'filing date',
  'publication date',
  'registration date',
  'expiration date',
] as const;
/** One of `registerFields`; stored with the difference. */
export type RegisterField = (typeof registerFields)[number];

/** A difference waits for a decision; somebody decided that ours is right and a second person has not looked; or two did. One decided for the
 *  office is gone. */
export const differenceStates = ['open', 'waits for a second person', 'ours kept'] as const;

/** One register difference: both values as they are written, dates `YYYY-MM-DD`. */
export interface RegisterDifference {
  readonly field: RegisterField;
  readonly ours: string;
  readonly office: string;
  readonly state: (typeof differenceStates)[number];
  /** Who kept ours against the register, and why. */
  readonly keptById?: string | null;
  readonly keptReason?: string | null;
}

/** How a difference is decided. */
export const registerDecisions = ['Take from the office', 'Keep ours'] as const;
/** One of `registerDecisions`. */
export type RegisterDecision = (typeof registerDecisions)[number];

/** What the comparison looks at. Dates `YYYY-MM-DD`. */
export interface ComparedMark {
  readonly status?: TrademarkStatus;
  readonly number?: string | null;
  readonly filingDate?: string | null;
  readonly priorityDate?: string | null;
  readonly publicationDate?: string | null;
  readonly registrationDate?: string | null;
  readonly expirationDate?: string | null;
  readonly registerDifferences?: readonly RegisterDifference[] | null;
}

const columns = {
  number: 'number',
  'filing date': 'filingDate',
  'publication date': 'publicationDate',
  'registration date': 'registrationDate',
  'expiration date': 'expirationDate',
} as const satisfies Readonly<Record<Exclude<RegisterField, 'status'>, keyof ComparedMark>>;

/** How far our statuses are along the way every application goes. Anything else is for a person to judge. */
const ourProgress: Readonly<Partial<Record<TrademarkStatus, RegisterProgress>>> = {
  'Application filed': 'received',
  'Under examination': 'examined',
  'Response to office action submitted': 'examined',
  'Trademark published': 'published',
};

/** What both sides say, and not the same; what was decided before stays decided as long as neither changes. What only one side says is no difference. */
export function registerDifferences(mark: ComparedMark, entry: RegisterState): RegisterDifference[] {
  const known = mark.registerDifferences ?? [];
  return apart(mark, entry).map(({ field, ours, office }) => {
    const before = known.find((one) => one.field === field && one.ours === ours && one.office === office);
    return before ?? { field, ours, office, state: 'open' };
  });
}

/** How many differences are not settled yet: nobody decided, or nobody looked at the decision. */
export const openDifferences = (differences: readonly RegisterDifference[] | null | undefined): number =>
  (differences ?? []).filter(({ state }) => state !== 'ours kept').length;

/** How many wait for the second person alone. */
export const keptAlone = (differences: readonly RegisterDifference[] | null | undefined): number =>
  (differences ?? []).filter(({ state }) => state === 'waits for a second person').length;

/** The columns that say how the register and we differ. */
export const differenceColumns = (differences: readonly RegisterDifference[]) => ({
  registerDifferences: differences,
  openRegisterDifferenceCount: openDifferences(differences),
  keptRegisterDifferenceCount: keptAlone(differences),
});

type Apart = Pick<RegisterDifference, 'field' | 'ours' | 'office'>;

function apart(
  mark: ComparedMark,
  { applicationNumber, status, filedOn, publishedOn, registeredOn, expiresOn }: RegisterState,
): Apart[] {
  const both = (field: RegisterField, ours: string | null | undefined, office: string | null): Apart[] =>
    ours && office && ours !== office ? [{ field, ours, office }] : [];
  return [
    ...statusApart(mark.status, status),
    ...(sameNumber(mark.number, applicationNumber) ? [] : both('number', mark.number, applicationNumber)),
    ...both('filing date', mark.filingDate, filedOn),
    ...both('publication date', mark.publicationDate, publishedOn),
    ...both('registration date', mark.registrationDate, registeredOn),
    ...both('expiration date', mark.expirationDate, expiresOn),
  ];
}

/** The office writes leading zeros, people leave them out. */
const sameNumber = (ours: string | null | undefined, office: string): boolean =>
  digits(ours ?? '') === digits(office);
const digits = (number: string): string => number.replaceAll(/[\s./-]/g, '').replace(/^0+/, '');

/** An entry that is ahead is followed by the steps themselves; one that is behind, or says what we have no step for, is asked about. */
function statusApart(ours: TrademarkStatus | undefined, office: string): Apart[] {
  const at = ours === undefined ? undefined : ourProgress[ours];
  // A mark that left the common way was judged by a person.
  if (ours === undefined || at === undefined) return [];
  const there = progressOf(office);
  return there === undefined || !isAsFar(there, at) ? [{ field: 'status', ours, office }] : [];
}

/** Our own dates where we have some: a step that follows the register never writes over them. */
export function withOurDates(
  entry: RegisterState,
  { publicationDate, registrationDate, expirationDate }: ComparedMark,
): RegisterState {
  const kept = (ours: string | null | undefined, office: string | null): string | null =>
    office === null ? null : (ours ?? office);
  return {
    ...entry,
    publishedOn: kept(publicationDate, entry.publishedOn),
    registeredOn: kept(registrationDate, entry.registeredOn),
    expiresOn: kept(expirationDate, entry.expiresOn),
  };
}

interface Decided {
  readonly field: RegisterField;
  readonly decision: RegisterDecision;
}

/** Who decides and why. */
interface Decider {
  readonly userId: string | undefined;
  readonly reason: string;
}

const differenceOf = (
  mark: ComparedMark,
  field: RegisterField,
  ...states: readonly RegisterDifference['state'][]
): RegisterDifference | undefined =>
  mark.registerDifferences?.find((one) => one.field === field && states.includes(one.state));

/** The office's value can still be taken while ours is kept by one person alone. */
const openOf = (mark: ComparedMark, { field, decision }: Decided): RegisterDifference | undefined =>
  decision === 'Keep ours'
    ? differenceOf(mark, field, 'open')
    : differenceOf(mark, field, 'open', 'waits for a second person');

/** Why a difference cannot be decided so: `NO_SUCH_DIFFERENCE` where none is open for the field, `STATUS_BY_STEPS` where the office's status
 *  is to be taken over, or what is wrong with the mark's dates once the office's is among them. */
export function decisionProblem(mark: ComparedMark, decided: Decided): Refusal | undefined {
  const { field, decision } = decided;
  const difference = openOf(mark, decided);
  if (difference === undefined)
    return differenceOf(mark, field, 'waits for a second person') === undefined
      ? no('NO_SUCH_DIFFERENCE', { field })
      : no('DIFFERENCE_KEPT_BY_ONE', { field });
  if (decision === 'Keep ours') return undefined;
  if (field === 'status') return no('STATUS_BY_STEPS');
  return datesProblem({ ...mark, ...valueFrom(field, difference) });
}

/** The columns after a decision; nothing where there was nothing to decide. Ours stays open until a second person says the same. */
export function decided(mark: ComparedMark, choice: Decided, { userId, reason }: Decider) {
  const all = mark.registerDifferences ?? [];
  const difference = openOf(mark, choice);
  if (choice.decision === 'Take from the office')
    return {
      ...differenceColumns(all.filter((one) => one !== difference)),
      ...(difference !== undefined && valueFrom(choice.field, difference)),
    };
  const kept = {
    state: 'waits for a second person' as const,
    keptById: userId ?? null,
    keptReason: reason,
  };
  return differenceColumns(all.map((one) => (one === difference ? { ...one, ...kept } : one)));
}

/** Four eyes: `NO_SUCH_DIFFERENCE` where nobody kept ours, `SECOND_PERSON_NEEDED` for the person who did. */
export function keptProblem(
  mark: ComparedMark,
  field: RegisterField,
  userId: string | undefined,
): Refusal | undefined {
  const difference = differenceOf(mark, field, 'waits for a second person');
  if (difference === undefined) return no('NO_SUCH_DIFFERENCE', { field });
  return userId === undefined || userId === difference.keptById
    ? no('SECOND_PERSON_NEEDED.difference')
    : undefined;
}

/** The columns once a second person says that ours stands. */
export function confirmedKept(mark: ComparedMark, field: RegisterField) {
  const difference = differenceOf(mark, field, 'waits for a second person');
  return differenceColumns(
    (mark.registerDifferences ?? []).map((one) =>
      one === difference ? { ...one, state: 'ours kept' as const } : one,
    ),
  );
}

function valueFrom(
  field: RegisterField,
  { office }: RegisterDifference,
): Partial<Record<(typeof columns)[keyof typeof columns], string>> {
  return field === 'status' ? {} : { [columns[field]]: office };
}
