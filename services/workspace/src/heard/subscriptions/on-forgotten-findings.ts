import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { BrandFindingForgottenSchema } from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';
import { discardScreenshot } from '../../document/discard-screenshot.js';

/** The screenshot of a finding that is forgotten goes with its bytes: it shows the page of a stranger. */
export const forgottenFindings = defineConsumer({
  name: 'forgotten-findings',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(BrandFindingForgottenSchema, async ({ message: { documentId }, tx, run }) => {
      // What a threat keeps as evidence belongs to the threat.
      const file = await queryRow<{ path: string }>(
        tx,
        "select path from document where id = $1 and subject_type = 'brand_monitoring_task'",
        [documentId],
      );
      if (file === undefined) return;
      const outcome = await run(discardScreenshot, { streamId: documentId, input: {}, key: documentId });
      if (!('refusal' in outcome) && outcome.eventIds.length > 0)
        await tx.query('delete from document_content where path = $1', [file.path]);
    }),
  ],
});
