import type { ScanQueueResult } from '../scan-queue.graphql.js';

/** One finding that waits for whoever judges. */
export type Finding = ScanQueueResult['brandMonitoringFindingList']['items'][number];

/** Why it was dismissed, each under its number; the last one is said in words. */
export const REASONS = [
  'OTHER_GOODS',
  'ORDINARY_WORD',
  'OWN_OFFER',
  'RESALE_OF_GENUINE_GOODS',
  'MENTION_WITHOUT_USE',
  'ENDED_ALREADY',
  'NOT_SIMILAR',
  'OTHER_REASON',
] as const;
export type Reason = (typeof REASONS)[number];

/** What is decided of one, or of all of its seller. */
export type Decision =
  | { readonly kind: 'dismiss'; readonly reason: Reason; readonly note: string | null }
  | { readonly kind: 'whitelist'; readonly note: string | null }
  | { readonly kind: 'escalate'; readonly verdict: 'MEDIUM' | 'HIGH'; readonly caseId?: string };

/** A finding by what one recognises it by. */
export const nameOf = ({ title, seller, otherSide, platform }: Finding): string =>
  title ?? seller ?? otherSide ?? platform;

/** Parts of the likeness that a scan measured; none of a finding that a person entered. */
export function measuresOf({ scores }: Finding): Readonly<Record<string, number>> {
  if (typeof scores !== 'object' || scores === null) return {};
  return Object.fromEntries(
    Object.entries(scores).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** Same brand, same seller under whatever spelling. */
export const isSameSeller = (one: Finding, other: Finding): boolean =>
  one.opponentKey !== null && one.brandId === other.brandId && one.opponentKey === other.opponentKey;
