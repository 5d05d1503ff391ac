import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { no } from '../refusals.js';
import { taskKinds } from '../work/task-kinds.js';
import type { TaskEvent } from './task.js';
import { task } from './task.aggregate.js';
import { factsOf } from '../work/works.js';

const kinds = { name: 'TaskKind', values: taskKinds } as const;

export const createTask = defineCommand({
  name: 'CreateTask',
  doc: 'Somebody is asked to do something.',
  aggregate: task,
  stream: 'new',
  allowed: staff,
  input: {
    kind: f.enumeration('Kind of work.', kinds),
    title: f.text('What is to be done.', { max: 400, min: 1 }),
    subjectType: f.text('Kind of record it is about.', { max: 60, min: 1 }),
    subjectId: f.id('Which of those records.'),
    publicId: f.text('What people quote.', { max: 20, optional: true }),
    mark: f.text('The mark.', { max: 300, optional: true }),
    jurisdictions: f.list(f.code('JurisdictionCode', 'Office.', { known: knownJurisdiction }), {
      max: 110,
      optional: true,
    }),
    dueAt: f.instant('By when.', { optional: true }),
    assignedAdminId: f.id('Who is to do it.', { optional: true }),
  },
  decide: (_, { assignedAdminId, publicId, mark, jurisdictions, dueAt, ...fields }): readonly TaskEvent[] => [
    {
      type: 'TaskCreated',
      data: {
        ...fields,
        work: 'request',
        clientId: null,
        publicId: publicId ?? '',
        mark: mark ?? '',
        jurisdictions: jurisdictions ?? [],
        dueAt: dueAt ?? null,
      },
    },
    ...(assignedAdminId
      ? [{ type: 'TaskAssigned' as const, data: { adminId: assignedAdminId, previousAdminId: null } }]
      : []),
  ],
});

export const updateTask = defineCommand({
  name: 'UpdateTask',
  doc: 'Changes what is given; null takes the date away.',
  aggregate: task,
  stream: 'existing',
  allowed: staff,
  input: {
    kind: f.enumeration('Kind of work.', { ...kinds, optional: true }),
    title: f.text('What is to be done.', { max: 400, min: 1, optional: true }),
    dueAt: f.instant('By when.', { optional: true }),
  },
  decide: (state, { kind: kindGiven, title, dueAt }): readonly TaskEvent[] | Refusal => {
    // What arrived by itself stands under a promise; only what a colleague asked for has a date to choose.
    if (state.work !== 'request' && dueAt !== undefined && dueAt !== state.dueAt) return no('PROMISE_STANDS');
    const data = {
      ...(kindGiven && kindGiven !== state.kind ? { kind: kindGiven } : {}),
      ...(title && title !== state.title ? { title } : {}),
      ...(dueAt === undefined || dueAt === state.dueAt ? {} : { dueAt }),
    };
    return Object.keys(data).length === 0 ? [] : [{ type: 'TaskAmended', data }];
  },
});

export const finishTask = defineCommand({
  name: 'FinishTask',
  doc: 'It is done. A verification is done by answering it.',
  aggregate: task,
  stream: 'existing',
  allowed: staff,
  input: { outcome: f.text('What came of it.', { max: 60, min: 1 }) },
  decide: ({ status, work, subjectType, subjectId }, { outcome }): readonly TaskEvent[] | Refusal => {
    if (work === 'check') return no('ANSWER_IT.done');
    if (factsOf(work).byHand !== true) return no('DONE_BY_ITS_CAUSE');
    return status === 'Open' ? [{ type: 'TaskCompleted', data: { outcome, subjectType, subjectId } }] : [];
  },
});

export const reopenTask = defineCommand({
  name: 'ReopenTask',
  doc: 'It was not done after all.',
  aggregate: task,
  stream: 'existing',
  allowed: staff,
  input: {},
  decide: ({ status }): readonly TaskEvent[] =>
    status === 'Open' ? [] : [{ type: 'TaskReopened', data: {} }],
});

export const deleteTask = defineCommand({
  name: 'DeleteTask',
  doc: 'Nobody has to do it. A verification cannot be dropped like that: its client waits.',
  aggregate: task,
  stream: 'existing',
  allowed: staff,
  input: {},
  decide: ({ work, status }): readonly TaskEvent[] | Refusal =>
    work === 'check' && status === 'Open' ? no('ANSWER_IT.waiting') : [{ type: 'TaskRemoved', data: {} }],
});
