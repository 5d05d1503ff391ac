import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  BrandSubscriptionNotifiedSchema,
  BrandSubscriptionTrialEndAnnouncedSchema,
} from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';

interface Notified {
  readonly status: string;
  readonly tier: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly brandName?: string;
  readonly onTrial?: boolean;
}

interface TrialEndAnnounced {
  readonly tier: string;
  readonly endDate: string;
  readonly brandName: string;
  readonly hasCard: boolean;
  readonly firstCharge: { readonly amountMinor: number; readonly currency: string } | null;
}

/** The letters of a subscription that say more than its facts: where it stands, and what is charged after its trial. */
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
      onTrial: data.onTrial ?? false,
    }),
  ),
  BrandSubscriptionTrialEndAnnounced: publication(
    BrandSubscriptionTrialEndAnnouncedSchema,
    ({ streamId, subjectId = '', data }: RecordedEvent<TrialEndAnnounced>) => ({
      brandSubscriptionId: streamId,
      userId: subjectId,
      brand: data.brandName,
      tier: data.tier,
      endDate: data.endDate,
      hasCard: data.hasCard,
      ...(data.firstCharge === null
        ? {}
        : { totalMinor: BigInt(data.firstCharge.amountMinor), currency: data.firstCharge.currency }),
    }),
  ),
};
