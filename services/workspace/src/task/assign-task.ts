import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { no } from '../refusals.js';
import type { TaskEvent } from './task.js';
import { task } from './task.aggregate.js';

export const assignTask = defineCommand({
  name: 'AssignTask',
  doc: 'Puts someone in charge of the task.',
  aggregate: task,
  stream: 'existing',
  allowed: ['lawyer', 'admin'],
  input: { assignedAdminId: f.id('Who is to do it.') },
  decide: (state, { assignedAdminId }): readonly TaskEvent[] | Refusal => {
    if (state.status !== 'Open') return no('TASK_NOT_OPEN');
    if (state.assignedAdminId === assignedAdminId) return [];
    return [
      { type: 'TaskAssigned', data: { adminId: assignedAdminId, previousAdminId: state.assignedAdminId } },
    ];
  },
});
