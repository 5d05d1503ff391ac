import type { FormErrors } from '../../kit/form/form-errors.js';
import { goodsAt, isBusiness, type Draft } from './draft.js';
import { isVatNumber } from './vat-number.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What is missing before anything is sent, under the names of the form; the service looks again by itself. `states`: countries whose addresses have one. */
export function draftProblems(draft: Draft, states: ReadonlySet<string>): FormErrors {
  const errors: Record<string, string> = {};
  const need = (name: string, value: string | null | undefined): void => {
    if (!value?.trim()) errors[name] = 'errors.REQUIRED';
  };
  const { owner, billing } = draft;
  if (draft.jurisdictions.length === 0) errors['jurisdictions'] = 'errors.TOO_FEW';
  else if (draft.jurisdictions.some((office) => goodsAt(draft, office).length === 0))
    errors['goods'] = 'errors.TOO_FEW';
  need('owner.kind', owner.kind);
  if (owner.kind === 'APPLICANT_BUSINESS') need('owner.businessName', owner.businessName);
  if (owner.kind === 'APPLICANT_INDIVIDUAL') {
    need('owner.firstName', owner.firstName);
    need('owner.lastName', owner.lastName);
  }
  for (const key of ['street', 'city', 'country'] as const) need(`owner.${key}`, owner[key]);
  if (states.has(owner.country ?? '')) need('owner.state', owner.state);
  if (!billing.sameAsOwner)
    for (const key of ['name', 'street', 'city', 'country'] as const) need(`billing.${key}`, billing[key]);
  need('billing.email', billing.email);
  if (billing.email && !EMAIL.test(billing.email)) errors['billing.email'] = 'errors.NOT_AN_EMAIL';
  if (isBusiness(draft) && billing.vatId?.trim() && !isVatNumber(billing.vatId))
    errors['billing.vatId'] = 'errors.NOT_A_VAT_NUMBER';
  return errors;
}
