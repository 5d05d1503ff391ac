import type { CommandDone, ExposedCommand } from '@cotta/kit/edge/call/exposed-command.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { readRows } from '@cotta/kit/runtime/reading/read.js';
import { linkExpiry } from './links.js';
import { registrationRequestResource } from './registration-request.resource.js';

/** Right after asking, the visitor is shown the way back to the request, whoever he is. */
export function receiptOf(linkKey: string): NonNullable<ExposedCommand['result']> {
  const resolve = async (done: CommandDone, { manager }: RequestContext): Promise<object> => {
    const [request] = await readRows(
      manager,
      registrationRequestResource,
      { ...systemViewer, role: 'admin' },
      { where: { id: done.streamId }, limit: 1 },
    );
    const requestedAt = request?.createdAt ?? new Date(0);
    const link = signLink(
      {
        purpose: 'verification-receipt',
        subjectId: done.streamId,
        revision: request?.linkRevision ?? 0,
        expiresAt: linkExpiry(requestedAt),
      },
      linkKey,
    );
    return { requestId: done.streamId, publicId: request?.publicId, promisedAt: request?.promisedAt, link };
  };
  return { typeName: 'VerificationReceipt', resolve };
}
