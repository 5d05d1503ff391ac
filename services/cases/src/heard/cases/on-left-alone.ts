import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  CaseCounterpartyChangedSchema,
  CaseCounterpartyEvent,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { caseLetter } from '../../case-letter/case-letter.work-item.js';

/** Whom a client wants left alone from now on gets no e-mail that is on its way either. */
export const leftAloneSides = defineConsumer({
  name: 'left-alone-sides',
  sources: ['cases'],
  mode: 'once',
  handlers: [
    on(CaseCounterpartyChangedSchema, async ({ message: { entityId, event }, tx, run }) => {
      if (event !== CaseCounterpartyEvent.CASE_COUNTERPARTY_AMENDED) return;
      const onTheirWay = await queryRows<{ id: string }>(
        tx,
        `select l.id from case_letter l join "case" c on c.id = l.case_id join case_counterparty s on s.id = c.case_counterparty_id
         where s.id = $1 and s.whitelisted and l.status = 'Being e-mailed' order by l.id`,
        [entityId],
      );
      for (const { id } of onTheirWay)
        await run(caseLetter.steps.stopCaseLetterEmail, { streamId: id, input: {}, key: id });
    }),
  ],
});
