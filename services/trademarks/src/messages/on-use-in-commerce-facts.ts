import { stepNamed } from '@cotta/kit/decider/step-named.js';
import { defineConsumer, on } from '@cotta/kit/inbox/consumer.js';
import { readByIds } from '@cotta/kit/resource/read.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { nextStatementDue } from '../domain/use-in-commerce-rules.js';
import { everyRowViewer } from '../gates/every-row.js';
import { trademarkResource } from '../work-items/trademark/trademark.resource.js';
import { trademark } from '../work-items/trademark/trademark.work-item.js';
import { useInCommerceRequestResource } from '../work-items/use-in-commerce-request/use-in-commerce-request.resource.js';

const submitStatementOfUse = stepNamed(trademark, 'SubmitStatementOfUse');
const recordDeclarationOfUse = stepNamed(trademark, 'RecordDeclarationOfUse');
const grantSouExtension = stepNamed(trademark, 'GrantSouExtension');

/** A filed statement moves its mark on; a filed extension buys it the next six months. Declarations keep the mark registered. */
export const useInCommerceFacts = defineConsumer({
  name: 'use-in-commerce-facts',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(EntityChangedSchema, async ({ message: { event, entityId }, tx, run }) => {
      if (event !== 'UseInCommerceRequestSubmitted') return;
      const [request] = await readByIds(tx, useInCommerceRequestResource, everyRowViewer, [entityId]);
      const { trademarkId, type, filedOn } = request ?? {};
      if (!trademarkId || !filedOn) return;
      if (type === 'Statement of use') await run(submitStatementOfUse, { streamId: trademarkId, input: { filedOn } });
      if (type === 'Declaration of use' || type === 'Declaration of use and renewal') await run(recordDeclarationOfUse, { streamId: trademarkId, input: { declarationConcerns: type === 'Declaration of use' ? 'declaration of use' : 'Sections 8 and 9' } });
      if (type !== 'Extension') return;
      const [mark] = await readByIds(tx, trademarkResource, everyRowViewer, [trademarkId]);
      if (!mark?.officeDueDate) return;
      const officeDueDate = nextStatementDue({ dueDate: mark.officeDueDate, noticeOfAllowanceDate: mark.noticeOfAllowanceDate, remaining: (mark.remainingExtensionCount ?? 0) - 1 });
      await run(grantSouExtension, { streamId: trademarkId, input: { filedOn, officeDueDate } });
    }),
  ],
});
