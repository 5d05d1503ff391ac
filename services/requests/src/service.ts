import type { CommandRuntime } from '@cotta/kit/decider/handle-command.js';
import { signLink } from '@cotta/kit/links/link-token.js';
import { readRows } from '@cotta/kit/resource/read.js';
import type { ServiceDefinition } from '@cotta/kit/service/service-definition.js';
import type { CommandDone } from '@cotta/kit/subgraph/exposed-command.js';
import type { RequestContext } from '@cotta/kit/subgraph/context.js';
import { systemViewer } from '@cotta/kit/subgraph/viewer.js';
import { linkExpiry } from './domain/links.js';
import { resolvers, typeDefs } from './graphql/extensions.js';
import { verificationGate } from './limits/verification-limit.js';
import { accountFacts } from './messages/on-account-facts.js';
import { requestPublications, unpublished } from './messages/publish.js';
import { verification } from './migrations/0001-verification.js';
import { registrationRequest } from './registration-request.aggregate.js';
import { registrationRequestResource } from './resources/registration-request.resource.js';
import { verificationResultResource } from './resources/verification-result.resource.js';
import { approveVerification } from './slices/approve-verification.js';
import { askForAccount } from './slices/ask-for-account.js';
import { assignRegistrationRequest } from './slices/assign-registration-request.js';
import { claimRequest } from './slices/claim-request.js';
import { dismissVerification } from './slices/dismiss-verification.js';
import { markVerificationResultViewed } from './slices/mark-verification-result-viewed.js';
import { noteTooManyVerifications, verificationLimit } from './slices/note-too-many-verifications.js';
import { pauseReminders } from './slices/pause-reminders.js';
import { remindClient } from './slices/remind-client.js';
import { defineRepeatVerification } from './slices/repeat-verification.js';
import { defineRequestVerification } from './slices/request-verification.js';
import { resendVerificationResult } from './slices/resend-verification-result.js';
import { revokeLinks } from './slices/revoke-links.js';
import { saveVerificationResult } from './slices/save-verification-result.js';
import { startVerification } from './slices/start-verification.js';
import { updateServiceDescription } from './slices/update-service-description.js';

export interface RequestsKeys {
  readonly linkKey: string;
  readonly sealKey: string;
}

/** Table of contents: orders from the first check to the filing. */
export function requestsService(keys: RequestsKeys): ServiceDefinition {
  let opened: CommandRuntime | undefined;
  const runtime = (): CommandRuntime => {
    if (opened === undefined) throw new Error('the service is not running yet');
    return opened;
  };
  return {
    name: 'requests',
    migrations: [verification],
    aggregates: [registrationRequest, verificationLimit],
    resources: [registrationRequestResource, verificationResultResource],
    commands: [
      { command: defineRequestVerification(keys.linkKey), result: { typeName: 'VerificationReceipt', resolve: receipt(keys.linkKey) } },
      defineRepeatVerification(keys.linkKey), updateServiceDescription, askForAccount, markVerificationResultViewed,
      startVerification, assignRegistrationRequest, saveVerificationResult, approveVerification, dismissVerification,
      resendVerificationResult, pauseReminders, revokeLinks,
      claimRequest, remindClient, noteTooManyVerifications,
    ],
    gates: { RequestVerification: verificationGate(runtime) },
    publications: requestPublications(keys),
    unpublished,
    consumers: [accountFacts],
    typeDefs,
    resolvers: (running) => {
      opened = running;
      return resolvers(keys.linkKey)(running);
    },
  };
}

/** Right after asking, the visitor is shown the way back to the request, whoever he is. */
function receipt(linkKey: string) {
  return async (done: CommandDone, { manager }: RequestContext): Promise<object> => {
    const [request] = await readRows(manager, registrationRequestResource, { ...systemViewer, role: 'admin' }, { where: { id: done.streamId }, limit: 1 });
    const requestedAt = request?.createdAt ?? new Date(0);
    const link = signLink({ purpose: 'verification-receipt', subjectId: done.streamId, revision: request?.linkRevision ?? 0, expiresAt: linkExpiry(requestedAt) }, linkKey);
    return { requestId: done.streamId, publicId: request?.publicId, promisedAt: request?.promisedAt, link };
  };
}
