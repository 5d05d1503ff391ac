import type { UserPaymentMethodStatus } from '../../generated/schema.js';

/** What is known of a kept card: never more than one needs to recognise it. */
export interface SavedCard {
  readonly id: string;
  readonly status: UserPaymentMethodStatus;
  readonly cardBrand: string | null;
  readonly cardLastFour: string | null;
  /** `04/2029` */
  readonly cardExpiration: string | null;
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  american_express: 'American Express',
  amex: 'American Express',
  maestro: 'Maestro',
};

/** As its bank prints it; one we do not know stays as the provider calls it. */
export function brandName({ cardBrand }: Pick<SavedCard, 'cardBrand'>): string {
  return BRANDS[cardBrand?.toLowerCase() ?? ''] ?? cardBrand ?? '';
}

/** A card that was good when it was last looked at may have run out since. Good until the end of its month anywhere on earth, as the service reckons. */
export function cardState(
  { status, cardExpiration }: Pick<SavedCard, 'status' | 'cardExpiration'>,
  now: Date,
): UserPaymentMethodStatus {
  const [month = '', year = ''] = cardExpiration?.split('/') ?? [];
  return status === 'ACTIVE' && year !== '' && now.getTime() >= Date.UTC(Number(year), Number(month), 2)
    ? 'EXPIRED'
    : status;
}
