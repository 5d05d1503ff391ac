import { failureOf } from '../../../../data/failure.js';
import { apiOf, prefsOf } from '../../../../data/api-of.js';
import { attributionOf } from '../../../../data/attribution-of.js';
import { VatNumberStatusDocument } from '../../../../domain/order/order.graphql.js';
import { fieldErrors, isRefusal } from '../../../../data/refusal.js';
import type { FormErrors } from '../../../../kit/form/form-errors.js';
import { reportOrder } from '../../../../kit/third-party/report-order.js';
import { sessionStore } from '../../../../kit/session/use-session.js';
import { OrderServiceDocument } from '../../parts/service-order/service-order.graphql.js';
import { ownMark } from '../../parts/service-order/own-mark.js';
import { RenewalsPriceDocument, type RenewalsPriceResult } from './several.graphql.js';
import { orderedMark, pricedMark, type RenewalRow } from './renewal-row.js';
import type { Who } from './use-kept-rows.js';

export type RenewalsQuote = Extract<
  RenewalsPriceResult['renewalsQuote'],
  { readonly __typename: 'RenewalsQuote' }
>;

/** What went wrong: a sentence about the whole, and errors of single fields (`marks.2.number`). */
export interface Trouble {
  readonly message: string;
  readonly errors: FormErrors;
  readonly reference?: string | undefined;
}

export const troubleOf = (error: unknown): Trouble => {
  return {
    errors: {},
    ...failureOf(error),
  };
};

/** A business that names its number for the tax pays as its tax administration says: that is asked first, the price follows from it. */
export async function priceOf(
  rows: readonly RenewalRow[],
  { country, vatNumber }: Who,
  currency: string,
): Promise<RenewalsQuote | Trouble> {
  const number = vatNumber.trim();
  // Where nobody answers the tax is charged, and the price says so.
  if (number !== '')
    await apiOf(undefined)
      .query(VatNumberStatusDocument, { vatNumber: number })
      .catch(() => undefined);
  const { renewalsQuote: answer } = await apiOf(undefined).query(RenewalsPriceDocument, {
    marks: rows.map(pricedMark),
    currency,
    country,
    customerKind: number === '' ? 'CONSUMER' : 'BUSINESS',
    vatNumber: number === '' ? null : number,
  });
  if (!isRefusal(answer)) return answer as RenewalsQuote;
  return { message: `refusal.${answer.code}`, errors: fieldErrors(answer) };
}

interface Placing {
  readonly rows: readonly RenewalRow[];
  readonly who: Who;
  readonly quote: string;
  readonly currency: string;
  readonly language: string;
  /** The same key: the same order, however often it is sent. */
  readonly attempt: string;
}

/** Places the order, for the account of who is signed in. @returns where to go from here */
export async function placeRenewals({
  rows,
  who: { contactName, contactEmail, country },
  quote,
  currency,
  language,
  attempt,
}: Placing): Promise<{ readonly to: string; readonly portal: boolean } | Trouble> {
  const token = (await sessionStore().refresh())?.accessToken;
  const marks = [];
  for (const mark of rows.map(orderedMark))
    marks.push(token === undefined ? mark : await ownMark(apiOf(undefined), token, mark));
  const input = {
    serviceName: 'trademark-renewals',
    parameters: { marks } as never,
    language,
    currency,
    contactName,
    contactEmail,
    country,
    quote,
    deedUpload: null,
    region: prefsOf(undefined).region,
    attribution: attributionOf(undefined, window.location.href),
  };
  const { orderService: receipt } = await apiOf(undefined).mutate(
    OrderServiceDocument,
    { input },
    { idempotencyKey: attempt, token },
  );
  if (isRefusal(receipt)) {
    const errors = Object.fromEntries(
      Object.entries(fieldErrors(receipt)).map(([path, key]) => [path.replace(/^parameters\./, ''), key]),
    );
    return {
      message: receipt.code.startsWith('QUOTE_') ? 'refusal.QUOTE_CHANGED' : `refusal.${receipt.code}`,
      errors,
    };
  }
  reportOrder(input.serviceName);
  const { link, serviceRequestId } = receipt as {
    readonly link: string | null;
    readonly serviceRequestId: string;
  };
  return link === null
    ? { to: `/portal/service-order/${serviceRequestId}`, portal: true }
    : { to: `/trademark-renewal/form/${link}/success`, portal: false };
}
