import { dependants, passOn, takeFrom, type Whole } from '@cotta/kit/runtime/in-charge/pass-on.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { EntityChange } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import {
  OfficeActionChangedSchema,
  TrademarkChangedSchema,
  UseInCommerceRequestChangedSchema,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import type { EntityManager } from 'typeorm';
import { trademark } from '../../mark/trademark.work-item.js';
import { officeAction } from '../../office-action/office-action.work-item.js';
import { useInCommerceRequest } from '../../use-in-commerce/use-in-commerce-request.work-item.js';

const marks = dependants('trademark', 'registration_request_id', trademark.assign);
const letters = dependants('office_action', 'trademark_id', officeAction.assign);
const proofs = dependants('use_in_commerce_request', 'trademark_id', useInCommerceRequest.assign);

/** Added to a mark later than somebody was put in charge of it. */
async function ofItsMark(
  { tx, run }: { tx: EntityManager; run: RunCommand },
  added: typeof letters,
  id: string,
): Promise<void> {
  const row = await queryRow<{ trademarkId: string }>(
    tx,
    `select trademark_id as "trademarkId" from office_action where id = $1
     union all select trademark_id from use_in_commerce_request where id = $1`,
    [id],
  );
  const wholes: readonly Whole[] = row === undefined ? [] : [{ entity: 'trademark', id: row.trademarkId }];
  await takeFrom({ tx, run }, added, { id, wholes });
}

/** Whoever is in charge of a mark is in charge of the letters about it and of its proofs of use, until somebody else is named there. */
export const assignedMarks = defineConsumer({
  name: 'assigned-marks',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(TrademarkChangedSchema, async ({ message: { entityId: id, change, facts }, tx, run }) => {
      const holderId = facts?.assignedAdminId;
      await passOn({ tx, run }, { entity: 'trademark', id, holderId }, [letters, proofs]);
      const order = facts?.registrationRequestId;
      if (change === EntityChange.ADDED && order)
        await takeFrom({ tx, run }, marks, { id, wholes: [{ entity: 'registration_request', id: order }] });
    }),
    on(OfficeActionChangedSchema, async ({ message: { entityId, change }, tx, run }) => {
      if (change === EntityChange.ADDED) await ofItsMark({ tx, run }, letters, entityId);
    }),
    on(UseInCommerceRequestChangedSchema, async ({ message: { entityId, change }, tx, run }) => {
      if (change === EntityChange.ADDED) await ofItsMark({ tx, run }, proofs, entityId);
    }),
  ],
});
