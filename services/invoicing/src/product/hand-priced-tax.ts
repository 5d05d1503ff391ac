import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';
import { issuerFor, issuerOf } from '../price-list/issuers.js';
import { loadMoneyRules } from '../price-list/money-data.js';
import { decideVat, type TaxCustomer } from '../tax/vat-decision.js';
import { knownVatStatus } from '../tax/vat-number.js';
import { taxedPayer } from '../quote/vat-number-of-payer.js';
import { plainVatNumber } from '../tax/vat-number-text.js';
import { pricedOrderOf } from './checkout.js';

const { tax } = loadMoneyRules();

interface Payer {
  readonly country: string;
  readonly postcode?: string | null;
  readonly vatId?: string | null;
}

interface Product {
  readonly vat?: Money;
  readonly billingEntityCode?: string | null;
  readonly billing?: Payer | null;
  readonly priceBreakdown?: unknown;
}

/** For a price that was calculated the address decides, see the checkout's rules; here nothing told it before, unless a colleague named the payer on the invoice. */
export async function payersTaxProblem(
  tx: EntityManager,
  product: Product,
  { billing }: { readonly billing?: Payer | null },
  { now, streamId }: Pick<CommandContext, 'now' | 'streamId'>,
): Promise<Refusal | undefined> {
  if (pricedOrderOf(product) !== undefined) return undefined;
  const payer = billing ?? product.billing ?? null;
  if (payer === null) return (await isInvoicedToSomebody(tx, streamId)) ? undefined : no('BILLING_NEEDED');
  return handPricedTaxProblem(product, payer, {
    now,
    vatStatus: payer.vatId ? await knownVatStatus(tx, payer.vatId, now) : null,
  });
}

async function isInvoicedToSomebody(tx: EntityManager, productId: string): Promise<boolean> {
  return (
    (await queryRow(tx, 'select 1 from invoice where product_id = $1 and customer is not null limit 1', [
      productId,
    ])) !== undefined
  );
}

/** A person entered net and tax before anybody knew the payer, so the price holds only where tax is due as it was entered. Its amount is never changed here: else
 *  somebody would pay a tax that is not due, or one that is due would be ours. Within the Union the rate is that of the issuer wherever the payer is.
 *  @source money rules R-VAT-2, R-VAT-4 to R-VAT-6, R-VAT-8 */
export function handPricedTaxProblem(
  product: Pick<Product, 'vat' | 'billingEntityCode'>,
  payer: Payer,
  { now, vatStatus }: { readonly now: Date; readonly vatStatus: TaxCustomer['vatStatus'] },
): Refusal | undefined {
  const { country, postcode = null, vatId } = payer;
  const issuer = issuerOf(product.billingEntityCode ?? undefined) ?? issuerFor(country);
  const customer: TaxCustomer = {
    country,
    postcode,
    kind: vatId ? 'BUSINESS' : 'CONSUMER',
    vatNumber: vatId ? plainVatNumber(vatId) : null,
    vatStatus,
  };
  const decision = decideVat(
    { issuer, customer: taxedPayer(customer, issuer), taxDate: calendarDate(now, issuer.timeZone) },
    tax,
  )('LEGAL');
  if (isRefusal(decision)) return decision;
  const [due, entered] = [decision.rate !== '0', (product.vat?.amountMinor ?? 0) > 0];
  if (entered && !due) return no('TAX_NOT_DUE', { country });
  return due && !entered ? no('TAX_MISSING', { country }) : undefined;
}
