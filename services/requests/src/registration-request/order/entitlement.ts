import { beyond, type Unit } from './units.js';

/** A wish for more than was ordered, with a price and a payment of its own. */
export interface AdditionalOrder {
  readonly id: string;
  /** What people quote: the number of the order with its own behind a stroke, `V-7K2M9Q4X/2`. */
  readonly publicId: string;
  readonly units: readonly Unit[];
  /** Terms picked already: they go into the draft once it is paid. */
  readonly goods: readonly RequestedGoods[];
  /** Where invoicing keeps its price. */
  readonly quoteId: string;
  /** Minor units, tax included. */
  readonly total: { readonly amountMinor: number; readonly currency: string };
  /** `OVER`: taken out, or nobody paid in time. */
  readonly state: 'TO_PAY' | 'PAID' | 'OVER';
  /** ISO 8601 instant. */
  readonly wishedAt: string;
}

/** As it is wished for: nothing of it is paid. */
export type PlacedAddition = Omit<AdditionalOrder, 'state'>;

/** One class at one office, with the terms that were picked for it already. */
export interface RequestedGoods {
  readonly jurisdiction: string;
  readonly classNumber: number;
  readonly terms: readonly string[];
}

/** What may be drafted and filed for an order, and why. */
export interface Entitlement {
  /** As the order was placed. */
  readonly ordered: readonly Unit[];
  /** `GIVEN`: the work began without the money, by an admin's decision. */
  readonly settled: 'TO_PAY' | 'PAID' | 'GIVEN';
  /** By an admin, each with a reason on record. */
  readonly given: readonly Unit[];
  readonly paidBack: readonly Unit[];
  readonly additional: readonly AdditionalOrder[];
}

/** Before an order is placed. */
export const nothingOrdered: Entitlement = {
  ordered: [],
  settled: 'TO_PAY',
  given: [],
  paidBack: [],
  additional: [],
};

/** Units of wholly paid orders and those given by an admin, less those paid back. */
export function entitledUnits({
  ordered,
  settled,
  given,
  paidBack,
  additional,
}: Entitlement): readonly Unit[] {
  const paid = additional.filter(({ state }) => state === 'PAID').flatMap(({ units }) => units);
  return beyond([...(settled === 'TO_PAY' ? [] : ordered), ...paid, ...given], paidBack);
}

/** What a draft may hold: while nothing is paid it stands as it was ordered, and goes nowhere. */
export function draftableUnits(entitlement: Entitlement): readonly Unit[] {
  return entitlement.settled === 'TO_PAY'
    ? [...entitlement.ordered, ...entitlement.given]
    : entitledUnits(entitlement);
}

/** Each unit with where its money stands; a unit of several orders as often as it was ordered. */
export interface SettledUnit {
  readonly unit: Unit;
  readonly paid: 'PAID' | 'TO_PAY' | 'PAID_BACK' | 'GIVEN';
  readonly additionalOrder: AdditionalOrder | null;
}

/** Units of the order, of its additional orders and those given; what was taken out, or not paid in time, is left out. */
export function settledUnits({
  ordered,
  settled,
  given,
  paidBack,
  additional,
}: Entitlement): readonly SettledUnit[] {
  const all: SettledUnit[] = [
    ...ordered.map((unit) => ({ unit, paid: settled, additionalOrder: null })),
    ...additional
      .filter(({ state }) => state !== 'OVER')
      .flatMap((order) =>
        order.units.map((unit) => ({
          unit,
          paid: order.state === 'PAID' ? ('PAID' as const) : ('TO_PAY' as const),
          additionalOrder: order,
        })),
      ),
    ...given.map((unit) => ({ unit, paid: 'GIVEN' as const, additionalOrder: null })),
  ];
  const back = [...paidBack];
  return all.map((row) => {
    const at = row.paid === 'TO_PAY' ? -1 : back.indexOf(row.unit);
    if (at === -1) return row;
    back.splice(at, 1);
    return { ...row, paid: 'PAID_BACK' };
  });
}

/** The one that waits for its money; there is one at most. */
export function openAddition({ additional }: Entitlement): AdditionalOrder | undefined {
  return additional.find(({ state }) => state === 'TO_PAY');
}

/** Without how far it is: that is told by the fact. */
export function asPlaced({ state: _, ...order }: AdditionalOrder): PlacedAddition {
  return order;
}

/** Whatever waits for its money ends with the work it was wished for. */
export function withoutOpen(entitlement: Entitlement): Entitlement {
  const open = openAddition(entitlement);
  return open === undefined ? entitlement : ended(entitlement, open.id);
}

/** An additional order is there and waits for its money. */
export function placed(entitlement: Entitlement, order: PlacedAddition): Entitlement {
  return { ...entitlement, additional: [...entitlement.additional, { ...order, state: 'TO_PAY' }] };
}

/** Money counts whenever it comes, also for one that was over. */
export function additionPaid(entitlement: Entitlement, id: string): Entitlement {
  return {
    ...entitlement,
    additional: entitlement.additional.map((one) => (one.id === id ? { ...one, state: 'PAID' } : one)),
  };
}

/** What is paid already stays. */
export function ended(entitlement: Entitlement, id: string): Entitlement {
  return {
    ...entitlement,
    additional: entitlement.additional.map((one) =>
      one.id === id && one.state === 'TO_PAY' ? { ...one, state: 'OVER' } : one,
    ),
  };
}
