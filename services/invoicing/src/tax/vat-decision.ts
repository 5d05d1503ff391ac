import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../refusals.js';
import type { BillingEntity } from '../money/issuer.js';
import { standardRate, type StandardRate } from './standard-rates.js';
import { NON_EU, taxTerritory, vatNumberState, type TaxAddress, type TaxGeography } from './tax-territory.js';

/** LEGAL: advice and filing; ELECTRONIC: automated service; DISBURSEMENT: office fee passed through. A property of the price row. */
export type VatCategory = 'LEGAL' | 'ELECTRONIC' | 'DISBURSEMENT';

/** Who pays, as far as the tax depends on it. */
export interface TaxCustomer extends TaxAddress {
  readonly kind: 'CONSUMER' | 'BUSINESS';
  readonly vatNumber: string | null;
  /** Answer of the number check; only an explicit answer about this number is VALID or INVALID. */
  readonly vatStatus: 'VALID' | 'INVALID' | 'UNAVAILABLE' | null;
}

/** Data behind the decision: standard rates with their dates, and where an address lies for VAT. */
export interface TaxRules {
  readonly rates: readonly StandardRate[];
  readonly geography: TaxGeography;
}

/** VAT_RECHECK: the tax is given back when the number turns out to be valid; LOCAL_TAX_REVIEW: the customer's country may ask for tax on an
 *  electronic service; MANUAL_REVIEW: a number of the issuer's country with an address elsewhere. */
export type TaxFlag = 'VAT_RECHECK' | 'LOCAL_TAX_REVIEW' | 'MANUAL_REVIEW';

/** How a line is taxed, and why. */
export interface VatDecision {
  readonly scheme:
    | 'DISBURSEMENT'
    | 'NO_VAT'
    | 'OUT_OF_SCOPE'
    | 'REVERSE_CHARGE'
    | 'DOMESTIC'
    | 'OSS'
    | 'SUPPLIER_COUNTRY';
  /** UNCL 5305 as EN 16931 uses it. */
  readonly category: 'S' | 'AE' | 'E' | 'O';
  /** Percent as decimal text. */
  readonly rate: string;
  /** VATEX code; null where tax is charged. */
  readonly reason: string | null;
  /** Whose rate it is; null where none is charged. */
  readonly rateCountry: string | null;
  readonly flags: readonly TaxFlag[];
}

interface Facts {
  readonly issuer: BillingEntity;
  readonly customer: TaxCustomer;
  readonly taxDate: string;
  /** Member state or NON_EU. */
  readonly territory: string;
  /** Member state of a number that was confirmed. */
  readonly confirmedState: string | undefined;
}

type Decided = Omit<VatDecision, 'rate'>;
/** One row of the decision table: an answer, or undefined when its condition does not hold. */
type Row = (category: VatCategory, facts: Facts) => Decided | undefined;

/** From top to bottom, the first answer wins. @source money rules, section 5 */
const rows: readonly Row[] = [
  passedThrough,
  notRegistered,
  outsideTheUnion,
  reverseCharge,
  ownNumber,
  ownCountry,
  oneStopShop,
];

/** How a line is taxed. `taxDate`: `YYYY-MM-DD` in the issuer's zone. Refused with VAT_RATE_MISSING. */
export function decideVat(
  order: Pick<Facts, 'issuer' | 'customer' | 'taxDate'>,
  rules: TaxRules,
): (category: VatCategory) => VatDecision | Refusal {
  const { customer, taxDate } = order;
  const confirmed =
    customer.kind === 'BUSINESS' && customer.vatStatus === 'VALID' && customer.vatNumber !== null;
  const facts: Facts = {
    ...order,
    territory: taxTerritory(customer, rules.geography),
    confirmedState: confirmed ? vatNumberState(customer.vatNumber, rules.geography) : undefined,
  };
  return (category) => {
    const decided = firstAnswer(category, facts);
    const rate = decided.rateCountry === null ? '0' : standardRate(rules.rates, decided.rateCountry, taxDate);
    return rate === undefined
      ? no('VAT_RATE_MISSING', { country: decided.rateCountry ?? '', date: taxDate })
      : { ...decided, rate };
  };
}

function firstAnswer(category: VatCategory, facts: Facts): Decided {
  for (const row of rows) {
    const decided = row(category, facts);
    if (decided !== undefined) return decided;
  }
  return taxed('SUPPLIER_COUNTRY', facts.issuer.country, recheck(facts)); // R-VAT-6
}

/** R-FEE-1, R-FEE-3: category O tolerates no other category beside it. */
function passedThrough(category: VatCategory, { issuer, territory }: Facts): Decided | undefined {
  if (category !== 'DISBURSEMENT') return undefined;
  const outside = !issuer.vatRegistered || territory === NON_EU;
  return outside ? untaxed('DISBURSEMENT', 'O', 'VATEX-EU-O') : untaxed('DISBURSEMENT', 'E', 'VATEX-EU-79-C');
}

/** R-VAT-2 */
function notRegistered(category: VatCategory, { issuer, customer, territory }: Facts): Decided | undefined {
  if (issuer.vatRegistered) return undefined;
  const review = category === 'ELECTRONIC' && customer.kind === 'CONSUMER' && territory !== NON_EU;
  return untaxed('NO_VAT', 'O', 'VATEX-EU-O', review ? ['LOCAL_TAX_REVIEW'] : []);
}

/** R-VAT-8 */
function outsideTheUnion(category: VatCategory, { territory }: Facts): Decided | undefined {
  if (territory !== NON_EU) return undefined;
  return untaxed('OUT_OF_SCOPE', 'O', 'VATEX-EU-O', category === 'ELECTRONIC' ? ['LOCAL_TAX_REVIEW'] : []);
}

/** R-VAT-4 */
function reverseCharge(_category: VatCategory, { issuer, confirmedState }: Facts): Decided | undefined {
  if (confirmedState === undefined || confirmedState === issuer.country) return undefined;
  return untaxed('REVERSE_CHARGE', 'AE', 'VATEX-EU-AE');
}

/** R-VAT-4b */
function ownNumber(
  _category: VatCategory,
  { issuer, territory, confirmedState }: Facts,
): Decided | undefined {
  if (confirmedState !== issuer.country) return undefined;
  return taxed('DOMESTIC', issuer.country, territory === issuer.country ? [] : ['MANUAL_REVIEW']);
}

/** R-VAT-5 */
function ownCountry(_category: VatCategory, facts: Facts): Decided | undefined {
  return facts.territory === facts.issuer.country
    ? taxed('DOMESTIC', facts.issuer.country, recheck(facts))
    : undefined;
}

/** R-VAT-7 */
function oneStopShop(category: VatCategory, facts: Facts): Decided | undefined {
  const activeFrom = facts.issuer.ossActiveFrom;
  if (category !== 'ELECTRONIC' || activeFrom === null || facts.taxDate < activeFrom) return undefined;
  return taxed('OSS', facts.territory, recheck(facts));
}

/** R-VIES-2: tax is charged now and given back when the number turns out to be valid. */
function recheck({ customer }: Facts): readonly TaxFlag[] {
  return customer.kind === 'BUSINESS' && customer.vatStatus === 'UNAVAILABLE' ? ['VAT_RECHECK'] : [];
}

function taxed(scheme: Decided['scheme'], rateCountry: string, flags: readonly TaxFlag[]): Decided {
  return { scheme, category: 'S', reason: null, rateCountry, flags };
}

function untaxed(
  scheme: Decided['scheme'],
  category: Decided['category'],
  reason: string,
  flags: readonly TaxFlag[] = [],
): Decided {
  return { scheme, category, reason, rateCountry: null, flags };
}
