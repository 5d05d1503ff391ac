import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { TaskEvent } from './task.js';
import { task } from './task.aggregate.js';
import { factsOf, workNames } from '../work/works.js';

export const openTask = defineCommand({
  name: 'OpenTask',
  doc: 'Something waits for a person.',
  aggregate: task,
  stream: 'new',
  allowed: ['system'],
  input: {
    work: f.enumeration('What is to be done.', { name: 'Work', values: workNames }),
    title: f.text('Names the subject for people.', { max: 400 }),
    subjectType: f.text('Kind of record it is about.', { max: 60 }),
    subjectId: f.id('Which of those records.'),
    publicId: f.text('What people quote.', { max: 20 }),
    mark: f.text('The mark.', { max: 300 }),
    jurisdictions: f.list(f.text('Office.', { max: 10 }), { max: 110 }),
    dueAt: f.instant('By when it is promised.', { optional: true }),
    clientId: f.id('Whom it is promised.', { optional: true }),
  },
  decide: (_, input): readonly TaskEvent[] => [
    {
      type: 'TaskCreated',
      data: {
        ...input,
        kind: factsOf(input.work).kind,
        dueAt: input.dueAt ?? null,
        clientId: input.clientId ?? null,
      },
    },
  ],
});
