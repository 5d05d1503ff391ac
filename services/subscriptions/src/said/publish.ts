import { publication } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  BrandFindingForgottenSchema,
  BrandItemsAssignedSchema,
} from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';

interface Assigned {
  readonly userId: string;
  readonly items: readonly { readonly kind: string; readonly id: string }[];
}

/** The owners of the items move those that belong to the same user. */
export const brandItemsAssigned = publication(
  BrandItemsAssignedSchema,
  ({ streamId, data }: RecordedEvent<Assigned>) => ({
    brandId: streamId,
    userId: data.userId,
    items: data.items.map(({ kind, id }) => ({ entity: kind, entityId: id })),
  }),
);

/** Whoever keeps files erases the screenshot of what is forgotten. */
export const brandFindingForgotten = publication(
  BrandFindingForgottenSchema,
  ({ streamId, data }: RecordedEvent<{ readonly screenshotId: string }>) => ({
    findingId: streamId,
    documentId: data.screenshotId,
  }),
);
