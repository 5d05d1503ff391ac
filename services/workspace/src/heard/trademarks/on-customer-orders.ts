import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  DocketedMessageChangedSchema,
  DocketedMessageEvent,
  DocketedMessageEventSchema,
  OfficeActionChangedSchema,
  OfficeActionEvent,
  OfficeActionEventSchema,
  UseInCommerceRequestChangedSchema,
  UseInCommerceRequestEvent,
  UseInCommerceRequestEventSchema,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { workDone } from '../../task/arrive.js';
import { beforeDay, tendWork, type EntityWork } from '../../task/entity-work.js';

/** A letter of an office: its date is confirmed by a second person, it is examined, and the client's answer is written. */
const letterWork: EntityWork<OfficeActionEvent> = {
  opens: {
    [OfficeActionEvent.OFFICE_ACTION_DOCKETED]: 'confirm',
    [OfficeActionEvent.OFFICE_ACTION_DUE_DATE_CORRECTED]: 'confirm',
    [OfficeActionEvent.OFFICE_ACTION_EXTENDED]: 'confirm',
    [OfficeActionEvent.OFFICE_ACTION_DUE_DATE_CONFIRMED]: 'examine',
    // Its money comes first: until then the order is the client's to pay.
    [OfficeActionEvent.OFFICE_ACTION_WORK_RELEASED]: 'answer-office',
    [OfficeActionEvent.OFFICE_ACTION_INFO_SUBMITTED]: 'answer-office',
    [OfficeActionEvent.OFFICE_ACTION_DRAFT_CHANGE_ASKED]: 'change',
    [OfficeActionEvent.OFFICE_ACTION_DRAFT_APPROVED]: 'file-answer',
  },
  ends: {
    [OfficeActionEvent.OFFICE_ACTION_DUE_DATE_CONFIRMED]: ['confirm'],
    [OfficeActionEvent.OFFICE_ACTION_KICKED_OFF]: ['examine'],
    [OfficeActionEvent.OFFICE_ACTION_INFO_REQUESTED]: ['answer-office'],
    // The client reads it now; what was agreed to before is over.
    [OfficeActionEvent.OFFICE_ACTION_DRAFT_SENT]: ['answer-office', 'change', 'file-answer'],
    [OfficeActionEvent.OFFICE_ACTION_DRAFT_APPROVED]: ['change'],
    [OfficeActionEvent.OFFICE_ACTION_RESPONSE_SUBMITTED]: 'all',
    [OfficeActionEvent.OFFICE_ACTION_CLOSED]: 'all',
  },
  drops: {
    [OfficeActionEvent.OFFICE_ACTION_ORDER_RETURNED]: ['answer-office'],
    [OfficeActionEvent.OFFICE_ACTION_ABANDONED]: 'all',
    [OfficeActionEvent.OFFICE_ACTION_REMOVED]: 'all',
  },
};

/** A date that changes after the options went to the client is confirmed again, and nobody examines the letter a second time. */
const examinedLetterWork: EntityWork<OfficeActionEvent> = {
  ...letterWork,
  opens: { ...letterWork.opens, [OfficeActionEvent.OFFICE_ACTION_DUE_DATE_CONFIRMED]: undefined },
};
const isExamined = (status: string | undefined): boolean => status !== undefined && status !== 'Docketed';

/** A proof of use: its date, what the client sent, the filing, or the wish to let it go. */
const proofWork: EntityWork<UseInCommerceRequestEvent> = {
  opens: {
    [UseInCommerceRequestEvent.USE_IN_COMMERCE_REQUEST_CREATED]: 'confirm',
    [UseInCommerceRequestEvent.USE_IN_COMMERCE_DEADLINE_CORRECTED]: 'confirm',
    [UseInCommerceRequestEvent.USE_IN_COMMERCE_WORK_RELEASED]: 'proof',
    [UseInCommerceRequestEvent.USE_IN_COMMERCE_FILING_APPROVED]: 'proof-file',
    [UseInCommerceRequestEvent.USE_IN_COMMERCE_ABANDONMENT_REQUESTED]: 'confirm-end',
  },
  ends: {
    [UseInCommerceRequestEvent.USE_IN_COMMERCE_DEADLINE_CONFIRMED]: ['confirm'],
    [UseInCommerceRequestEvent.USE_IN_COMMERCE_FILING_APPROVED]: ['proof'],
    [UseInCommerceRequestEvent.USE_IN_COMMERCE_REQUEST_REOPENED]: ['confirm-end'],
    [UseInCommerceRequestEvent.USE_IN_COMMERCE_REQUEST_SUBMITTED]: 'all',
    [UseInCommerceRequestEvent.USE_IN_COMMERCE_ABANDONED]: ['confirm-end'],
  },
  drops: {
    [UseInCommerceRequestEvent.USE_IN_COMMERCE_ORDER_RETURNED]: ['proof'],
    [UseInCommerceRequestEvent.USE_IN_COMMERCE_ABANDONED]: 'all',
    [UseInCommerceRequestEvent.USE_IN_COMMERCE_LAPSED]: 'all',
    [UseInCommerceRequestEvent.USE_IN_COMMERCE_REQUEST_REMOVED]: 'all',
  },
};

/** A message of an office waits for a person until somebody docketed it: what was read from it is a proposal. */
const WAITING: readonly string[] = ['parsed', 'needs review', 'failed'];
const messageWork: EntityWork<DocketedMessageEvent> = {
  opens: {
    [DocketedMessageEvent.OFFICE_MAIL_RECEIVED]: 'docket',
    [DocketedMessageEvent.OFFICE_MAIL_AMENDED]: 'docket',
  },
  ends: {},
  drops: { [DocketedMessageEvent.OFFICE_MAIL_REMOVED]: 'all' },
};

/** What an office wrote and what a client decided about it is one task of the staff until it is done. */
export const customerOrderTasks = defineConsumer({
  name: 'customer-order-tasks',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(OfficeActionChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      await tendWork({ tx, run }, isExamined(facts?.status) ? examinedLetterWork : letterWork, {
        event,
        outcome: eventType(OfficeActionEventSchema, event),
        subject: { type: 'office_action', id: entityId },
        facts: {
          mark: facts?.markName,
          jurisdictions: facts?.jurisdiction === undefined ? undefined : [facts.jurisdiction],
          clientId: facts?.userId,
          assignedAdminId: facts?.assignedAdminId,
          parent: facts?.trademarkId === undefined ? undefined : { type: 'trademark', id: facts.trademarkId },
        },
        envelope,
        notAfter: beforeDay(facts?.dueDate),
        notFor: facts?.dueDateSetById,
      });
    }),
    on(
      UseInCommerceRequestChangedSchema,
      async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
        await tendWork({ tx, run }, proofWork, {
          event,
          outcome: eventType(UseInCommerceRequestEventSchema, event),
          subject: { type: 'use_in_commerce_request', id: entityId },
          facts: {
            jurisdictions: ['US'],
            clientId: facts?.userId,
            assignedAdminId: facts?.assignedAdminId,
            parent:
              facts?.trademarkId === undefined ? undefined : { type: 'trademark', id: facts.trademarkId },
          },
          envelope,
          notAfter: beforeDay(facts?.dueDate),
          notFor: facts?.dueDateSetById,
        });
      },
    ),
    on(DocketedMessageChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      const subject = { type: 'docketed_message', id: entityId };
      const outcome = eventType(DocketedMessageEventSchema, event);
      const waits = facts?.state !== undefined && WAITING.includes(facts.state);
      await tendWork({ tx, run }, waits ? messageWork : { ...messageWork, opens: {} }, {
        event,
        outcome,
        subject,
        facts: {
          jurisdictions: facts?.office === undefined ? undefined : [facts.office],
          parent: facts?.trademarkId === undefined ? undefined : { type: 'trademark', id: facts.trademarkId },
        },
        envelope,
      });
      if (facts?.state !== undefined && !waits)
        await workDone({ tx, run }, { subject, works: ['docket'], outcome: facts.state });
    }),
  ],
});
