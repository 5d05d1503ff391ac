import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { TaskEvent } from './task.js';
import { task } from './task.aggregate.js';

export const renewTask = defineCommand({
  name: 'RenewTask',
  doc: 'The same thing waits for the same work once more. A task that is still open keeps the promise it has: what comes after the first does not put it off.',
  aggregate: task,
  stream: 'existing',
  allowed: ['system'],
  input: {
    title: f.text('Names the subject for people.', { max: 400 }),
    dueAt: f.instant('By when it is promised.', { optional: true }),
  },
  decide: ({ status, title: before }, { title, dueAt }): readonly TaskEvent[] =>
    status === 'Open'
      ? title === before
        ? []
        : [{ type: 'TaskAmended', data: { title } }]
      : [{ type: 'TaskReopened', data: { title, dueAt: dueAt ?? null } }],
});
