import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { RequestMovedSchema, RequestMovedEvent } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { entitledUnits } from '../../registration-request/order/entitlement.js';
import { partsOf } from '../../registration-request/order/units.js';
import { readOrder } from '../../registration-request/order/read-order.js';
import { application } from '../../application/application.record.js';
import { claimApplication } from '../../application/claim-drafts.js';
import { prepareOffice } from './prepare-office.js';

interface OrderRow {
  readonly userId: string | null;
  readonly drafted: boolean;
}

/** An order that staff entered has no draft of its own: it gets its application when drafting begins, with the offices and classes that were ordered. */
export const preparedDrafts = defineConsumer({
  name: 'prepared-drafts',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(RequestMovedSchema, async ({ message: { event }, envelope, tx, run }) => {
      if (event !== RequestMovedEvent.READY_FOR_DRAFTING) return;
      const requestId = envelope.streamId;
      const row = await queryRow<OrderRow>(
        tx,
        `
        select user_id as "userId", order_draft is not null or exists (select from application a where a.request_id = r.id) as drafted from registration_request r where id = $1`,
        [requestId],
      );
      // Ordered with a draft: the application comes with the order itself.
      if (row === undefined || row.drafted) return;
      const applicationId = nameBasedId('prepared-application', requestId);
      await run(application.create, {
        streamId: applicationId,
        input: { requestId, onboardingFinished: false, domicileAddressVisible: false },
        key: applicationId,
      });
      const { userId } = row;
      if (userId !== null)
        await run(claimApplication, { streamId: applicationId, input: { userId }, key: userId });
      const units = entitledUnits((await readOrder(tx, requestId)).entitlement).map(partsOf);
      for (const jurisdiction of new Set(units.map((unit) => unit.jurisdiction))) {
        const goodsAndServices = units
          .filter((unit) => unit.jurisdiction === jurisdiction)
          .map(({ classNumber }) => ({ classNumber, terms: [] }));
        await prepareOffice(run, {
          streamId: nameBasedId('prepared-office', requestId, jurisdiction),
          applicationId,
          jurisdiction,
          goodsAndServices,
          userId,
        });
      }
    }),
  ],
});
