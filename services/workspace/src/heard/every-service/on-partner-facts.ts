import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  CreditNoteChangedSchema,
  InvoiceChangedSchema,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import {
  RequestMessageWrittenSchema,
  RequestMovedSchema,
  VerificationApprovedSchema,
  VerificationDismissedSchema,
  VerificationRepeatedSchema,
  VerificationRequestedSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { ServiceRequestMovedSchema } from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import {
  OfficeActionChangedSchema,
  TrademarkChangedSchema,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { DeadlineRemindedSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { DocumentKeptSchema, type DocumentKept } from '@cotta/proto/cotta/workspace/v1/events_pb.js';
import { keepPartnerEvent } from '../../partner-event/keep-partner-event.js';
import type { PartnerFact } from '../../partner-event/partner-event.js';
import { happenedAt } from '../../task/entity-work.js';
import { markFacts, officeLetterFacts, reminderFacts } from './partner-facts/mark-facts.js';
import { creditNoteFacts, invoiceFacts } from './partner-facts/money-facts.js';
import { orderFact, orderFacts, serviceOrderFacts } from './partner-facts/order-facts.js';

type Heard<Message> = Pick<Received<Message>, 'message' | 'envelope' | 'tx'>;

async function keep({ envelope, tx }: Heard<unknown>, facts: readonly PartnerFact[]): Promise<void> {
  const { eventId, streamVersion: recordVersion } = envelope;
  const cause = { eventId, recordVersion, occurredAt: happenedAt(envelope) };
  for (const fact of facts) await keepPartnerEvent(tx, fact, cause);
}

/** Of a message whose envelope names the person. */
function owned<Message>(
  { message, envelope: { subjectId } }: Heard<Message>,
  factsOf: (message: Message, userId: string) => PartnerFact[],
): PartnerFact[] {
  return subjectId === '' ? [] : factsOf(message, subjectId);
}

/** A document that its owner can read. */
function documentFacts({ documentId: id, userId, subjectType, subjectId }: DocumentKept): PartnerFact[] {
  const data = subjectId === '' ? {} : { subject_type: subjectType, subject_id: subjectId };
  return [{ type: 'document.available', userId, record: { type: 'document', id }, data }];
}

/** Keeps for partners what happened to the records of their client. What belongs to no account is nobody's to hear. */
export const partnerFacts = defineConsumer({
  name: 'partner-facts',
  sources: ['requests', 'trademarks', 'invoicing', 'workspace'],
  mode: 'once',
  handlers: [
    on(VerificationRequestedSchema, (heard) =>
      keep(heard, orderFact(heard.message.request, 'check.requested')),
    ),
    on(VerificationRepeatedSchema, (heard) =>
      keep(heard, orderFact(heard.message.request, 'check.requested')),
    ),
    on(VerificationApprovedSchema, (heard) =>
      keep(heard, orderFact(heard.message.request, 'check.finished', { outcome: 'approved' })),
    ),
    on(VerificationDismissedSchema, (heard) =>
      keep(heard, orderFact(heard.message.request, 'check.finished', { outcome: 'dismissed' })),
    ),
    on(RequestMessageWrittenSchema, (heard) =>
      keep(heard, heard.message.fromClient ? [] : orderFact(heard.message.request, 'order.message')),
    ),
    on(RequestMovedSchema, (heard) => keep(heard, orderFacts(heard.message))),
    on(ServiceRequestMovedSchema, (heard) => keep(heard, serviceOrderFacts(heard.message))),
    on(TrademarkChangedSchema, (heard) => keep(heard, owned(heard, markFacts))),
    on(OfficeActionChangedSchema, (heard) => keep(heard, owned(heard, officeLetterFacts))),
    on(DeadlineRemindedSchema, (heard) => keep(heard, reminderFacts(heard.message, heard.envelope.streamId))),
    on(InvoiceChangedSchema, (heard) => keep(heard, owned(heard, invoiceFacts))),
    on(CreditNoteChangedSchema, (heard) => keep(heard, owned(heard, creditNoteFacts))),
    on(DocumentKeptSchema, (heard) => keep(heard, documentFacts(heard.message))),
  ],
});
