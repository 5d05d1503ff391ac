import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  RuleRepairChangedSchema,
  RuleRepairEvent,
  RuleRepairEventSchema,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { tendWork, type EntityWork } from '../../task/entity-work.js';

/** A repair waits for its dry run, then for two admins who look at what it found, then for one who carries it out. */
const repairWork: EntityWork<RuleRepairEvent> = {
  opens: {
    [RuleRepairEvent.RULE_REPAIR_DRAFTED]: 'repair-dry-run',
    [RuleRepairEvent.RULE_DRY_RUN_DONE]: 'repair-approval',
  },
  ends: {
    [RuleRepairEvent.RULE_DRY_RUN_BEGUN]: ['repair-dry-run'],
    [RuleRepairEvent.RULE_REPAIR_BEGUN]: ['repair-carry-out'],
  },
  drops: {
    // What was approved, or was about to be, does not count for another dry run.
    [RuleRepairEvent.RULE_DRY_RUN_BEGUN]: ['repair-approval', 'repair-second-approval', 'repair-carry-out'],
    [RuleRepairEvent.RULE_REPAIR_DISCARDED]: 'all',
    [RuleRepairEvent.RULE_REPAIR_REMOVED]: 'all',
  },
};

/** The first approval waits for another admin, the second one for somebody who carries it out. */
const approvals: Readonly<Record<string, EntityWork<RuleRepairEvent>>> = {
  'Approved by one': {
    opens: { [RuleRepairEvent.RULE_REPAIR_APPROVED]: 'repair-second-approval' },
    ends: { [RuleRepairEvent.RULE_REPAIR_APPROVED]: ['repair-approval'] },
  },
  'Approved by two': {
    opens: { [RuleRepairEvent.RULE_REPAIR_APPROVED]: 'repair-carry-out' },
    ends: { [RuleRepairEvent.RULE_REPAIR_APPROVED]: ['repair-second-approval'] },
  },
};

/** A repair of dates that a wrong rule gave is a task of the admins wherever it waits for one. */
export const ruleRepairTasks = defineConsumer({
  name: 'rule-repair-tasks',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(RuleRepairChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      const isApproved = event === RuleRepairEvent.RULE_REPAIR_APPROVED;
      const work = isApproved ? approvals[facts?.status ?? ''] : repairWork;
      if (work === undefined) return;
      await tendWork({ tx, run }, work, {
        event,
        outcome: eventType(RuleRepairEventSchema, event),
        subject: { type: 'rule_repair', id: entityId },
        facts: {},
        envelope,
        // Whoever approved first is no second person.
        notFor: isApproved ? facts?.firstApproverId : undefined,
      });
    }),
  ],
});
