import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { serviceForms } from '@cotta/reference/service-forms.js';
import { no } from '../refusals.js';

interface Order {
  readonly serviceName?: string;
  readonly draftDocumentId?: string | null;
  readonly draftApprovedAt?: string | null;
}

/** Services whose client reads the draft before it leaves, and what came of it: those with a form, and the opposition that a watch led to. */
export const draftedServices: readonly string[] = [
  ...serviceForms.map(({ serviceName }) => serviceName),
  'opposition',
];

/** Refused with NO_DRAFTED_WORK. */
export const outcomePaperProblem = ({ serviceName = '' }: Order): Refusal | undefined =>
  draftedServices.includes(serviceName) ? undefined : no('NO_DRAFTED_WORK');

/** What the client agreed to leaves as it is. Refused with NO_DRAFTED_WORK or DRAFT_AGREED. */
export const draftToSendProblem = (order: Order): Refusal | undefined =>
  outcomePaperProblem(order) ?? (order.draftApprovedAt ? no('DRAFT_AGREED') : undefined);

/** A client decides about the draft that is there, and once. Refused with DRAFT_MISSING, DRAFT_AGREED or DRAFT_REPLACED. */
export function draftDecisionProblem(
  { draftDocumentId, draftApprovedAt }: Order,
  read: string,
): Refusal | undefined {
  if (!draftDocumentId) return no('DRAFT_MISSING');
  if (draftApprovedAt) return no('DRAFT_AGREED');
  return draftDocumentId === read ? undefined : no('DRAFT_REPLACED');
}

/** Nothing ends over a draft that its client did not agree to. Refused with NO_DRAFTED_WORK or DRAFT_OPEN. */
export function outcomeProblem(order: Order): Refusal | undefined {
  const { draftDocumentId, draftApprovedAt } = order;
  return outcomePaperProblem(order) ?? (draftDocumentId && !draftApprovedAt ? no('DRAFT_OPEN') : undefined);
}
