import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  ServiceRequestMovedSchema,
  type ServiceRequestMoved,
  ServiceRequestMovedEvent,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { workArrived } from '../../task/arrive.js';
import { happenedAt } from '../../task/entity-work.js';
import { rememberSubject } from '../../subject/work-subject.js';
import { serviceOrderFacts } from './service-order-facts.js';
import { attachDocument, changeDocumentOwner } from '../../document/store-document.js';

const SUBJECT = 'service_request';
/** With these the deed comes. */
const brings: readonly ServiceRequestMovedEvent[] = [
  ServiceRequestMovedEvent.SERVICE_REQUEST_SUBMITTED,
  ServiceRequestMovedEvent.ASSIGNMENT_DEED_ADDED,
];
/** With these come other papers: those of the form, the draft, the outcome. */
const bringsPapers: readonly ServiceRequestMovedEvent[] = [
  ServiceRequestMovedEvent.SERVICE_REQUEST_SUBMITTED,
  ServiceRequestMovedEvent.SERVICE_DRAFT_SENT,
  ServiceRequestMovedEvent.OUTCOME_PAPER_ADDED,
];
const NO_LINK = 1;

/** The deed of a transfer, and every paper, draft and outcome of an order, belongs to its order, and to the order's owner once there is one. An upload that is something else's already stays there, and a person asks for another. */
export const serviceDocuments = defineConsumer({
  name: 'service-documents',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(ServiceRequestMovedSchema, async (received) => {
      const { event, deedDocumentId, paperDocumentIds } = received.message;
      if (brings.includes(event) && deedDocumentId !== '')
        await attach(received, deedDocumentId, 'the deed is not this order’s: ask for it again');
      for (const paper of bringsPapers.includes(event) ? paperDocumentIds : [])
        await attach(received, paper, 'a paper is not this order’s: ask for it again');
      if (event === ServiceRequestMovedEvent.SERVICE_REQUEST_CLAIMED) await giveToOwner(received);
    }),
  ],
});

async function attach(
  { message: { request }, envelope, tx, run }: Received<ServiceRequestMoved>,
  documentId: string,
  /** What a person is told where it lies elsewhere already. */
  strange: string,
): Promise<void> {
  if (request === undefined) return;
  const { serviceRequestId: subjectId, userId, linkRevision } = request;
  const outcome = await run(attachDocument, {
    streamId: documentId,
    input: {
      subjectType: SUBJECT,
      subjectId,
      userId: userId === '' ? null : userId,
      linkRevision: Math.max(linkRevision, NO_LINK),
    },
    key: documentId,
  });
  if (!('refusal' in outcome)) return;
  const subject = { type: SUBJECT, id: subjectId };
  // Whoever hears of its steps for the desk may come later than this.
  await rememberSubject(tx, subject, serviceOrderFacts(request));
  await workArrived(
    { tx, run },
    {
      work: 'answer',
      subject,
      at: happenedAt(envelope),
      detail: strange,
    },
  );
}

async function giveToOwner({ message: { request }, tx, run }: Received<ServiceRequestMoved>): Promise<void> {
  const documents: { id: string }[] = await tx.query(
    'select id from document where subject_id = $1 order by id',
    [request?.serviceRequestId],
  );
  for (const { id } of documents)
    await run(changeDocumentOwner, { streamId: id, input: { userId: request?.userId ?? '' }, key: id });
}
