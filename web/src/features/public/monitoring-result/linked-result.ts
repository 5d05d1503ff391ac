import type { LinkedResultResult } from './monitoring-result.graphql.js';

export type LinkedResult = NonNullable<LinkedResultResult['trademarkMonitoringResult']>;

/** Its owner can be written to as long as somebody knows who that is, also once it can be opposed no more. */
export const canPursue = ({ ownerName, pursuedOn, endedOn }: LinkedResult): boolean =>
  ownerName !== null && pursuedOn === null && endedOn === null;

/** Where its client stands with it: what the page is for. */
export type ResultPhase = 'ended' | 'ordered' | 'over' | 'left' | 'open';

export function phaseOf({ endedOn, orderedOn, dismissedOn, sheet }: LinkedResult): ResultPhase {
  if (orderedOn !== null) return 'ordered';
  if (endedOn !== null) return 'ended';
  if (!sheet.canOrder) return 'over';
  return dismissedOn === null ? 'open' : 'left';
}
