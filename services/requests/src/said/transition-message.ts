import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventNumber } from '@cotta/kit/runtime/outbox/event-names.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { RequestMovedEventSchema, RequestMovedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { TransitionFact } from '../registration-request/events.js';
import { transitionEvents, type TransitionEvent } from '../registration-request/request-columns.js';
import { workPromisedAt } from '../registration-request/verification/promised-time.js';
import { draftReference, reference, type PublicationKeys } from './reference.js';

/** The client goes on at the draft of the application. */
const aboutDraft: readonly TransitionEvent[] = ['ReadyForDrafting', 'SentForReview', 'ApplicationPostponed'];

/** Whoever asked for one of these is told by when we answer. */
const promising: readonly TransitionEvent[] = [
  'ReviewRequested',
  'ChangesRequested',
  'ApplicationApproved',
  'EndAsked',
];

/** One message for every step of an order: which step, and where the order stands after it. */
export function transitionPublications(keys: PublicationKeys): Publications {
  return Object.fromEntries(
    transitionEvents.map((type) => [
      type,
      publication(RequestMovedSchema, (event: RecordedEvent<TransitionFact>) => ({
        request: aboutDraft.includes(type)
          ? draftReference(event, keys)
          : reference(event, 'verification-summary', keys),
        event: eventNumber(RequestMovedEventSchema, type),
        status: event.data.status ?? '',
        statusFrom: event.data.statusFrom ?? '',
        ...(promising.includes(type)
          ? { promisedAt: timestampFromDate(workPromisedAt(event.occurredAt)) }
          : {}),
        quoteId: event.data.columns?.quoteId ?? '',
        until: event.data.columns?.postponedUntil ?? '',
      })),
    ]),
  );
}
