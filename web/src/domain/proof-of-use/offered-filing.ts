import type { OrderUseInCommerceRequestInput } from '../../generated/schema.js';

interface Amount {
  readonly amountMinor: number;
  readonly currency: string;
}

/** One filing that can be ordered for a proof of use. */
export interface OfferedFiling {
  readonly type: 'STATEMENT_OF_USE' | 'EXTENSION' | 'DECLARATION_OF_USE' | 'DECLARATION_OF_USE_AND_RENEWAL';
  readonly declarationOfIncontestability: boolean;
  readonly serviceFee: Amount;
  readonly officeFee: Amount;
  readonly lateFee: Amount;
  readonly rushFee: Amount;
  readonly classes: readonly number[];
  readonly needsGoodCause: boolean;
  readonly isReady: boolean;
}

const JOINED = '+15';

/** What stands for it in a form. */
export const valueOf = ({ type, declarationOfIncontestability }: OfferedFiling): string =>
  `${type}${declarationOfIncontestability ? JOINED : ''}`;

/** Under which key its words stand: a declaration alone is not the one that is joined with the second. */
export const wordsOf = ({ type, declarationOfIncontestability }: OfferedFiling): string =>
  type === 'DECLARATION_OF_USE' && declarationOfIncontestability ? 'DECLARATION_JOINED' : type;

/** What is ordered, as the form says it; an amount of another currency than the office's is refused. */
export function orderedFiling(form: FormData): OrderUseInCommerceRequestInput {
  const offer = String(form.get('offer') ?? '');
  const goodCause = String(form.get('goodCause') ?? '').trim();
  // The edge: written into the form by us; the service refuses anything else.
  return {
    type: offer.replace(JOINED, ''),
    declarationOfIncontestability: offer.endsWith(JOINED),
    ...(goodCause === '' ? {} : { goodCause }),
    currency: 'USD',
    country: String(form.get('country') ?? ''),
  } as OrderUseInCommerceRequestInput;
}
