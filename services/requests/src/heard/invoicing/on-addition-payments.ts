import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  ProductMovedSchema,
  type ProductMoved,
  ProductMovedEvent,
} from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { productOfAddition } from '../../registration-request/order/additional-order.js';
import type { ApplicationGoods } from '../../registration-request/draft/draft-facts.js';
import { entitledUnits, type AdditionalOrder } from '../../registration-request/order/entitlement.js';
import { partsOf } from '../../registration-request/order/units.js';
import { readOrder } from '../../registration-request/order/read-order.js';
import { requestChanges } from '../../registration-request/draft/drafting-transitions.js';
import { applicationJurisdiction } from '../../application/application-jurisdiction.record.js';
import { takeUnitsBack } from '../../registration-request/order/give-units.js';
import {
  confirmAdditionalOrder,
  lapseAdditionalOrder,
} from '../../registration-request/order/settle-additional-order.js';
import { prepareOffice } from '../requests/prepare-office.js';

const SUBJECT = 'additional_order';
const PAID: readonly ProductMovedEvent[] = [
  ProductMovedEvent.PRODUCT_PAID,
  ProductMovedEvent.PRODUCT_SETTLED_BY_COUPON,
];
const OVER: readonly ProductMovedEvent[] = [
  ProductMovedEvent.PRODUCT_CANCELLED,
  ProductMovedEvent.PRODUCT_PAYMENT_EXPIRED,
];

type Payment = Received<ProductMoved>;

/** What was ordered in addition goes into the draft with its money, with the terms that were picked, and leaves it with the money; a draft that was sent is taken back for it. */
export const paidAdditions = defineConsumer({
  name: 'paid-additions',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(ProductMovedSchema, async (received) => {
      const {
        message: { product, event, status },
        tx,
        run,
      } = received;
      if (product?.subjectType !== SUBJECT) return;
      const requestId = product.subjectId;
      const order = (await readOrder(tx, requestId)).entitlement.additional.find(
        ({ id }) => productOfAddition(id) === product.productId,
      );
      if (order === undefined)
        throw new Fault(`the order ${requestId} knows no addition that is paid by ${product.productId}`);
      if (OVER.includes(event))
        await run(lapseAdditionalOrder, { streamId: requestId, input: { additionalOrderId: order.id } });
      if (PAID.includes(event) && order.state !== 'PAID') await join(received, requestId, order);
      if (event === ProductMovedEvent.PRODUCT_REFUNDED && status === 'Refunded')
        await leave(received, requestId, order);
    }),
  ],
});

async function join({ tx, run }: Payment, requestId: string, order: AdditionalOrder): Promise<void> {
  const outcome = await run(confirmAdditionalOrder, {
    streamId: requestId,
    input: { additionalOrderId: order.id },
  });
  if ('refusal' in outcome) throw new Fault(`additional order ${order.publicId}: ${outcome.refusal.message}`);
  // A draft that is with its client goes back to the lawyer, who sends it anew; one that was not sent refuses this, and stays as it is.
  await run(requestChanges.command, {
    streamId: requestId,
    input: { reason: `The additional order ${order.publicId} is paid and part of the draft.` },
  });
  const { status } = await readOrder(tx, requestId);
  if (status === 'Ready for drafting') await draft({ tx, run }, requestId, order);
}

/** Its money went back: its classes leave the draft and the order. A draft whose client does not answer keeps them, and goes nowhere with them. From the approval on they stay, and the money was a favour of ours. */
async function leave(
  { tx, run }: Payment,
  requestId: string,
  { publicId, units, goods }: AdditionalOrder,
): Promise<void> {
  const reason = `The additional order ${publicId} was paid back.`;
  await run(requestChanges.command, { streamId: requestId, input: { reason } });
  const { status, entitlement } = await readOrder(tx, requestId);
  if (status !== 'Ready for drafting' && status !== 'Client unresponsive') return;
  const held = entitledUnits(entitlement);
  for (const jurisdiction of new Set(goods.map((one) => one.jurisdiction))) {
    const gone = units
      .map(partsOf)
      .filter((one) => one.jurisdiction === jurisdiction)
      .map(({ classNumber }) => classNumber);
    if (status === 'Ready for drafting') await takeOutOfDraft({ tx, run }, requestId, { jurisdiction, gone });
    // What was taken back by hand before is not taken back twice.
    const classNumbers = gone.filter((classNumber) => held.includes(`${jurisdiction} ${classNumber}`));
    if (classNumbers.length === 0) continue;
    const taken = await run(takeUnitsBack, {
      streamId: requestId,
      input: { jurisdiction, classNumbers, reason },
      key: jurisdiction,
    });
    if ('refusal' in taken)
      throw new Fault(`the additional order ${publicId} was paid back and stays: ${taken.refusal.message}`);
  }
}

async function takeOutOfDraft(
  { tx, run }: Pick<Payment, 'tx' | 'run'>,
  requestId: string,
  { jurisdiction, gone }: { readonly jurisdiction: string; readonly gone: readonly number[] },
): Promise<void> {
  const parts = await queryRows<Part>(
    tx,
    'select j.id, j.goods_and_services as goods from application_jurisdiction j join application a on a.id = j.application_id where a.request_id = $1 and j.jurisdiction = $2 order by j.id',
    [requestId, jurisdiction],
  );
  for (const { id: streamId, goods: held } of parts) {
    const kept = held
      .filter(({ classNumber }) => !gone.includes(classNumber))
      .map(({ classNumber, terms }) => ({ classNumber, terms: [...terms] }));
    if (kept.length === 0) await run(applicationJurisdiction.remove, { streamId, input: {}, key: streamId });
    else if (kept.length < held.length)
      await run(applicationJurisdiction.update, {
        streamId,
        input: { goodsAndServices: kept },
        key: streamId,
      });
  }
}

interface Part {
  readonly id: string;
  readonly goods: readonly ApplicationGoods[];
}

/** The classes stand in the part of their office; an office that is new gets its part. */
async function draft(
  { tx, run }: Pick<Payment, 'tx' | 'run'>,
  requestId: string,
  { id: orderId, goods: requested }: AdditionalOrder,
): Promise<void> {
  const application = await queryRow<{ id: string; userId: string | null }>(
    tx,
    'select id, user_id as "userId" from application where request_id = $1 order by id limit 1',
    [requestId],
  );
  if (application === undefined) throw new Fault(`the order ${requestId} has no application yet`);
  for (const jurisdiction of new Set(requested.map((one) => one.jurisdiction))) {
    const more = requested
      .filter((one) => one.jurisdiction === jurisdiction)
      .map(({ classNumber, terms }) => ({ classNumber, terms: [...terms] }));
    const [part] = await queryRows<Part>(
      tx,
      'select id, goods_and_services as goods from application_jurisdiction where application_id = $1 and jurisdiction = $2',
      [application.id, jurisdiction],
    );
    if (part === undefined) {
      await prepareOffice(run, {
        streamId: nameBasedId('additional-office', orderId, jurisdiction),
        applicationId: application.id,
        jurisdiction,
        goodsAndServices: more,
        userId: application.userId,
      });
      continue;
    }
    const held = part.goods.map(({ classNumber, terms }) => ({ classNumber, terms: [...terms] }));
    const outcome = await run(applicationJurisdiction.update, {
      streamId: part.id,
      input: {
        goodsAndServices: [
          ...held,
          ...more.filter(({ classNumber }) => !held.some((one) => one.classNumber === classNumber)),
        ],
      },
      key: part.id,
    });
    if ('refusal' in outcome)
      throw new Fault(`an addition to ${requestId} cannot join the draft: ${outcome.refusal.message}`);
  }
}
