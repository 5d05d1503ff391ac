import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  ThreadCommentChangedSchema,
  ThreadCommentEvent,
} from '@cotta/proto/cotta/requests/v1/entities_pb.js';
import { isFromClient } from '../../registration-request/message-author.js';
import { noteMessage } from '../../registration-request/note-message.js';

/** A line that client or lawyer wrote about an order or its application is a fact of the order: tasks, bells and letters follow from it. What staff keep to themselves is none. */
export const writtenMessages = defineConsumer({
  name: 'written-messages',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(ThreadCommentChangedSchema, async ({ message: { entityId, event, facts }, tx, run }) => {
      if (event !== ThreadCommentEvent.THREAD_COMMENT_ADDED || facts === undefined) return;
      const { subjectType: subject, subjectId, authorId: author, userId: client, visibleToCustomer } = facts;
      if (visibleToCustomer !== true || subjectId === undefined) return;
      const streamId =
        subject === 'registration_request'
          ? subjectId
          : subject === 'application'
            ? (
                await queryRow<{ id: string }>(tx, 'select request_id as id from application where id = $1', [
                  subjectId,
                ])
              )?.id
            : undefined;
      if (streamId === undefined) return;
      await run(noteMessage, {
        streamId,
        input: { comment: entityId, author: author ?? null, fromClient: isFromClient(author, client) },
        key: entityId,
      });
    }),
  ],
});
