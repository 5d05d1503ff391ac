import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { ApplicationSealedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';

/** What was approved is what is filed: from then on its papers stay as they are. Somebody else's folders and documents stay theirs, whatever an order names. */
export const approvalCovers = defineConsumer({
  name: 'approval-covers',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(
      ApplicationSealedSchema,
      async ({ message: { request, applicationIds, folderIds, documentIds }, tx }) => {
        if (request === undefined) return;
        await execute(
          tx,
          `insert into approval_cover (id) select told.id from unnest($1::uuid[]) as told (id)
          where not exists (select from document where document.id = told.id and user_id is not null and user_id is distinct from $2::uuid)
            and not exists (select from document_folder where document_folder.id = told.id and user_id is not null and user_id is distinct from $2::uuid)
         on conflict do nothing`,
          [
            [request.requestId, ...applicationIds, ...folderIds, ...documentIds],
            request.userId === '' ? null : request.userId,
          ],
        );
      },
    ),
  ],
});
