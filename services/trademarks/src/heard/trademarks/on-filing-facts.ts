import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { FilingChangedSchema, FilingEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { everyRowViewer } from '../../mark/every-row.js';
import { filingResource } from '../../filing/filing.resource.js';
import { trademark } from '../../mark/trademark.work-item.js';

const submitToPartner = trademark.steps.submitTrademarkToPartner;
const returnFromPartner = trademark.steps.returnTrademarkFromPartner;
const fileTrademark = trademark.steps.fileTrademark;
const recordFilingReceipt = trademark.steps.recordFilingReceipt;

/** The mark stands where its filing stands: with the partner, back, or filed, with the paper of the office. */
export const filingFacts = defineConsumer({
  name: 'filing-facts',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(FilingChangedSchema, async ({ message: { entityId, event }, tx, run }) => {
      const [row] = await readByIds(tx, filingResource, everyRowViewer, [entityId]);
      const { trademarkId, route, number, filingDate, returnReason, receiptDocumentId = null } = row ?? {};
      if (!trademarkId) return;
      if (
        [FilingEvent.FILING_SUBMITTED, FilingEvent.FILING_ACKNOWLEDGED].includes(event) &&
        route === 'Partner'
      )
        await run(submitToPartner, { streamId: trademarkId, input: {} });
      if (event === FilingEvent.FILING_RETURNED && route === 'Partner')
        await run(returnFromPartner, { streamId: trademarkId, input: { reason: returnReason ?? '' } });
      if (event === FilingEvent.FILING_COMPLETED && number && filingDate)
        await run(fileTrademark, {
          streamId: trademarkId,
          input: {
            number,
            filingDate,
            receiptDocumentId,
            // Over this wire an application is filed once its fee is paid, not before.
            ...(route === 'EUIPO' ? { applicationFeePaidOn: filingDate } : {}),
          },
        });
      if (event === FilingEvent.OFFICE_RECEIPT_RECORDED && receiptDocumentId)
        await run(recordFilingReceipt, { streamId: trademarkId, input: { receiptDocumentId } });
    }),
  ],
});
