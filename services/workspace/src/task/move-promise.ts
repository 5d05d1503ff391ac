import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import type { TaskEvent } from './task.js';
import { task } from './task.aggregate.js';

export const movePromise = defineCommand({
  name: 'MovePromise',
  doc: 'Another time than was said, with the reason that its client reads. Only before it is broken: afterwards it stays broken.',
  aggregate: task,
  stream: 'existing',
  allowed: staff,
  input: {
    dueAt: f.instant('The new time.'),
    because: f.text('Why; the client reads it.', { max: 400, min: 3 }),
  },
  decide: (state, { dueAt, because }, { now }): readonly TaskEvent[] | Refusal => {
    if (state.status !== 'Open') return no('TASK_NOT_OPEN');
    if (state.dueAt === null || Date.parse(state.dueAt) < now.getTime()) return no('PROMISE_BROKEN');
    if (Date.parse(dueAt) <= Date.parse(state.dueAt)) return no('PROMISE_NOT_LATER');
    return [{ type: 'TaskPromiseMoved', data: { dueAt, previousDueAt: state.dueAt, because } }];
  },
});
