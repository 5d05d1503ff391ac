import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { TaskEvent } from './task.js';
import { task } from './task.aggregate.js';

export const cancelTask = defineCommand({
  name: 'CancelTask',
  doc: 'What it was for fell away before it was done.',
  aggregate: task,
  stream: 'existing',
  allowed: ['system'],
  input: { because: f.text('What happened.', { max: 60 }) },
  decide: ({ status, subjectType, subjectId }, { because }): readonly TaskEvent[] =>
    status === 'Open' ? [{ type: 'TaskCancelled', data: { because, subjectType, subjectId } }] : [],
});
