import type {
  LinkedProofResult,
  LinkedSpecimensResult,
  ProofOrderResult,
} from './use-in-commerce.graphql.js';

export type LinkedProof = NonNullable<LinkedProofResult['useInCommerceRequest']>;
export type LinkedClass = LinkedProof['proof']['classes'][number];
export type LinkedSpecimen = LinkedSpecimensResult['specimensByLink'][number];
export type ProofOrder = NonNullable<ProofOrderResult['serviceRequest']>;

/** Where its client stands with it: what the page is for. */
export type ProofPhase =
  | 'prepared'
  | 'choose'
  | 'late'
  | 'pay'
  | 'work'
  | 'approved'
  | 'filed'
  | 'leaving'
  | 'left';

export function phaseOf({ status, serviceRequestId, workReleasedAt, proof }: LinkedProof): ProofPhase {
  if (status === 'ABANDONED') return 'left';
  if (status === 'ABANDONMENT_REQUESTED') return 'leaving';
  if (status === 'SUBMITTED') return 'filed';
  if (status === 'APPROVED_FOR_FILING') return 'approved';
  if (status === 'IN_PREPARATION')
    return serviceRequestId !== null && workReleasedAt === null ? 'pay' : 'work';
  if (status !== 'KICK_OFF_SENT') return 'prepared';
  return proof.canOrder ? 'choose' : 'late';
}

/** Whether what is in use is still its client's to say. */
export const isDecided = (phase: ProofPhase): boolean => !['choose', 'pay', 'work'].includes(phase);
