import type { LinkedResultResult } from './monitoring-result.graphql.js';

export type LinkedResult = NonNullable<LinkedResultResult['trademarkMonitoringResult']>;

/** Where its client stands with it: what the page is for. */
export type ResultPhase = 'ended' | 'ordered' | 'over' | 'left' | 'open';

export function phaseOf({ endedOn, orderedOn, dismissedOn, sheet }: LinkedResult): ResultPhase {
  if (orderedOn !== null) return 'ordered';
  if (endedOn !== null) return 'ended';
  if (!sheet.canOrder) return 'over';
  return dismissedOn === null ? 'open' : 'left';
}
