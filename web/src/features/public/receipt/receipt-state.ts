import type { VerificationReceiptPageResult } from './receipt.graphql.js';

type Request = Pick<
  NonNullable<VerificationReceiptPageResult['registrationRequest']>,
  'status' | 'orderedAt' | 'paidAt'
>;

/** How far the request is, for whoever holds its first link. */
export type ReceiptState = 'waiting' | 'report' | 'begun' | 'ordered' | 'paid' | 'over';

const OVER: ReadonlySet<Request['status']> = new Set(['REFUNDED', 'WITHDRAWN', 'LOST_TO_FOLLOW_UP'] as const);

export function receiptStateOf({ status, orderedAt, paidAt }: Request): ReceiptState {
  if (OVER.has(status)) return 'over';
  if (paidAt !== null) return 'paid';
  if (orderedAt !== null) return 'ordered';
  if (status === null) return 'begun';
  return status === 'VERIFICATION_REQUESTED' ? 'waiting' : 'report';
}

/** The page where it goes on. The report opens to the link of its own letter alone: this one is shown to whoever asked, before an address is proved. */
export function wayOn(
  receiptState: ReceiptState,
  { token, id, owned }: { readonly token: string; readonly id: string; readonly owned: boolean },
): string | undefined {
  if (receiptState === 'waiting' && !owned) return undefined;
  if (owned) return `/portal/login?callbackUrl=${encodeURIComponent(`/portal/order/${id}`)}`;
  if (receiptState === 'report') return '/new-link';
  if (receiptState === 'over') return '/verification';
  return receiptState === 'begun'
    ? `/registration-request/${token}`
    : `/registration-request/${token}/success`;
}
