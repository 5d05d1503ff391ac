import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { RequestMovedSchema, RequestMovedEvent } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { recordApplicationApproval } from '../../application/record-application-approval.js';

/** The client approves the order once; every application of it is approved by that. */
export const approvedApplications = defineConsumer({
  name: 'approved-applications',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(RequestMovedSchema, async ({ message, envelope, tx, run }) => {
      if (message.event !== RequestMovedEvent.APPLICATION_APPROVED || envelope.occurredAt === undefined)
        return;
      const approvedAt = timestampDate(envelope.occurredAt).toISOString();
      const applications = await queryRows<{ id: string }>(
        tx,
        'select id from application where request_id = $1 order by id',
        [envelope.streamId],
      );
      for (const { id } of applications)
        await run(recordApplicationApproval, { streamId: id, input: { approvedAt }, key: id });
    }),
  ],
});
