import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  OfficeActionChangedSchema,
  OfficeActionEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { handOnOfficeLetter } from '../../arrived-letter/hand-on-office-letter.js';

/** What came with a message lies with the office action once it is docketed: its client reads it there. */
export const docketedLetters = defineConsumer({
  name: 'docketed-letters',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(OfficeActionChangedSchema, async ({ message: { entityId, event, facts }, tx, run }) => {
      if (event !== OfficeActionEvent.OFFICE_ACTION_DOCKETED || facts?.docketedMessageId === undefined)
        return;
      const messageId = facts.docketedMessageId;
      const papers = await queryRows<{ id: string }>(
        tx,
        `select id from document where subject_type = 'docketed_message' and subject_id = $1 order by id`,
        [messageId],
      );
      for (const { id } of papers)
        await run(handOnOfficeLetter, {
          streamId: id,
          input: { messageId, officeActionId: entityId, userId: facts.userId ?? null },
          key: id,
        });
    }),
  ],
});
