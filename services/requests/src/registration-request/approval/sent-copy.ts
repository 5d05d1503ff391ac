import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { copyIn, type ReadCopy } from './approved-copy.js';
import { filingCopyOf, type FiledContent } from './filing-copy.js';
import { no } from '../../refusals.js';
import type { RegistrationRequestState } from '../registration-request.js';

/** What the lawyer answers for. Proofs are the client's own and may come after the sending: specimens, papers, where they lie. The digest of a picture is told later than its name, which never changes. */
function withoutProofs({
  mark: { logoSha256: _, ...mark },
  papers: __,
  ...content
}: FiledContent): FiledContent {
  return { ...content, mark, specimens: [], documentFolderId: null };
}

/** Digest of the draft as it is sent, proofs aside: SHA-256, hexadecimal. */
export function sentDigestOf({ offices }: Pick<ReadCopy, 'offices'>): string {
  return filingCopyOf(offices.map((office) => ({ ...office, content: withoutProofs(office.content) })))
    .digest;
}

/** Approved is what was sent: whoever changed it meanwhile, and by whatever way. */
export function notSentProblem(
  { order }: Pick<RegistrationRequestState, 'order'>,
  context: CommandContext,
): Refusal | undefined {
  return order.sentDigest === sentDigestOf(copyIn(context)) ? undefined : no('NOT_THE_SENT_COPY');
}
