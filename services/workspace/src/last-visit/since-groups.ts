import type { PartnerEventData } from '../partner-event/partner-event.js';

/** A public fact of an account as it is kept. */
export interface PublicFact {
  readonly type: string;
  readonly recordType: string;
  readonly recordId: string;
  readonly recordVersion: number;
  readonly occurredAt: Date;
  readonly data: PartnerEventData;
}

/** What several facts of one thing came to. `count`: how many there were, where each is one of its own. `nominalDate`: `YYYY-MM-DD`, of a date that is near. */
export interface SinceFact {
  readonly type: string;
  readonly recordType: string;
  readonly recordId: string;
  readonly at: Date;
  readonly count: number;
  readonly nominalDate: string | null;
}

/** What happened to one mark, order or other thing. */
export interface SinceGroup {
  readonly subjectType: string;
  readonly subjectId: string;
  /** When the last of it happened. */
  readonly at: Date;
  readonly facts: readonly SinceFact[];
  /** Of a mark itself: the versions of its history between which it is compared; null where only something beside it happened. */
  readonly versions: { readonly from: number; readonly to: number } | null;
}

/** What somebody did themselves is no news to them where nothing else came of it. */
const OWN_ACTS: ReadonlySet<string> = new Set(['check.requested', 'order.created', 'order.approved']);

/** Tables of services by the names of the public history. */
const RECORD_OF_TABLE: Readonly<Record<string, string>> = {
  trademark: 'trademark',
  office_action: 'office_letter',
  registration_request: 'order',
  service_request: 'service_order',
  use_in_commerce_request: 'proof_of_use',
  case: 'threat',
  brand: 'brand',
  invoice: 'invoice',
};

type Subject = Pick<SinceGroup, 'subjectType' | 'subjectId'>;

function subjectOf({ recordType, recordId, data }: PublicFact): Subject {
  const own = { subjectType: recordType, subjectId: recordId };
  const mark = data.trademark_id;
  if (recordType === 'office_letter' && mark !== undefined)
    return { subjectType: 'trademark', subjectId: mark };
  const { subject_type: table = '', subject_id: subjectId } = data;
  const subjectType = RECORD_OF_TABLE[table];
  return recordType === 'document' && subjectType !== undefined && subjectId !== undefined
    ? { subjectType, subjectId }
    : own;
}

/** One group a mark or order, that with the newest fact first; in it what its facts came to, in the order in which that happened. */
export function sinceGroups(facts: readonly PublicFact[]): SinceGroup[] {
  return grouped(facts, (fact) => {
    const { subjectType, subjectId } = subjectOf(fact);
    // Papers of nothing that has a page here are one group.
    return subjectType === 'document' ? subjectType : `${subjectType} ${subjectId}`;
  })
    .map(groupOf)
    .filter(({ facts: came, versions }) => versions !== null || came.some(({ type }) => !OWN_ACTS.has(type)))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** Never empty ones, in the order of their first. */
function grouped(
  facts: readonly PublicFact[],
  keyOf: (fact: PublicFact) => string,
): readonly (readonly PublicFact[])[] {
  const groups = new Map<string, PublicFact[]>();
  for (const fact of facts) {
    const key = keyOf(fact);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [fact]);
    else group.push(fact);
  }
  return [...groups.values()];
}

function groupOf(facts: readonly PublicFact[]): SinceGroup {
  const [first] = facts;
  if (first === undefined) throw new Error('a subject without facts');
  const ofMark = facts.filter(isOfMark).map(({ recordVersion }) => recordVersion);
  return {
    ...subjectOf(first),
    at: facts.reduce(
      (latest, { occurredAt }) => (occurredAt > latest ? occurredAt : latest),
      first.occurredAt,
    ),
    facts: cameTo(facts.filter((fact) => !isOfMark(fact))),
    versions: ofMark.length === 0 ? null : { from: Math.min(...ofMark) - 1, to: Math.max(...ofMark) },
  };
}

/** Facts beside a record: they change nothing of how it stands. */
const BESIDE: ReadonlySet<string> = new Set(['deadline.near', 'order.message', 'trademark.warned']);

/** Shown by how the mark itself stands otherwise. */
const isOfMark = ({ recordType, type }: PublicFact): boolean =>
  recordType === 'trademark' && !BESIDE.has(type);

/** An order or an invoice is where its last fact left it; letters and dates are told each; papers are counted. */
function cameTo(facts: readonly PublicFact[]): SinceFact[] {
  const things = grouped(facts, ({ recordType, recordId, type, data }) => {
    if (recordType === 'document') return recordType;
    if (type === 'deadline.near') return `${type} ${data.deadline_id ?? recordId}`;
    return recordType === 'office_letter' || BESIDE.has(type)
      ? `${type} ${recordId}`
      : `${recordType} ${recordId}`;
  });
  return things.flatMap((same) => {
    const last = same.at(-1);
    if (last === undefined) return [];
    const { type, recordType, recordId, occurredAt: at, data } = last;
    return [{ type, recordType, recordId, at, count: same.length, nominalDate: data.nominal_date ?? null }];
  });
}
