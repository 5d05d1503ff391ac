import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  OfficeActionChangedSchema,
  OfficeActionEvent,
  TrademarkMonitoringResultChangedSchema,
  TrademarkMonitoringResultEvent,
  UseInCommerceRequestChangedSchema,
  UseInCommerceRequestEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import {
  callOffWorkOrder,
  finishWorkOrder,
  placeWorkOrder,
  startWorkOrder,
} from '../../service-request/place-work-order.js';
import { openOrderAt } from '../../service-request/open-order-at.js';
import { moneyOf, offeredPrice } from '../../service-request/offered-price.js';

/** What clients order at letters of offices, at proofs of use and at results of a watch becomes a service order, and follows the work done there. */
export const orderedAtOffices = defineConsumer({
  name: 'ordered-at-offices',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(OfficeActionChangedSchema, async ({ message: { entityId, event, facts }, tx, run }) => {
      if (event === OfficeActionEvent.OFFICE_ACTION_ORDERED && facts?.serviceRequestId && facts.userId)
        return placeWorkOrder(run, {
          id: facts.serviceRequestId,
          serviceName: 'office-action-response',
          subject: { type: 'office_action', id: entityId },
          userId: facts.userId,
          trademarkId: facts.trademarkId,
          jurisdiction: facts.jurisdiction,
          name: facts.markName ?? 'Office action',
          country: facts.orderCountry,
          language: facts.orderLanguage ?? 'en',
          currency: facts.orderCurrency ?? 'EUR',
          orderBy: facts.orderBy,
          ...offeredPrice(
            moneyOf(facts.orderedFeeMinor, facts.orderedFeeCurrency),
            moneyOf(facts.orderedOfficeFeeMinor, facts.orderedOfficeFeeCurrency),
          ),
        });
      const order = await openOrderAt(tx, entityId);
      if (order === undefined) return;
      if (event === OfficeActionEvent.OFFICE_ACTION_DRAFT_STARTED) await startWorkOrder(run, order);
      if (event === OfficeActionEvent.OFFICE_ACTION_RESPONSE_SUBMITTED) await finishWorkOrder(run, order);
      if (event === OfficeActionEvent.OFFICE_ACTION_ABANDONED)
        await callOffWorkOrder(run, order, 'No answer is filed any more.');
    }),
    on(TrademarkMonitoringResultChangedSchema, async ({ message: { entityId, event, facts }, run }) => {
      if (
        event !== TrademarkMonitoringResultEvent.OPPOSITION_ORDERED ||
        !facts?.serviceRequestId ||
        !facts.userId
      )
        return;
      await placeWorkOrder(run, {
        id: facts.serviceRequestId,
        serviceName: 'opposition',
        subject: { type: 'trademark_monitoring_result', id: entityId },
        userId: facts.userId,
        trademarkId: facts.trademarkId,
        jurisdiction: facts.jurisdiction,
        name: facts.markName ?? 'Opposition',
        country: facts.orderCountry,
        language: facts.orderLanguage ?? 'en',
        currency: 'EUR',
        orderBy: facts.oppositionEndDate,
      });
    }),
    on(UseInCommerceRequestChangedSchema, async ({ message: { entityId, event, facts }, tx, run }) => {
      if (
        event === UseInCommerceRequestEvent.USE_IN_COMMERCE_REQUEST_ORDERED &&
        facts?.serviceRequestId &&
        facts.userId
      )
        return placeWorkOrder(run, {
          id: facts.serviceRequestId,
          serviceName: 'proof-of-use',
          subject: { type: 'use_in_commerce_request', id: entityId },
          userId: facts.userId,
          trademarkId: facts.trademarkId,
          jurisdiction: 'US',
          name: facts.markName ?? 'Proof of use',
          country: facts.orderCountry,
          language: facts.orderLanguage ?? 'en',
          currency: facts.orderCurrency ?? 'USD',
          orderBy: facts.orderBy,
          ...offeredPrice(
            moneyOf(facts.orderedFeeMinor, facts.orderedFeeCurrency),
            moneyOf(facts.orderedOfficeFeeMinor, facts.orderedOfficeFeeCurrency),
          ),
        });
      const order = await openOrderAt(tx, entityId);
      if (order === undefined) return;
      if (event === UseInCommerceRequestEvent.USE_IN_COMMERCE_FILING_APPROVED)
        await startWorkOrder(run, order);
      if (event === UseInCommerceRequestEvent.USE_IN_COMMERCE_REQUEST_SUBMITTED)
        await finishWorkOrder(run, order);
      if (
        event === UseInCommerceRequestEvent.USE_IN_COMMERCE_ABANDONED ||
        event === UseInCommerceRequestEvent.USE_IN_COMMERCE_LAPSED
      )
        await callOffWorkOrder(run, order, 'Nothing is filed any more.');
    }),
  ],
});
