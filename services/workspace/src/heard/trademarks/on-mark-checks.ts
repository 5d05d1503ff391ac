import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  FilingChangedSchema,
  FilingDownloadChangedSchema,
  FilingDownloadEvent,
  FilingDownloadEventSchema,
  FilingEvent,
  FilingEventSchema,
  TrademarkChangedSchema,
  TrademarkEvent,
  TrademarkEventSchema,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { workDone } from '../../task/arrive.js';
import { tendWork, type EntityWork } from '../../task/entity-work.js';

const SUBJECT = 'trademark';

/** Dates of a mark that are missing or contradict each other, an office that says something else than we do, papers that are not those its client approved. */
const markWork: EntityWork<TrademarkEvent> = {
  opens: {
    [TrademarkEvent.FILING_PAPERS_REFUSED]: 'papers',
    [TrademarkEvent.DATE_PROBLEMS_NOTED]: 'dates',
    [TrademarkEvent.REGISTER_DIFFERENCES_NOTED]: 'register',
    [TrademarkEvent.TRADEMARK_OPPOSED]: 'oppose',
    [TrademarkEvent.TRADEMARK_WITHDRAWAL_REQUESTED]: 'withdraw',
    [TrademarkEvent.TRADEMARK_REGISTERED]: 'certificate',
    [TrademarkEvent.TRADEMARK_FILED]: 'receipt',
  },
  ends: {
    [TrademarkEvent.TRADEMARK_FILED]: ['papers', 'mend'],
    [TrademarkEvent.FILING_RECEIPT_RECORDED]: ['receipt'],
    [TrademarkEvent.DATE_PROBLEMS_SETTLED]: ['dates'],
    [TrademarkEvent.OPPOSITION_ENDED]: ['oppose'],
    [TrademarkEvent.OPPOSITION_UPHELD]: ['oppose'],
    [TrademarkEvent.CERTIFICATE_SENT]: ['certificate'],
    [TrademarkEvent.TRADEMARK_WITHDRAWN]: ['withdraw', 'oppose', 'papers', 'mend'],
    [TrademarkEvent.TRADEMARK_ABANDONED]: ['withdraw'],
    [TrademarkEvent.TRADEMARK_REFUSED]: ['withdraw'],
  },
  drops: { [TrademarkEvent.TRADEMARK_REMOVED]: 'all' },
};

/** Came back from the office or the partner: mended and filed again, or given up. A colleague who is asked for it looks at the last sheet. */
const filingWork: EntityWork<FilingEvent> = {
  opens: { [FilingEvent.FILING_RETURNED]: 'mend', [FilingEvent.FILING_ASSIGNED]: 'second-look' },
  ends: {
    [FilingEvent.FILING_CONFIRMED]: ['mend', 'second-look'],
    [FilingEvent.FILING_COMPLETED]: ['mend'],
    [FilingEvent.FILING_CANCELLED]: ['mend'],
  },
  drops: {
    [FilingEvent.FILING_CANCELLED]: ['second-look'],
    [FilingEvent.FILING_RETURNED]: ['second-look'],
  },
};

type MarkFacts =
  | { readonly openRegisterDifferenceCount?: number; readonly receiptDocumentId?: string }
  | undefined;

const isInAgreement = (facts: MarkFacts): boolean => facts?.openRegisterDifferenceCount === 0;

/** What an event brings, as the mark is then: no difference where the register agrees, and no missing receipt where it came with the number. */
const arriving = (facts: MarkFacts): EntityWork<TrademarkEvent>['opens'] => ({
  ...markWork.opens,
  ...(isInAgreement(facts) ? { [TrademarkEvent.REGISTER_DIFFERENCES_NOTED]: undefined } : {}),
  ...(facts?.receiptDocumentId === undefined ? {} : { [TrademarkEvent.TRADEMARK_FILED]: undefined }),
});

/** What is to be seen to in a mark itself: one open task each, however often what is wrong changes. It is done by itself when nothing is wrong any more. */
export const markChecks = defineConsumer({
  name: 'mark-checks',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    // A package that went out whole had the right papers.
    on(FilingDownloadChangedSchema, async ({ message: { event, facts }, tx, run }) => {
      if (event !== FilingDownloadEvent.FILING_HANDED_OUT || facts?.trademarkId === undefined) return;
      const subject = { type: SUBJECT, id: facts.trademarkId };
      const outcome = eventType(FilingDownloadEventSchema, event);
      await workDone({ tx, run }, { subject, works: ['papers'], outcome });
    }),
    on(FilingChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      await tendWork({ tx, run }, filingWork, {
        event,
        outcome: eventType(FilingEventSchema, event),
        subject: { type: 'trademark_filing', id: entityId },
        facts: {
          clientId: facts?.userId,
          assignedAdminId: facts?.assignedAdminId,
          jurisdictions: facts?.jurisdiction === undefined ? undefined : [facts.jurisdiction],
          parent: facts?.trademarkId === undefined ? undefined : { type: SUBJECT, id: facts.trademarkId },
        },
        envelope,
      });
    }),
    on(TrademarkChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      const subject = { type: SUBJECT, id: entityId };
      const outcome = eventType(TrademarkEventSchema, event);
      await tendWork(
        { tx, run },
        { ...markWork, opens: arriving(facts) },
        {
          event,
          outcome,
          subject,
          facts: {
            mark: facts?.name,
            jurisdictions: facts?.jurisdiction === undefined ? undefined : [facts.jurisdiction],
            clientId: facts?.userId,
            assignedAdminId: facts?.assignedAdminId,
            parent:
              facts?.registrationRequestId === undefined
                ? undefined
                : { type: 'registration_request', id: facts.registrationRequestId },
          },
          envelope,
        },
      );
      if (isInAgreement(facts)) await workDone({ tx, run }, { subject, works: ['register'], outcome });
    }),
  ],
});
