import { eventNumber } from '@cotta/kit/runtime/outbox/event-names.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  AdditionalOrderMovedEventSchema,
  AdditionalOrderMovedSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { EventData } from '../registration-request/events.js';
import type { Refer } from './reference.js';

type Placed = EventData<'AdditionalOrderPlaced'>;

/** What others may know of an addition: which order it adds to, what for, at what price. Its button leads to the page of the order. `refer`: says which order it is. */
export function additionPublications(refer: Refer): Publications {
  const moved = publication(
    AdditionalOrderMovedSchema,
    (event: RecordedEvent<Placed & { readonly joins?: boolean }>) => {
      const {
        order: { id, publicId, units, quoteId, total },
        joins = false,
      } = event.data;
      return {
        request: { ...refer(event), linkPath: `/portal/order/${event.streamId}` },
        event: eventNumber(AdditionalOrderMovedEventSchema, event.type),
        additionalOrderId: id,
        publicId,
        units: [...units],
        quoteId,
        totalMinor: BigInt(total.amountMinor),
        currency: total.currency,
        joinsDraft: joins,
      };
    },
  );
  return { AdditionalOrderPlaced: moved, AdditionalOrderPaid: moved, AdditionalOrderEnded: moved };
}
