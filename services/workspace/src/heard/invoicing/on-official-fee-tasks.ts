import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  OfficialFeeCheckChangedSchema,
  OfficialFeeCheckEvent,
  OfficialFeeConfirmationChangedSchema,
  OfficialFeeConfirmationEvent,
  OfficialFeeConfirmationEventSchema,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { rememberSubject, type SubjectRef } from '../../subject/work-subject.js';
import { workArrived, workDone } from '../../task/arrive.js';
import { happenedAt } from '../../task/entity-work.js';

/** One thing an office, under the id that the check of its fees has. */
const checkOf = (office: string): SubjectRef => ({
  type: 'official_fee_check',
  id: nameBasedId('official fee check', office),
});

const FELL_DUE: readonly OfficialFeeCheckEvent[] = [
  OfficialFeeCheckEvent.OFFICIAL_FEE_CHECK_FELL_DUE,
  OfficialFeeCheckEvent.OFFICIAL_FEE_CHECK_FELL_DUE_AGAIN,
];
const SAID: readonly OfficialFeeConfirmationEvent[] = [
  OfficialFeeConfirmationEvent.OFFICIAL_FEE_ENTERED,
  OfficialFeeConfirmationEvent.OFFICIAL_FEE_DECIDED,
];

/** Fees that are to be looked at, and those that wait for another admin. */
export const officialFeeTasks = defineConsumer({
  name: 'official-fee-tasks',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(OfficialFeeCheckChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      if (!FELL_DUE.includes(event)) return;
      const subject = { type: 'official_fee_check', id: entityId };
      if (facts?.office !== undefined) await rememberSubject(tx, subject, { jurisdictions: [facts.office] });
      await workArrived(
        { tx, run },
        {
          work: 'fee-check',
          subject,
          at: happenedAt(envelope),
          ...(facts?.cause === 'CHANGE_DUE'
            ? { detail: 'a change of its fees was announced for by now' }
            : {}),
        },
      );
    }),
    on(
      OfficialFeeConfirmationChangedSchema,
      async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
        if (facts === undefined || !SAID.includes(event)) return;
        const hands = { tx, run };
        const subject = { type: 'official_fee_confirmation', id: entityId };
        const { office, state, enteredById, feesLeftToCheck } = facts;
        if (office !== undefined) await rememberSubject(tx, subject, { jurisdictions: [office] });
        if (state === 'Proposed') {
          const at = happenedAt(envelope);
          await workArrived(hands, { work: 'fee-decision', subject, at, notFor: enteredById });
          return;
        }
        const outcome = eventType(OfficialFeeConfirmationEventSchema, event);
        await workDone(hands, { subject, works: ['fee-decision'], outcome });
        if (office !== undefined && feesLeftToCheck === 0)
          await workDone(hands, { subject: checkOf(office), works: ['fee-check'], outcome });
      },
    ),
  ],
});
