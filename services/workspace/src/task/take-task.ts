import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import type { TaskEvent } from './task.js';
import { task } from './task.aggregate.js';

export const takeTask = defineCommand({
  name: 'TakeTask',
  doc: 'Whoever says so does it. What a colleague has already is given by that colleague or assigned, never taken away by a key.',
  aggregate: task,
  stream: 'existing',
  allowed: staff,
  input: {},
  decide: ({ status, assignedAdminId }, _, { viewer }): readonly TaskEvent[] | Refusal => {
    if (status !== 'Open') return no('TASK_NOT_OPEN');
    if (viewer.userId === undefined || assignedAdminId === viewer.userId) return [];
    if (assignedAdminId !== null) return no('TASK_TAKEN');
    return [{ type: 'TaskAssigned', data: { adminId: viewer.userId, previousAdminId: null } }];
  },
});

export const giveBackTask = defineCommand({
  name: 'GiveBackTask',
  doc: 'Nobody has it any more; the promise stands. What a colleague has is given back with a reason, which that colleague reads in its history.',
  aggregate: task,
  stream: 'existing',
  allowed: staff,
  input: { because: f.text('Why.', { max: 400, optional: true }) },
  decide: ({ status, assignedAdminId }, { because }, { viewer }): readonly TaskEvent[] | Refusal => {
    if (status !== 'Open') return no('TASK_NOT_OPEN');
    if (assignedAdminId === null) return [];
    // Else whoever may not take it could give it back first and take it then.
    if (viewer.role !== 'system' && assignedAdminId !== viewer.userId && !because?.trim())
      return no('TASK_TAKEN');
    return [{ type: 'TaskGivenBack', data: { previousAdminId: assignedAdminId, because: because ?? '' } }];
  },
});
