import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { RequestClaimedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import {
  claimApplication,
  claimApplicationJurisdiction,
  claimSpecimen,
  claimThreadComment,
} from '../../application/claim-drafts.js';

/** Applications of an order, their offices and specimens, and what was asked about it, belong to whom the order belongs. */
export const claimedDrafts = defineConsumer({
  name: 'claimed-drafts',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(RequestClaimedSchema, async ({ message, envelope, tx, run }) => {
      const input = { userId: message.request?.userId ?? '' };
      if (input.userId === '') return;
      const ids = async (sql: string, about: readonly string[]) =>
        (await queryRows<{ id: string }>(tx, sql, [about])).map(({ id }) => id);
      for (const streamId of await ids(
        "select id from thread_comment where subject_type = 'registration_request' and subject_id = any($1) order by id",
        [envelope.streamId],
      ))
        await run(claimThreadComment, { streamId, input, key: streamId });
      const applications = await ids('select id from application where request_id = any($1) order by id', [
        envelope.streamId,
      ]);
      for (const streamId of applications) await run(claimApplication, { streamId, input, key: streamId });
      for (const streamId of await ids(
        'select id from application_jurisdiction where application_id = any($1) order by id',
        applications,
      ))
        await run(claimApplicationJurisdiction, { streamId, input, key: streamId });
      for (const streamId of await ids(
        'select id from specimen where application_id = any($1) order by id',
        applications,
      ))
        await run(claimSpecimen, { streamId, input, key: streamId });
    }),
  ],
});
