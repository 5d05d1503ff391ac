import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { readFacts } from '@cotta/kit/edge/links/signed-facts.js';
import {
  entitledUnits,
  openAddition,
  type AdditionalOrder,
  type Entitlement,
  type PlacedAddition,
  type RequestedGoods,
} from './entitlement.js';
import { endingProblem } from './ending-problem.js';
import type { RequestStatus } from '../labels.js';
import { no } from '../../refusals.js';
import type { RegistrationRequestState } from '../registration-request.js';
import { partsOf, type Unit } from './units.js';

type State = RegistrationRequestState;

/** What invoicing vouches for in the price of an addition. */
const quoted = {
  quoteId: f.id('Where the price is kept.'),
  requestId: f.id('The order it adds to.'),
  total: f.integer('To pay, minor units.'),
  currency: f.code('CurrencyCode', 'Currency of the price.'),
  filings: f.list(
    f.text('Office, classes that come on top, and classes it had before: EU 1 on 2.', { max: 24 }),
    { max: 110 },
  ),
};

/** As invoicing names the use of its signature. */
const ADDITION_USE = 'additional-quote';

/** While the draft can still take more: before its approval. */
const OPEN: readonly (RequestStatus | null)[] = ['Ready for drafting', 'Sent for review'];

/** Offices and classes that are wished for on top of a paid order, at a price that invoicing has signed. */
export interface MoreRequest {
  readonly goods: readonly RequestedGoods[];
  /** The signed price. */
  readonly quote: string;
}

interface Reading {
  readonly linkKey: string;
  readonly now: Date;
  readonly requestId: string;
}

/** Whether the draft can still take more: the order is settled and the draft is not approved yet. */
export const isOpenForMore = ({ status, entitlement }: Pick<State, 'status' | 'entitlement'>): boolean =>
  OPEN.includes(status) && entitlement.settled !== 'TO_PAY';

/** The unit that is wished for: `EU 20`. */
export const requestedUnit = ({ jurisdiction, classNumber }: RequestedGoods): Unit =>
  `${jurisdiction} ${classNumber}`;

/** More is ordered for an order that is paid, while its draft can still take it, one addition at a time, and never what it has already. */
export function moreProblem(state: State, { goods }: MoreRequest): Refusal | undefined {
  if (!isOpenForMore(state)) return no('NOT_OPEN_FOR_MORE');
  const ending = endingProblem(state);
  if (ending !== undefined) return ending;
  const open = openAddition(state.entitlement);
  if (open !== undefined) return no('ADDITIONAL_ORDER_OPEN', { publicId: open.publicId });
  const held = entitledUnits(state.entitlement);
  const requested = goods.map(requestedUnit);
  const wrong = requested.flatMap((unit, position) => {
    if (held.includes(unit))
      return [
        {
          path: ['goods', String(position)],
          code: 'ORDERED_ALREADY',
          message: 'This class is part of the order at this office already.',
        },
      ];
    return requested.indexOf(unit) === position
      ? []
      : [
          {
            path: ['goods', String(position)],
            code: 'NAMED_TWICE',
            message: 'This class is named twice for this office.',
          },
        ];
  });
  return wrong.length > 0 ? refuseFields(wrong) : undefined;
}

/** The addition at the price that was quoted for it: unchanged, in time, for this order as it is now, and for these offices and classes. */
export function priced(
  state: State,
  { goods, quote }: MoreRequest,
  { linkKey, now, requestId }: Reading,
): PlacedAddition | Refusal {
  const reading = readFacts(quote, ADDITION_USE, { key: linkKey, now });
  const parsed = reading.state === 'invalid' ? undefined : parseInput(quoted, reading.facts);
  if (parsed === undefined || !parsed.ok) return no('QUOTE_INVALID');
  if (reading.state === 'expired') return no('QUOTE_EXPIRED.fourteenDays');
  const price: InputOf<typeof quoted> = parsed.value;
  const units = goods.map(requestedUnit);
  if (price.requestId !== requestId || !isSame(price.filings, toppings(units, state.entitlement)))
    return no('QUOTE_DIFFERS.addition');
  const number = state.entitlement.additional.length + 2;
  return {
    id: nameBasedId('additional order', requestId, String(number)),
    publicId: `${state.about.publicId}/${number}`,
    units,
    goods,
    quoteId: price.quoteId,
    total: { amountMinor: price.total, currency: price.currency },
    wishedAt: now.toISOString(),
  };
}

/** `EU 1 on 2`: what comes on top of what the order has at the office; what the price of an addition depends on. */
function toppings(units: readonly Unit[], entitlement: Entitlement): readonly string[] {
  const at = (list: readonly Unit[], office: string): number =>
    list.filter((unit) => partsOf(unit).jurisdiction === office).length;
  const held = entitledUnits(entitlement);
  const offices = [...new Set(units.map((unit) => partsOf(unit).jurisdiction))];
  return offices.map((office) => `${office} ${at(units, office)} on ${at(held, office)}`);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}

/** The additional order with this id, whatever became of it; undefined where there is none. */
export function additionOf({ additional }: Entitlement, id: string): AdditionalOrder | undefined {
  return additional.find((one) => one.id === id);
}

/** Under which id the product of an addition stands: known before invoicing has made it. */
export function productOfAddition(additionalOrderId: string): string {
  return nameBasedId('product', 'additional_order', additionalOrderId);
}
