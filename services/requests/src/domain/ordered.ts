import type { RequestColumns } from './events.js';
import { classesOf, goodsByOffice } from './order-draft.js';
import type { RegistrationRequestState } from './registration-request.js';

type Placing = Pick<RegistrationRequestState, 'mark' | 'orderDraft'>;

/** Offices of the order: those of its draft, else those that were checked. */
export function orderedOffices({ mark, orderDraft }: Placing): readonly string[] {
  return orderDraft === null ? mark.jurisdictions : [...new Set(orderDraft.jurisdictions)];
}

/** What the draft settles in the row of the order; nothing without one. */
export function orderedColumns(state: Placing): RequestColumns {
  const { orderDraft } = state;
  if (orderDraft === null) return {};
  const classes = classesOf([...goodsByOffice(orderDraft).values()].flat());
  return { jurisdictions: orderedOffices(state), classes, filingClassesCount: classes.length, markAlias: orderDraft.markAlias ?? null, useInCommerce: orderDraft.useInCommerce ?? null };
}
