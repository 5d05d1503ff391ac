import { queryRow } from '@cotta/kit/database/sql.js';
import { nameBasedId } from '@cotta/kit/ids/ids.js';
import { defineConsumer, on } from '@cotta/kit/inbox/consumer.js';
import { RequestMovedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { applicationJurisdiction } from '../records/application-jurisdiction.record.js';
import { application } from '../records/application.record.js';
import { claimApplication, claimApplicationJurisdiction } from '../slices/claim-drafts.js';

interface OrderRow {
  readonly userId: string | null;
  readonly jurisdictions: readonly string[];
  readonly classes: readonly number[];
  readonly drafted: boolean;
}

/** An order that staff entered has no draft of its own: it gets its application when drafting begins, with its offices and the classes named so far. */
export const preparedDrafts = defineConsumer({
  name: 'prepared-drafts',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(RequestMovedSchema, async ({ message: { event }, envelope, tx, run }) => {
      if (event !== 'ReadyForDrafting') return;
      const requestId = envelope.streamId;
      const row = await queryRow<OrderRow>(tx, `
        select user_id as "userId", jurisdictions, classes, order_draft is not null or exists (select from application a where a.request_id = r.id) as drafted from registration_request r where id = $1`, [requestId]);
      // Ordered with a draft: the application comes with the order itself.
      if (row === undefined || row.drafted) return;
      const applicationId = nameBasedId('prepared-application', requestId);
      await run(application.create, { streamId: applicationId, input: { requestId, onboardingFinished: false, domicileAddressVisible: false }, key: applicationId });
      const { userId } = row;
      if (userId !== null) await run(claimApplication, { streamId: applicationId, input: { userId }, key: userId });
      const goodsAndServices = row.classes.map((classNumber) => ({ classNumber, terms: [] }));
      for (const jurisdiction of row.jurisdictions) {
        const streamId = nameBasedId('prepared-office', requestId, jurisdiction);
        await run(applicationJurisdiction.create, { streamId, input: { applicationId, jurisdiction, goodsAndServices, usptoSpecimenToClass: [], colorClaimEnabled: false }, key: streamId });
        if (userId !== null) await run(claimApplicationJurisdiction, { streamId, input: { userId }, key: `${streamId} ${userId}` });
      }
    }),
  ],
});
