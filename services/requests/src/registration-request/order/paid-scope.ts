import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Role } from '@cotta/kit/model/words/viewer.js';
import { officeOf } from '@cotta/reference/offices.js';
import { draftableUnits, entitledUnits, type Entitlement } from './entitlement.js';
import type { RequestStatus } from '../labels.js';
import { no } from '../../refusals.js';
import { beyond, partsOf, type Unit } from './units.js';

/** While the draft is with its client it is read, not written; from the approval on it is what goes to the office. */
const WITH_CLIENT: readonly (RequestStatus | null)[] = ['Sent for review', 'Application approved', 'Filed'];
const ENDED: readonly (RequestStatus | null)[] = [
  'Lost to follow-up',
  'Client unresponsive',
  'Refunded',
  'Withdrawn',
];

/** Whether anybody may write in the draft of an order. `approved`: as its own row says, which may be sooner or later than the order. */
export function closedProblem(
  { status, approved }: { readonly status: RequestStatus | null; readonly approved: boolean },
  role: Role,
): Refusal | undefined {
  if (role === 'customer' && (approved || status === 'Application approved' || status === 'Filed'))
    return no('APPLICATION_APPROVED');
  if (approved || WITH_CLIENT.includes(status)) return no('SENT_NOT_EDITABLE');
  return ENDED.includes(status) ? no('ORDER_ENDED') : undefined;
}

/** A draft never comes to hold more than was paid for; one that does from earlier may shrink. `before`, `next`: the units of the whole draft. */
export function widerProblem(
  { before, next }: { readonly before: readonly Unit[]; readonly next: readonly Unit[] },
  entitlement: Entitlement,
): Refusal | undefined {
  const allowed = draftableUnits(entitlement);
  return beyondProblem(beyond(beyond(next, allowed), beyond(before, allowed)));
}

/** An office that nothing was paid for is not added, be it empty. */
export function officeProblem(jurisdiction: string, entitlement: Entitlement): Refusal | undefined {
  const placed = entitlement.ordered.length > 0 || entitlement.given.length > 0;
  const known = draftableUnits(entitlement).some((unit) => partsOf(unit).jurisdiction === jurisdiction);
  return !placed || known
    ? undefined
    : refused({ office: jurisdiction }, `Filing in ${nameOf(jurisdiction)} is not part of your order.`);
}

/** Nothing leaves the draft that was not paid for. */
export function unpaidProblem(drafted: readonly Unit[], entitlement: Entitlement): Refusal | undefined {
  return beyondProblem(beyond(drafted, entitledUnits(entitlement)));
}

/** What was paid for and is not in the draft. */
export function unusedUnits(drafted: readonly Unit[], entitlement: Entitlement): readonly Unit[] {
  return beyond(entitledUnits(entitlement), drafted);
}

/** Asked once: what was said to be left out is not asked for again. */
export function notUsedProblem(unused: readonly Unit[], leftOut: readonly Unit[]): Refusal | undefined {
  const [first] = beyond(unused, leftOut);
  if (first === undefined) return undefined;
  const { jurisdiction, classNumber } = partsOf(first);
  const { refused: code, message } = no('NOT_USED');
  return {
    refused: code,
    message: `Class ${classNumber} in ${nameOf(jurisdiction)} is paid, but not in the draft. ${message}`,
    params: { class: classNumber, office: jurisdiction, units: unused.join(', ') },
  };
}

function beyondProblem(units: readonly Unit[]): Refusal | undefined {
  const [first] = units;
  if (first === undefined) return undefined;
  const { jurisdiction, classNumber } = partsOf(first);
  return refused(
    { class: classNumber, office: jurisdiction, units: units.join(', ') },
    `Class ${classNumber} in ${nameOf(jurisdiction)} is not part of your order.`,
  );
}

function refused(params: Readonly<Record<string, string | number>>, what: string): Refusal {
  const { refused: code, message } = no('MORE_THAN_PAID');
  return { refused: code, message: `${what} ${message}`, params };
}

/** Names that English says with an article. */
const WITH_ARTICLE: readonly string[] = ['EU', 'US', 'UK', 'AE', 'PH', 'DO'];

function nameOf(jurisdiction: string): string {
  const name = officeOf(jurisdiction)?.name ?? jurisdiction;
  return WITH_ARTICLE.includes(jurisdiction) ? `the ${name}` : name;
}
