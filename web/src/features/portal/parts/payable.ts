interface Amount {
  readonly amountMinor: number;
  readonly currency: string;
}

export interface ToPay {
  readonly status: string;
  readonly paymentType: string | null;
  readonly total: Amount;
  readonly creditUsed: Amount | null;
}

/** What waits for its payer: a card that was authorised is on its way and asks nothing of him, a transfer still does. */
export function waitsForMoney({ status, paymentType }: Pick<ToPay, 'status' | 'paymentType'>): boolean {
  return status !== 'CHECKOUT_COMPLETED' || paymentType === 'TRANSFER';
}

/** What is left to pay once the credit of an earlier transfer has paid its part. */
export function dueOf({ total, creditUsed }: Pick<ToPay, 'total' | 'creditUsed'>): Amount {
  return { amountMinor: total.amountMinor - (creditUsed?.amountMinor ?? 0), currency: total.currency };
}

/** The page where it is paid, or where it says how to transfer. */
export function payPath(id: string): string {
  return `/product/${id}/checkout`;
}
