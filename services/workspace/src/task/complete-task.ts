import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { TaskEvent } from './task.js';
import { task } from './task.aggregate.js';

export const completeTask = defineCommand({
  name: 'CompleteTask',
  doc: 'What was waited for has happened.',
  aggregate: task,
  stream: 'existing',
  allowed: ['system'],
  input: { outcome: f.text('What came of it.', { max: 60 }) },
  decide: (state, { outcome }): readonly TaskEvent[] =>
    state.status === 'Open'
      ? [
          {
            type: 'TaskCompleted',
            data: { outcome, subjectType: state.subjectType, subjectId: state.subjectId },
          },
        ]
      : [],
});
