import type { VerificationReceiptPageResult } from './receipt.graphql.js';

type Request = Pick<
  NonNullable<VerificationReceiptPageResult['registrationRequest']>,
  'status' | 'orderedAt' | 'paidAt'
>;

/** How far the request is, for whoever holds its first link. */
export type Standing = 'waiting' | 'report' | 'begun' | 'ordered' | 'paid' | 'over';

const OVER: ReadonlySet<Request['status']> = new Set(['REFUNDED', 'WITHDRAWN', 'LOST_TO_FOLLOW_UP'] as const);

export function standingOf({ status, orderedAt, paidAt }: Request): Standing {
  if (OVER.has(status)) return 'over';
  if (paidAt !== null) return 'paid';
  if (orderedAt !== null) return 'ordered';
  if (status === null) return 'begun';
  return status === 'VERIFICATION_REQUESTED' ? 'waiting' : 'report';
}

/** The page where it goes on. The report opens to the link of its own letter alone: this one is shown to whoever asked, before an address is proved. */
export function wayOn(
  standing: Standing,
  { token, id, owned }: { readonly token: string; readonly id: string; readonly owned: boolean },
): string | undefined {
  if (standing === 'waiting' && !owned) return undefined;
  if (owned) return `/portal/login?callbackUrl=${encodeURIComponent(`/portal/order/${id}`)}`;
  if (standing === 'report') return '/new-link';
  if (standing === 'over') return '/verification';
  return standing === 'begun' ? `/registration-request/${token}` : `/registration-request/${token}/success`;
}
