import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';

interface Ordered {
  readonly serviceRequestId?: string | null;
  readonly workReleasedAt?: unknown;
}

interface Asked {
  readonly country?: string | null | undefined;
}

/** What a record notes when something is ordered at it: the order that follows, and how it was ordered. Each order of one record is another one. */
export function orderPlaced({ country }: Asked, { streamId, now, viewer }: CommandContext) {
  return {
    serviceRequestId: nameBasedId('work order', streamId, now.toISOString()),
    orderCountry: country ?? null,
    orderLanguage: staff.includes(viewer.role) ? null : viewer.locale,
  };
}

/** The same where the record waits for the work. */
export function workOrdered(asked: Asked, context: CommandContext) {
  return { ...orderPlaced(asked, context), workReleasedAt: null };
}

/** What is no longer known once the order has ended unpaid. */
export const nothingOrdered = {
  serviceRequestId: null,
  orderedFee: null,
  orderedOfficeFee: null,
  orderCountry: null,
  orderLanguage: null,
  orderBy: null,
  workReleasedAt: null,
} as const;

/** Work that costs the firm money waits for its own: `WORK_UNPAID`. What was ordered before orders were paid this way has none to wait for. */
export function unpaidWork({ serviceRequestId, workReleasedAt }: Ordered): Refusal | undefined {
  return serviceRequestId && !workReleasedAt ? no('WORK_UNPAID') : undefined;
}

/** It is let go on once: `WORK_RELEASED`. */
export function releasedAlready({ workReleasedAt }: Ordered): Refusal | undefined {
  return workReleasedAt ? no('WORK_RELEASED') : undefined;
}
