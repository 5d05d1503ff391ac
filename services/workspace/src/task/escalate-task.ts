import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { escalations, type TaskEvent } from './task.js';
import { task } from './task.aggregate.js';

export const escalateTask = defineCommand({
  name: 'EscalateTask',
  doc: 'It waits for too long: whoever leads is told.',
  aggregate: task,
  stream: 'existing',
  allowed: ['system'],
  input: { escalation: f.enumeration('Why it is pressed.', { name: 'Escalation', values: escalations }) },
  decide: (state, { escalation }): readonly TaskEvent[] => {
    const already = state.escalation === null ? -1 : escalations.indexOf(state.escalation);
    if (state.status !== 'Open' || escalations.indexOf(escalation) <= already) return [];
    // Somebody took it in the meantime.
    if (escalation === 'nobody' && state.assignedAdminId !== null) return [];
    return [{ type: 'TaskEscalated', data: { escalation } }];
  },
});
