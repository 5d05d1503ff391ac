import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  TrademarkWatchSubscriptionChangedSchema,
  TrademarkWatchSubscriptionEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { TRADEMARK_WATCH } from '@cotta/reference/watch-price.js';
import { openOrderAt } from '../../service-request/open-order-at.js';
import { moneyOf } from '../../service-request/offered-price.js';
import { finishWorkOrder, placeWorkOrder, startWorkOrder } from '../../service-request/place-work-order.js';

/** A year of a register watch that was ordered becomes a service order; it is done with the report of its year. */
export const orderedWatches = defineConsumer({
  name: 'ordered-watches',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(TrademarkWatchSubscriptionChangedSchema, async ({ message: { entityId, event, facts }, tx, run }) => {
      if (event === TrademarkWatchSubscriptionEvent.WATCH_SUBSCRIBED) {
        const price = moneyOf(facts?.orderedFeeMinor, facts?.orderedFeeCurrency);
        if (!facts?.serviceRequestId || !facts.userId || price === undefined) return;
        const [office, ...others] = facts.jurisdictions;
        await placeWorkOrder(run, {
          id: facts.serviceRequestId,
          serviceName: TRADEMARK_WATCH,
          subject: { type: 'trademark_watch_subscription', id: entityId },
          userId: facts.userId,
          trademarkId: facts.trademarkId,
          // Of one office it says which; a watch of several is not about the first of them.
          jurisdiction: others.length === 0 ? office : undefined,
          name: facts.markName ?? 'Watch',
          country: facts.orderCountry,
          language: facts.orderLanguage ?? 'en',
          currency: price.currency,
          price,
        });
        return;
      }
      const begun = event === TrademarkWatchSubscriptionEvent.WATCH_BEGUN;
      if (!begun && event !== TrademarkWatchSubscriptionEvent.WATCH_COMPLETED) return;
      const order = await openOrderAt(tx, entityId);
      if (order !== undefined) await (begun ? startWorkOrder(run, order) : finishWorkOrder(run, order));
    }),
  ],
});
