import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { RegistrationRequestEvent } from '../events.js';
import type { TransitionColumns } from '../request-columns.js';
import { filingCopyOf, type FilingCopy } from './filing-copy.js';
import { no } from '../../refusals.js';
import type { RegistrationRequestState } from '../registration-request.js';

/** What would be filed as the rows stand. */
export interface ReadCopy extends FilingCopy {
  /** Parties and addresses the applications point at and nobody has told us of yet. */
  readonly unheard: readonly string[];
}

const nothing: ReadCopy = { ...filingCopyOf([]), unheard: [] };

/** What the command's look-up read, in the transaction that approves. */
export function copyIn({ preloaded }: CommandContext): ReadCopy {
  return (preloaded as { readonly copy?: ReadCopy } | undefined)?.copy ?? nothing;
}

/** Clients approve what they have read, word for word; an admin approves what was agreed in writing. */
export function copyProblem(
  draftDigest: string | null | undefined,
  context: CommandContext,
): Refusal | undefined {
  const { digest, unheard } = copyIn(context);
  if (!draftDigest && context.viewer.role === 'customer')
    return refuseFields([
      { path: ['draftDigest'], code: 'REQUIRED', message: 'Read the draft first, then approve it.' },
    ]);
  if (draftDigest && draftDigest !== digest) return no('DRAFT_CHANGED', { digest });
  return unheard.length > 0 ? no('OWNER_UNTOLD') : undefined;
}

/** Comes with the approval: the copy of what was approved, from the same look at the rows that the approval was decided by. */
export function approvedApplication(
  { about, order }: RegistrationRequestState,
  context: CommandContext,
  approval: TransitionColumns<'ApplicationApproved'> | undefined,
): readonly RegistrationRequestEvent[] {
  const { digest, offices } = copyIn(context);
  const { poaDocumentId = null, brandId = null } = { ...order, ...approval };
  return [
    {
      type: 'ApplicationSealed',
      data: {
        about,
        digest,
        offices,
        approvalAddressKey: context.viewer.addressKey ?? null,
        brandId,
        poaDocumentId,
      },
    },
  ];
}
