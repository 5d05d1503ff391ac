import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { readFacts } from '@cotta/kit/edge/links/signed-facts.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import { serviceFormOf, type ServiceForm } from '@cotta/reference/service-forms.js';
import { lastDayToOrder, officeZone, renewalStage, renewalWindow } from '@cotta/reference/renewal-window.js';
import { registrationKey, renewedMarkText } from '@cotta/reference/renewed-mark.js';
import { no } from '../refusals.js';
import {
  lastDayOf,
  markOfOrder,
  parametersProblem,
  renewalOf,
  renewalsOf,
  SEVERAL_RENEWALS,
  type RenewalParameters,
} from './service-parameters.js';

/** What invoicing vouches for in the quote of a service. */
const quoted = {
  quoteId: f.id('Where the price is kept.'),
  total: f.integer('To pay, minor units.'),
  currency: f.code('CurrencyCode', 'Currency of the price.'),
  serviceName: f.text('Service that was priced.', { max: 60 }),
  jurisdiction: f.text('Office that was priced.', { max: 10, optional: true }),
  classes: f.integer('Classes that were priced.', { optional: true }),
  expirationDate: f.calendarDate('Day of expiry that was priced.', { optional: true }),
  marks: f.id('Of several renewals: all of this, of each mark.', { optional: true }),
};

/** As invoicing names the use of its signature. */
const SERVICE_QUOTE_USE = 'service-quote';

/** What a signed quote is read with: the key of the signature, and the instant that decides whether it still holds. */
export interface QuoteReading {
  readonly linkKey: string;
  readonly now: Date;
}

interface Order {
  readonly serviceName?: string;
  readonly parameters?: unknown;
  readonly currency?: string;
}

/** A form that is handed in is complete, in time, and at the price that was quoted for these very answers. */
export function submitProblem(
  order: Order,
  quote: string | null | undefined,
  reading: QuoteReading,
): Refusal | undefined {
  return (
    parametersProblem(order, { complete: true }) ??
    severalProblem(order, quote) ??
    timeProblem(order, reading.now) ??
    quoteProblem(order, quote, reading)
  );
}

/** Nothing to add where a person quotes. */
export function quotedPrice(
  quote: string | null | undefined,
  reading: QuoteReading,
): { quoteId?: string; price?: { amountMinor: number; currency: string } } {
  const price = read(quote, reading)?.price;
  return price === undefined
    ? {}
    : { quoteId: price.quoteId, price: { amountMinor: price.total, currency: price.currency } };
}

/** One payment for several marks needs one price, and each mark once. */
function severalProblem(order: Order, quote: string | null | undefined): Refusal | undefined {
  if (order.serviceName !== SEVERAL_RENEWALS) return undefined;
  const keys = renewalsOf(order).map(registrationKey);
  const twice = keys.flatMap((key, position) =>
    keys.indexOf(key) === position
      ? []
      : [
          {
            path: ['parameters', 'marks', String(position), 'number'],
            code: 'NAMED_TWICE',
            message: 'This mark is in the order already.',
          },
        ],
  );
  if (twice.length > 0) return refuseFields(twice);
  return quote ? undefined : no('QUOTE_NEEDED');
}

/** Too early is a date to come back, too late needs a new filing: neither is an order. */
function timeProblem(order: Order, now: Date): Refusal | undefined {
  const form = serviceFormOf(order.serviceName ?? '');
  if (form !== undefined) return lastDayProblem(order, form, now);
  const renewal = renewalOf(order);
  const marks = renewal === undefined ? renewalsOf(order) : [renewal];
  return marks.map((mark) => markTimeProblem(mark, now)).find((problem) => problem !== undefined);
}

/** What cannot be done any more in time is not ordered. */
function lastDayProblem(order: Order, { lastDay }: ServiceForm, now: Date): Refusal | undefined {
  const payBy = lastDayOf(order);
  if (payBy === undefined) return undefined;
  const today = calendarDate(now, officeZone(markOfOrder(order).jurisdiction ?? ''));
  return payBy >= today
    ? undefined
    : refuseFields([
        {
          path: ['parameters', lastDay.question],
          code: 'TOO_NEAR',
          message: 'The last day is over, or too near to be done safely in this way; call us.',
        },
      ]);
}

function markTimeProblem(
  { jurisdiction, expirationDate }: RenewalParameters,
  now: Date,
): Refusal | undefined {
  if (!expirationDate) return undefined;
  const window = renewalWindow(jurisdiction, expirationDate);
  const stage = renewalStage(window, calendarDate(now, officeZone(jurisdiction)));
  if (stage === 'too early')
    return no(
      'TOO_EARLY_TO_RENEW',
      {
        from: window.orderFrom,
      },
      { from: dayInWords(window.orderFrom) },
    );
  const to = lastDayToOrder(window);
  return stage === 'over' ? no('TOO_LATE_TO_RENEW', { to }, { to: dayInWords(to) }) : undefined;
}

function quoteProblem(
  order: Order,
  quote: string | null | undefined,
  reading: QuoteReading,
): Refusal | undefined {
  if (quote === undefined || quote === null) return undefined;
  const { price, state } = read(quote, reading) ?? {};
  if (price === undefined) return no('QUOTE_INVALID');
  if (state === 'expired') return no('QUOTE_EXPIRED.service');
  return isFor(order, price) ? undefined : no('QUOTE_DIFFERS.service');
}

function isFor(order: Order, price: InputOf<typeof quoted>): boolean {
  if (price.serviceName !== order.serviceName || price.currency !== order.currency) return false;
  if (order.serviceName === SEVERAL_RENEWALS)
    return price.marks === nameBasedId('renewed marks', ...renewalsOf(order).map(pricedText));
  const renewal = renewalOf(order);
  const classes = renewal === undefined || new Set(renewal.classes).size === price.classes;
  const expires =
    renewal === undefined || (renewal.expirationDate ?? null) === (price.expirationDate ?? null);
  return price.jurisdiction === markOfOrder(order).jurisdiction && classes && expires;
}

function pricedText({ jurisdiction, number, classes, expirationDate }: RenewalParameters): string {
  return renewedMarkText({
    jurisdiction,
    number,
    classes: new Set(classes).size,
    expirationDate: expirationDate ?? '',
  });
}

function read(quote: string | null | undefined, { linkKey, now }: QuoteReading) {
  if (quote === undefined || quote === null) return undefined;
  const reading = readFacts(quote, SERVICE_QUOTE_USE, { key: linkKey, now });
  if (reading.state === 'invalid') return { state: reading.state, price: undefined };
  const parsed = parseInput(quoted, reading.facts);
  return { state: reading.state, price: parsed.ok ? parsed.value : undefined };
}
