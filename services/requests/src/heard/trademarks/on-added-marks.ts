import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { rowChanges } from '@cotta/kit/runtime/personal-data/row-changes.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { serviceRequest } from '../../service-request/service-request.work-item.js';

const findMark = serviceRequest.steps.findServiceRequestMark;

interface AddedMark {
  readonly user_id?: string | null;
  readonly jurisdiction?: string | null;
  readonly number?: string | null;
}

/** An order that names its mark by office and number finds it once its owner has it with us. Whose it is has to agree, or a stranger's order would move it. */
export function addedMarks(encryptionKey: string) {
  return defineConsumer({
    name: 'added-marks',
    sources: ['trademarks'],
    mode: 'once',
    handlers: [
      on(TrademarkChangedSchema, async ({ message: { entityId: trademark, event }, envelope, tx, run }) => {
        if (event !== TrademarkEvent.TRADEMARK_ADDED) return;
        // A number is text, so it is told sealed alone.
        const {
          user_id: userId,
          jurisdiction,
          number,
        }: AddedMark = rowChanges(envelope, encryptionKey).find(
          (change) => change.entity === 'trademark' && change.id === trademark,
        )?.after ?? {};
        if (!userId || !jurisdiction || !number) return;
        const orders = await queryRows<{ id: string }>(
          tx,
          `select id from service_request where user_id = $1 and jurisdiction = $2 and parameters ->> 'number' = $3 and trademark_id is null
             and status in ('Submitted', 'Quoted', 'Invoiced', 'Paid') order by id`,
          [userId, jurisdiction, number],
        );
        for (const { id } of orders) await run(findMark, { streamId: id, input: { trademark }, key: id });
      }),
    ],
  });
}
