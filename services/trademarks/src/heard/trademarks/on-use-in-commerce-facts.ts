import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import {
  UseInCommerceRequestChangedSchema,
  UseInCommerceRequestEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import type { EntityManager } from 'typeorm';
import { statementDates } from '../../deadlines/rule-dates.js';
import { nextStatementDue } from '../../use-in-commerce/use-in-commerce-rules.js';
import { everyRowViewer } from '../../mark/every-row.js';
import { trademarkResource } from '../../mark/trademark.resource.js';
import { trademark } from '../../mark/trademark.work-item.js';
import { useInCommerceRequestClass } from '../../use-in-commerce/use-in-commerce-request-class.record.js';
import { useInCommerceRequestResource } from '../../use-in-commerce/use-in-commerce-request.resource.js';

const submitStatementOfUse = trademark.steps.submitStatementOfUse;
const recordDeclarationOfUse = trademark.steps.recordDeclarationOfUse;
const grantSouExtension = trademark.steps.grantSouExtension;

/** One class each of what the mark covers, so that its owner finds something to say; a class that is there already stays. */
async function addClasses(
  tx: EntityManager,
  request: { readonly id: string; readonly trademarkId: string; readonly userId: string | null },
  run: RunCommand,
): Promise<void> {
  const [mark] = await readByIds(tx, trademarkResource, everyRowViewer, [request.trademarkId]);
  const there = await queryRows<{ class_number: number }>(
    tx,
    'select class_number from use_in_commerce_request_class where use_in_commerce_request_id = $1',
    [request.id],
  );
  const missing = (mark?.goodsAndServices ?? []).filter(
    (goods) => !there.some(({ class_number: known }) => known === goods.class),
  );
  for (const { class: classNumber, terms } of missing) {
    const streamId = nameBasedId('class of a proof of use', request.id, String(classNumber));
    await run(useInCommerceRequestClass.create, {
      streamId,
      input: { useInCommerceRequestId: request.id, userId: request.userId, classNumber, items: terms },
      key: streamId,
    });
  }
}

/** A filed statement moves its mark on; a filed extension buys it the next six months. Declarations keep the mark registered. */
export const useInCommerceFacts = defineConsumer({
  name: 'use-in-commerce-facts',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(UseInCommerceRequestChangedSchema, async ({ message: { event, entityId }, tx, run }) => {
      const isAdded = event === UseInCommerceRequestEvent.USE_IN_COMMERCE_REQUEST_CREATED;
      if (event !== UseInCommerceRequestEvent.USE_IN_COMMERCE_REQUEST_SUBMITTED && !isAdded) return;
      const [request] = await readByIds(tx, useInCommerceRequestResource, everyRowViewer, [entityId]);
      const { trademarkId, type, filedOn, userId = null } = request ?? {};
      if (isAdded)
        return trademarkId ? addClasses(tx, { id: entityId, trademarkId, userId }, run) : undefined;
      if (!trademarkId || !filedOn) return;
      if (type === 'Statement of use')
        await run(submitStatementOfUse, { streamId: trademarkId, input: { filedOn } });
      if (type === 'Declaration of use' || type === 'Declaration of use and renewal')
        await run(recordDeclarationOfUse, {
          streamId: trademarkId,
          input: {
            declarationConcerns: type === 'Declaration of use' ? 'declaration of use' : 'Sections 8 and 9',
          },
        });
      if (type !== 'Extension') return;
      const [mark] = await readByIds(tx, trademarkResource, everyRowViewer, [trademarkId]);
      if (!mark?.officeDueDate) return;
      const remaining = (mark.remainingExtensionCount ?? 0) - 1;
      const byRule = mark.noticeOfAllowanceDate
        ? statementDates({ allowedOn: mark.noticeOfAllowanceDate, remaining })?.due
        : undefined;
      const officeDueDate =
        byRule ?? nextStatementDue({ dueDate: mark.officeDueDate, noticeOfAllowanceDate: null, remaining });
      await run(grantSouExtension, { streamId: trademarkId, input: { filedOn, officeDueDate } });
    }),
  ],
});
