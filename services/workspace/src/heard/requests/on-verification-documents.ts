import type { EntityManager } from 'typeorm';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  LinksRevokedSchema,
  RegistrationOrderStartedSchema,
  RequestClaimedSchema,
  VerificationRepeatedSchema,
  VerificationRequestedSchema,
  VerificationSearchRecordedSchema,
  type RequestReference,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { changeDocumentLinkRevision } from '../../document/change-document-link-revision.js';
import { attachDocument, changeDocumentOwner } from '../../document/store-document.js';
import { about, SUBJECT } from './on-verification-tasks.js';

/** Uploads belong to the request they were made for, and to its owner once there is one; a link that opens the request opens them. */
export const verificationDocuments = defineConsumer({
  name: 'verification-documents',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(RegistrationOrderStartedSchema, async ({ message, run }) =>
      attach(run, about(message.request), message.logoDocumentId),
    ),
    on(VerificationRequestedSchema, async ({ message, run }) =>
      attach(run, about(message.request), message.logoDocumentId),
    ),
    on(VerificationRepeatedSchema, async ({ message, run }) =>
      attach(run, about(message.request), message.logoDocumentId),
    ),
    // The picture of a search by hand is the lawyer's paper: no owner until the request finds one.
    on(VerificationSearchRecordedSchema, async ({ message, run }) =>
      attach(run, { ...about(message.request), userId: '' }, message.documentId, message.documentName),
    ),
    on(RequestClaimedSchema, async ({ message, run, tx }) => {
      const request = about(message.request);
      for (const streamId of await documentsOf(tx, request.requestId)) {
        await run(changeDocumentOwner, { streamId, input: { userId: request.userId }, key: streamId });
      }
    }),
    on(LinksRevokedSchema, async ({ message: { requestId, linkRevision }, run, tx }) => {
      for (const streamId of await documentsOf(tx, requestId)) {
        await run(changeDocumentLinkRevision, { streamId, input: { linkRevision }, key: streamId });
      }
    }),
  ],
});

async function attach(
  run: RunCommand,
  request: RequestReference,
  documentId: string,
  name = '',
): Promise<void> {
  if (documentId === '') return;
  const userId = request.userId === '' ? null : request.userId;
  await run(attachDocument, {
    streamId: documentId,
    input: {
      subjectType: SUBJECT,
      subjectId: request.requestId,
      userId,
      linkRevision: request.linkRevision,
      ...(name === '' ? {} : { name }),
    },
  });
}

async function documentsOf(tx: EntityManager, requestId: string): Promise<string[]> {
  const rows: { id: string }[] = await tx.query('select id from document where subject_id = $1', [requestId]);
  return rows.map((row) => row.id);
}
