import { CaseSolutionChangedSchema, CaseSolutionEvent } from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { moneyOf, offeredPrice } from '../../service-request/offered-price.js';
import { openOrderAt } from '../../service-request/open-order-at.js';
import { finishWorkOrder, placeWorkOrder } from '../../service-request/place-work-order.js';

/** Where nothing is to be paid no tax hangs on a country: that of the firm stands in for it. */
const FIRM_COUNTRY = 'SK';

/** What a client orders against a threat becomes a service order. */
export const orderedSolutions = defineConsumer({
  name: 'ordered-solutions',
  sources: ['cases'],
  mode: 'once',
  handlers: [
    on(CaseSolutionChangedSchema, async ({ message: { entityId, event, facts }, tx, run }) => {
      if (event === CaseSolutionEvent.CASE_SOLUTION_DELIVERED) {
        const order = await openOrderAt(tx, entityId);
        if (order !== undefined) await finishWorkOrder(run, order);
      }
      if (event !== CaseSolutionEvent.CASE_SOLUTION_ORDERED || !facts?.serviceRequestId || !facts.userId)
        return;
      const price = moneyOf(facts.orderedPriceMinor, facts.orderedPriceCurrency);
      // A plan includes it.
      const isIncluded = price?.amountMinor === 0;
      await placeWorkOrder(run, {
        id: facts.serviceRequestId,
        serviceName: 'case-solution',
        subject: { type: 'case_solution', id: entityId },
        userId: facts.userId,
        name: facts.orderedName ?? 'Threat',
        country: facts.orderCountry ?? (isIncluded ? FIRM_COUNTRY : undefined),
        language: facts.orderLanguage ?? 'en',
        currency: facts.currency ?? 'EUR',
        ...(isIncluded ? { price } : offeredPrice(price, undefined)),
      });
    }),
  ],
});
