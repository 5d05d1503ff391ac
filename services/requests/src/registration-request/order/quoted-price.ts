import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { readFacts } from '@cotta/kit/edge/links/signed-facts.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { TransitionColumns } from '../request-columns.js';
import { no } from '../../refusals.js';
import type { RegistrationRequestState } from '../registration-request.js';
import { filingsOf, unitsOfOrder } from './units.js';

/** What invoicing vouches for in a quote. */
const quoted = {
  quoteId: f.id('Where the price is kept.'),
  total: f.integer('To pay, minor units.'),
  currency: f.code('CurrencyCode', 'Currency of the price.'),
  jurisdictions: f.list(f.text('Office.', { max: 10 }), { max: 110 }),
  filings: f.list(f.text('Office and number of classes: EU 2.', { max: 14 }), { max: 110, optional: true }),
};

/** As invoicing names the use of its signature. */
const QUOTE_USE = 'quote';

interface Reading {
  readonly linkKey: string;
  readonly now: Date;
}

interface Wanted {
  readonly quote?: string | null;
  readonly currency: string;
}

/** An order is placed at a price that was quoted: unchanged, in time, for these offices and in this currency. */
export function quoteProblem(
  state: Pick<RegistrationRequestState, 'mark' | 'orderDraft'>,
  { quote, currency }: Wanted,
  reading: Reading,
): Refusal | undefined {
  if (quote === undefined || quote === null) return undefined;
  const { state: validity, price } = readQuote(quote, reading);
  if (price === undefined) return no('QUOTE_INVALID');
  if (validity === 'expired') return no('QUOTE_EXPIRED.fourteenDays');
  return price.currency !== currency || !isForTheseFilings(price, state)
    ? no('QUOTE_DIFFERS.order')
    : undefined;
}

/** Office by office, as many classes as the order has there. An order without classes has no price. */
function isForTheseFilings(
  { filings }: InputOf<typeof quoted>,
  order: Pick<RegistrationRequestState, 'mark' | 'orderDraft'>,
): boolean {
  const ordered = filingsOf(unitsOfOrder(order));
  return ordered.length > 0 && (filings ?? []).toSorted().join() === ordered.join();
}

/** Which quote it was, for invoicing; nothing where a person quotes. */
export function quotedColumns(
  quote: string | null | undefined,
  reading: Reading,
): TransitionColumns<'OrderCreated'> {
  const price = quote === undefined || quote === null ? undefined : readQuote(quote, reading).price;
  return price === undefined ? {} : { quoteId: price.quoteId };
}

function readQuote(quote: string, { linkKey, now }: Reading) {
  const reading = readFacts(quote, QUOTE_USE, { key: linkKey, now });
  if (reading.state === 'invalid') return { state: reading.state, price: undefined };
  const parsed = parseInput(quoted, reading.facts);
  return { state: reading.state, price: parsed.ok ? parsed.value : undefined };
}
