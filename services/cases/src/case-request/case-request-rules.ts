import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { CaseRequestStatus } from './case-request-status.js';
import { no } from '../refusals.js';

interface Request {
  readonly status?: string;
  readonly brandId?: string | null;
  readonly contactEmail?: string | null;
}

/** A case request says whose it is: the brand it is about, or an e-mail address to answer to. Neither: `BRAND_OR_CONTACT` at `brandId`. */
export function senderProblem({ brandId, contactEmail }: Request): Refusal | undefined {
  if ((brandId ?? null) !== null || (contactEmail ?? null) !== null) return undefined;
  return refuseFields([
    {
      path: ['brandId'],
      code: 'BRAND_OR_CONTACT',
      message: 'Choose the brand it is about, or leave an e-mail address.',
    },
  ]);
}

/** Why a case request cannot be removed: `RETAINED.request` once a case came of it. */
export function keepRequest({ status }: Request): Refusal | undefined {
  return status === CaseRequestStatus.converted ? no('RETAINED.request') : undefined;
}
