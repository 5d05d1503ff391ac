import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import {
  OfficeActionChangedSchema,
  OfficeActionEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { docketedMessage } from '../../docketing/docketed-message.record.js';
import { everyRowViewer } from '../../mark/every-row.js';
import { issueCategories, officeActionIssue } from '../../office-action/office-action-issue.record.js';
import { officeActionResource } from '../../office-action/office-action.resource.js';

/** A message that somebody docketed is matched with its mark and its office action, and what the office objects to stands there as points. */
export const docketedMessages = defineConsumer({
  name: 'docketed-messages',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(OfficeActionChangedSchema, async ({ message: { entityId, event }, tx, run }) => {
      if (event !== OfficeActionEvent.OFFICE_ACTION_DOCKETED) return;
      const [letter] = await readByIds(tx, officeActionResource, everyRowViewer, [entityId]);
      if (!letter?.docketedMessageId || !letter.trademarkId) return;
      await run(docketedMessage.update, {
        streamId: letter.docketedMessageId,
        input: {
          state: 'matched',
          // Whoever docketed it stood for what it says.
          senderVerified: true,
          trademarkId: letter.trademarkId,
          officeActionId: entityId,
          doubts: [],
        },
      });
      const grounds = issueCategories.filter((category) => letter.natureOfIssues?.includes(category));
      for (const category of grounds)
        await run(officeActionIssue.create, {
          streamId: nameBasedId('office action issue', entityId, category),
          input: { officeActionId: entityId, name: category, category },
          key: category,
        });
    }),
  ],
});
