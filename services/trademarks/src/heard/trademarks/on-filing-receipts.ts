import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { filingDownload } from '../../filing/filing-download.record.js';

const arrivals: readonly TrademarkEvent[] = [
  TrademarkEvent.TRADEMARK_FILED,
  TrademarkEvent.FILING_RECEIPT_RECORDED,
];

const RECEIPT = `
select t.receipt_document_id as "documentId", c.digest,
       (select f.id from trademark_filing f where f.trademark_id = t.id and f.status = 'Filed' order by f.created_at desc limit 1) as "filingId"
  from trademark t join filing_copy c on c.trademark_id = t.id
 where t.id = $1 and t.receipt_document_id is not null`;

/** The paper an office gave for what was approved stands among the files that changed hands, once. */
export const filingReceipts = defineConsumer({
  name: 'filing-receipts',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(TrademarkChangedSchema, async ({ message: { entityId: trademarkId, event }, tx, run }) => {
      if (!arrivals.includes(event)) return;
      const [receipt] = await queryRows<{ documentId: string; digest: string; filingId: string | null }>(
        tx,
        RECEIPT,
        [trademarkId],
      );
      if (receipt === undefined) return;
      await run(filingDownload.create, {
        streamId: nameBasedId('filing receipt', trademarkId, receipt.documentId),
        input: { ...receipt, trademarkId, partner: null, colleagueId: null },
      });
    }),
  ],
});
