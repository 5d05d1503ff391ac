import type { Money } from '@cotta/kit/model/words/money.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  UseInCommerceRequestChangedSchema,
  UseInCommerceRequestEvent,
  type UseInCommerceRequestFacts,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { officeOf } from '@cotta/reference/offices.js';
import { publicLinks } from '../words/public-links.js';
import { rememberSubject } from '../subject/work-subject.js';
import { addressedTo, addresseeOf } from './addressee.js';
import { proofPath } from './drafts/deadline-letters.js';
import { letterWriter } from './drafts/letter-writer.js';
import type { ProofNews } from './emails/proof-news/email.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';

/** What happened to a proof of use, and its letter. */
const ofEvent: Readonly<Partial<Record<UseInCommerceRequestEvent, ProofNews>>> = {
  [UseInCommerceRequestEvent.USE_IN_COMMERCE_REQUEST_ORDERED]: 'proof-ordered',
  [UseInCommerceRequestEvent.USE_IN_COMMERCE_ABANDONMENT_REQUESTED]: 'proof-given-up',
  [UseInCommerceRequestEvent.USE_IN_COMMERCE_LATE_FEE_APPLIED]: 'proof-late-fee',
  [UseInCommerceRequestEvent.USE_IN_COMMERCE_REQUEST_SUBMITTED]: 'proof-filed',
  [UseInCommerceRequestEvent.USE_IN_COMMERCE_ABANDONED]: 'proof-ended',
  [UseInCommerceRequestEvent.USE_IN_COMMERCE_LAPSED]: 'proof-ended',
};

const OFFICE = 'US';

/** What the office takes for being late, for each class of each filing. */
function lateFee(): Money {
  const fees = officeOf(OFFICE)?.specialFees;
  return { amountMinor: fees?.amounts['gracePerClassPerFiling'] ?? 0, currency: fees?.currency ?? 'USD' };
}

/** The day at the office that counts. The last day to pay lies before it: where it lies after the due date, the time of grace runs. */
function dayThatCounts({ dueDate = '', graceEndDate, orderBy = '', lateFeeApplied }: Facts): string {
  return graceEndDate !== undefined && (lateFeeApplied === true || orderBy > dueDate)
    ? graceEndDate
    : dueDate;
}
type Facts = Partial<UseInCommerceRequestFacts>;

/** A letter for what its client decided about a proof of use, for its being late, and for its end: by when, and what follows. */
export function proofLettersConsumer(parts: LettersConsumerParts & { readonly linkKey: string }): Consumer {
  const links = publicLinks(parts.publicOrigin);
  const write = letterWriter(parts);
  return defineConsumer({
    name: 'proof-letters',
    sources: ['trademarks'],
    mode: 'once',
    handlers: [
      on(UseInCommerceRequestChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx }) => {
        const template = ofEvent[event];
        if (template === undefined || !facts?.userId) return;
        const addressee = await addresseeOf(tx, facts.userId);
        if (addressee === undefined) return;
        const { markName: mark = '', type = '', orderBy = '', linkRevision = 0, userId: clientId } = facts;
        await rememberSubject(tx, { type: 'use_in_commerce_request', id: entityId }, { clientId, mark });
        const { amountMinor, currency } = lateFee();
        await write(tx, {
          ...addressedTo(addressee),
          subjectType: 'use_in_commerce_request',
          subjectId: entityId,
          businessKey: envelope.eventId,
          template,
          params: {
            mark,
            jurisdiction: OFFICE,
            filing: type,
            day: template === 'proof-filed' ? (facts.filedOn ?? '') : dayThatCounts(facts),
            payBy: orderBy,
            amountMinor,
            currency,
            link: links.portal(
              proofPath(
                { subjectId: entityId, linkRevision },
                { linkKey: parts.linkKey, now: parts.clock.now() },
              ),
            ),
          },
          legal: true,
        });
      }),
    ],
  });
}
