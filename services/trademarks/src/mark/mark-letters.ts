import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../refusals.js';
import type { TrademarkStatus } from './trademark-status.js';

/** Events of a mark its owner is written to about. The workspace has the words: `services/workspace/src/letter/mark-letters-consumer.ts`. */
export const eventsWithLetter: readonly string[] = [
  'TrademarkFiled',
  'TrademarkNumberIssued',
  'DividedTrademarkNumbered',
  'OfficeActionResponseFiled',
  'OfficeActionResponseAccepted',
  'AllegationOfUseAccepted',
  'TrademarkPublished',
  'TrademarkOpposed',
  'TrademarkRegistered',
  'CertificateSent',
  'TrademarkRejected',
  'TrademarkRefused',
  'OppositionUpheld',
  'TrademarkAbandoned',
  'TrademarkExpired',
  'TrademarkCancelled',
  'TrademarkRevived',
  'TrademarkWithdrawalRequested',
  'TrademarkWithdrawn',
  'RepresentativeChanged',
  'SimilarTrademarksNoticeSent',
  'BrandRegistryCodeSent',
  'ReportViolationLinkSent',
  'ScamWarningSent',
  'TrademarkReviewRequested',
];

/** Statuses that have a letter of their own, so that it can be sent once more. */
export const statusesWithLetter: readonly TrademarkStatus[] = [
  'Application filed',
  'Response to office action submitted',
  'Trademark published',
  'Application opposed',
  'Trademark registered',
  'Rejected',
  'Refused',
  'Abandoned',
  'Expired',
  'Cancelled',
  'Withdrawn',
];

interface Mark {
  readonly userId?: string | null;
  readonly name?: string;
  readonly jurisdiction?: string;
  readonly number?: string | null;
  readonly imported?: boolean | null;
  readonly status?: TrademarkStatus;
}

/** What every such event says of the mark, so that whoever writes the letter needs no copy of it. */
export function factsForLetter({ userId, name, jurisdiction, number, imported }: Mark): Partial<Mark> {
  return {
    ...(userId ? { userId } : {}),
    ...(name === undefined ? {} : { name }),
    ...(jurisdiction === undefined ? {} : { jurisdiction }),
    ...(number ? { number } : {}),
    ...(imported === true ? { imported } : {}),
  };
}

/** Why no letter about a mark can go out: `NOBODY_TO_TELL.mark` where nobody owns it here. */
export function noRecipient({ userId }: Pick<Mark, 'userId'>): Refusal | undefined {
  return userId ? undefined : no('NOBODY_TO_TELL.mark');
}
