import type { TransitionColumns } from '../request-columns.js';
import type { RegistrationRequestState } from '../registration-request.js';
import { partsOf, unitsOfOrder } from './units.js';

type Placing = Pick<RegistrationRequestState, 'mark' | 'orderDraft'>;

/** Offices of the order: those of its draft, else those that were checked. */
export function orderedOffices({ mark, orderDraft }: Placing): readonly string[] {
  return orderDraft === null ? mark.jurisdictions : [...new Set(orderDraft.jurisdictions)];
}

/** What placing the order settles in its row: its units for good; the rest by its draft, where it has one. */
export function orderedColumns(state: Placing): TransitionColumns<'OrderCreated'> {
  const { orderDraft } = state;
  const orderedUnits = unitsOfOrder(state);
  const classes = [...new Set(orderedUnits.map((unit) => partsOf(unit).classNumber))].toSorted(
    (a, b) => a - b,
  );
  const settled = { orderedUnits, classes, filingClassesCount: classes.length };
  return orderDraft === null
    ? settled
    : {
        ...settled,
        jurisdictions: orderedOffices(state),
        markAlias: orderDraft.markAlias ?? null,
        useInCommerce: orderDraft.useInCommerce ?? null,
      };
}
