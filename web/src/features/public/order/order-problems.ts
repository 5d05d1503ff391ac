import { draftProblems } from '../../../domain/order/draft-problems.js';
import type { Draft } from '../../../domain/order/draft.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import type { Country } from './order.loader.js';

/** What is ticked at the end of the form. */
export interface OrderConsent {
  readonly terms: boolean;
  readonly risk: boolean;
  readonly price: boolean;
  readonly old: boolean;
}

interface Asked {
  readonly countries: readonly Country[];
  readonly consent: OrderConsent;
  /** Which consents beside the terms this order needs. */
  readonly asked: { readonly risk: boolean; readonly old: boolean; readonly price: boolean };
  /** What is said of a coupon that the price does not take; undefined: it takes it, or there is no price. */
  readonly couponStops: string | undefined;
  readonly advice: FormErrors;
}

/** What keeps the order from being placed, by question. */
export function orderProblems(
  draft: Draft,
  { countries, consent, asked, couponStops, advice }: Asked,
): FormErrors {
  const states = new Set(countries.filter(({ regionRequired }) => regionRequired).map(({ code }) => code));
  return {
    ...draftProblems(draft, states),
    ...(consent.terms ? {} : { terms: 'errors.REQUIRED' }),
    ...(asked.risk && !consent.risk ? { risk: 'errors.REQUIRED' } : {}),
    ...(asked.old && !consent.old ? { old: 'errors.REQUIRED' } : {}),
    ...advice,
    // Nobody orders at a price they did not expect: without the coupon only once it is taken out.
    ...(couponStops !== undefined && (draft.couponCode?.trim() ?? '') !== ''
      ? { couponCode: { text: couponStops } }
      : {}),
    ...(asked.price && !consent.price ? { price: 'errors.REQUIRED' } : {}),
  };
}
