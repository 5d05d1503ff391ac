import { loadMoneyRules } from '../price-list/money-data.js';
import type { BillingEntity } from '../money/issuer.js';
import { taxTerritory, vatNumberState } from '../tax/tax-territory.js';
import type { TaxCustomer } from '../tax/vat-decision.js';

const { geography } = loadMoneyRules().tax;

/** The payer as the tax is decided for him: a number of another state than the one the invoice goes to takes no tax away, whatever its administration says
 *  of it; else anybody's number would. One of the issuer's own state never does. @source money rules R-VAT-4, R-VAT-4b, R-VAT-6 */
export function taxedPayer(
  payer: TaxCustomer,
  { country: home }: Pick<BillingEntity, 'country'>,
): TaxCustomer {
  const state = payer.vatNumber === null ? undefined : vatNumberState(payer.vatNumber, geography);
  return state === taxTerritory(payer, geography) || state === home ? payer : { ...payer, vatStatus: null };
}
