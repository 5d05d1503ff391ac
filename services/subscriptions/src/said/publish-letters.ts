import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { BrandSubscriptionNotifiedSchema } from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';

interface Notified {
  readonly status: string;
  readonly tier: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly brandName?: string;
}

/** Staff asked for the letter of where a subscription stands. */
export const subscriptionLetters: Publications = {
  BrandSubscriptionNotified: publication(
    BrandSubscriptionNotifiedSchema,
    ({ streamId, subjectId = '', data }: RecordedEvent<Notified>) => ({
      brandSubscriptionId: streamId,
      userId: subjectId,
      brand: data.brandName ?? '',
      status: data.status,
      tier: data.tier,
      startDate: data.startDate ?? '',
      endDate: data.endDate ?? '',
    }),
  ),
};
