import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { CaseChangedSchema, CaseEvent } from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { subjectOf } from '../../subject/work-subject.js';

const OVER: readonly string[] = ['Dismissed', 'Resolved'];

/** Of whom a threat is open: nobody is asked how we did in the middle of one. */
export const openThreats = defineConsumer({
  name: 'open-threats',
  sources: ['cases'],
  mode: 'once',
  handlers: [
    on(CaseChangedSchema, async ({ message: { entityId, event, facts }, tx }) => {
      if (event === CaseEvent.CASE_REMOVED || OVER.includes(facts?.status ?? ''))
        await tx.query('delete from open_threat where case_id = $1', [entityId]);
      else if (facts?.status !== undefined) {
        // An event that moves a case need not say whose it is.
        const userId = facts.userId ?? (await subjectOf(tx, { type: 'case', id: entityId })).clientId;
        if (userId !== '')
          await tx.query(
            'insert into open_threat (case_id, user_id) values ($1, $2) on conflict (case_id) do nothing',
            [entityId, userId],
          );
      }
    }),
  ],
});
