import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { linked } from '../links/record-link.js';
import type { useInCommerceRequestResource } from './use-in-commerce-request.resource.js';

type Proof = RecordFields<typeof useInCommerceRequestResource.fields>;

/** What goes along with what happened to a proof of use: whoever writes the letter of it needs no copy, and its link opens. */
export function letterFacts(proof: Proof): Proof {
  const { userId, trademarkId, type, dueDate, graceEndDate } = proof;
  return {
    ...(userId ? { userId } : {}),
    ...(trademarkId === undefined ? {} : { trademarkId }),
    ...(type === undefined ? {} : { type }),
    ...(dueDate === undefined ? {} : { dueDate }),
    ...(graceEndDate ? { graceEndDate } : {}),
    ...linked(proof),
  };
}
