import { defineConsumer, on } from '@cotta/kit/inbox/consumer.js';
import { readByIds } from '@cotta/kit/resource/read.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { everyRowViewer } from '../gates/every-row.js';
import { filingResource } from '../work-items/filing/filing.resource.js';
import { trademark } from '../work-items/trademark/trademark.work-item.js';

const submitToPartner = trademark.steps.submitTrademarkToPartner;
const returnFromPartner = trademark.steps.returnTrademarkFromPartner;
const fileTrademark = trademark.steps.fileTrademark;

/** The mark stands where its filing stands: with the partner, back, or filed. */
export const filingFacts = defineConsumer({
  name: 'filing-facts',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(EntityChangedSchema, async ({ message: { entity, entityId, event }, tx, run }) => {
      if (entity !== filingResource.table) return;
      const [row] = await readByIds(tx, filingResource, everyRowViewer, [entityId]);
      const { trademarkId, route, number, filingDate, returnReason } = row ?? {};
      if (!trademarkId) return;
      if (['FilingSubmitted', 'FilingAcknowledged'].includes(event) && route === 'Partner')
        await run(submitToPartner, { streamId: trademarkId, input: {} });
      if (event === 'FilingReturned' && route === 'Partner')
        await run(returnFromPartner, { streamId: trademarkId, input: { reason: returnReason ?? '' } });
      if (event === 'FilingCompleted' && number && filingDate)
        await run(fileTrademark, { streamId: trademarkId, input: { number, filingDate } });
    }),
  ],
});
