import { isVatNumber } from '../../../domain/order/vat-number.js';
import { asTier, FREQUENCIES, SHIELD_MARKETPLACES, tierCode } from '../../../domain/monitoring/tiers.js';
import type { OrderBrandMonitoringInput } from '../../../generated/schema.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { missing, one, type Answers } from '../parts/service-order/service-input.js';

/** Answer to «which brand»: none of the account. */
export const NEW_BRAND = 'new';

/** One address a line; commas and blanks between them do as well. */
export const linksIn = (text: string): readonly string[] =>
  text
    .split(/[\s,;]+/)
    .map((link) => link.trim())
    .filter((link) => link !== '');

const linesIn = (text: string): string[] =>
  text
    .split(/[\n;,]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const ADDRESS = /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i;

/** As a browser opens it: people leave the beginning out. */
const asUrl = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`);

export const isNewBrand = (answers: Answers): boolean => [NEW_BRAND, ''].includes(one(answers, 'brandId'));

/** What is wrong with an order, by the name of its control. */
export function monitoringErrors(answers: Answers): Record<string, FormErrors[string]> {
  const isNew = isNewBrand(answers);
  const errors = missing(answers, [
    ...(isNew ? ['brandName', 'websites'] : []),
    'tier',
    'paymentFrequency',
    'payerCountry',
    'consent',
  ]);
  if (isNew && linksIn(one(answers, 'websites')).some((link) => !ADDRESS.test(link)))
    errors['websites'] = 'errors.NOT_A_URL';
  const markets = (answers['platforms'] ?? []).filter((key) => key !== '');
  if (one(answers, 'tier') === 'shield' && markets.length !== SHIELD_MARKETPLACES)
    errors['platforms'] = markets.length < SHIELD_MARKETPLACES ? 'errors.TOO_FEW' : 'errors.TOO_MANY';
  const vatNumber = one(answers, 'vatNumber');
  if (vatNumber !== '' && !isVatNumber(vatNumber)) errors['vatNumber'] = 'errors.NOT_A_VAT_NUMBER';
  return errors;
}

interface Besides {
  readonly currency: string;
  readonly caseSolutionId: string | undefined;
  /** The account has had none yet. */
  readonly mayTry: boolean;
}

/** An order as the service takes it; what was left empty is not sent. Answers were checked before. */
export function monitoringInput(
  answers: Answers,
  { currency, caseSolutionId, mayTry }: Besides,
): OrderBrandMonitoringInput {
  const tier = asTier(one(answers, 'tier')) ?? 'watch';
  const paymentFrequency = FREQUENCIES.find((known) => known === one(answers, 'paymentFrequency'));
  const [vatNumber, couponCode, description] = ['vatNumber', 'couponCode', 'description'].map((name) =>
    one(answers, name),
  );
  return {
    ...(isNewBrand(answers)
      ? {
          brandName: one(answers, 'brandName'),
          websites: linksIn(one(answers, 'websites')).map(asUrl),
          ...(description === '' ? {} : { description }),
        }
      : { brandId: one(answers, 'brandId') }),
    tier: tierCode(tier),
    paymentFrequency: paymentFrequency ?? 'MONTHLY',
    currency,
    platforms: tier === 'shield' ? (answers['platforms'] ?? []).filter((key) => key !== '') : [],
    ownAccounts: linesIn(one(answers, 'ownAccounts')),
    trademarkIds: (answers['trademarkIds'] ?? []).filter((id) => id !== ''),
    withTrial: mayTry && one(answers, 'withTrial') === 'yes',
    payerCountry: one(answers, 'payerCountry'),
    payerKind: vatNumber === '' ? 'CONSUMER' : 'BUSINESS',
    ...(vatNumber === '' ? {} : { vatNumber }),
    ...(couponCode === '' ? {} : { couponCode }),
    ...(caseSolutionId === undefined ? {} : { caseSolutionId }),
  };
}
