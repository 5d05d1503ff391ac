import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import { no } from '../refusals.js';
import { moment } from '../words/moment.js';
import type { TaskEvent } from './task.js';
import { task } from './task.aggregate.js';

export const snoozeTask = defineCommand({
  name: 'SnoozeTask',
  doc: 'Out of sight until then. Never past its promise: what the client was told does not move.',
  aggregate: task,
  stream: 'existing',
  allowed: staff,
  input: {
    until: f.instant('When it comes back.'),
    because: f.text('Why.', { max: 400, min: 1 }),
  },
  decide: ({ status, dueAt }, { until, because }, { now }): readonly TaskEvent[] | Refusal => {
    if (status !== 'Open') return no('TASK_NOT_OPEN');
    if (Date.parse(until) <= now.getTime()) return no('SNOOZE_IN_PAST');
    if (dueAt !== null && Date.parse(until) > Date.parse(dueAt))
      return no('SNOOZE_PAST_PROMISE', { until: dueAt }, { until: moment(new Date(dueAt), 'en', FIRM_ZONE) });
    return [{ type: 'TaskSnoozed', data: { until, because } }];
  },
});

export const wakeTask = defineCommand({
  name: 'WakeTask',
  doc: 'Back in sight.',
  aggregate: task,
  stream: 'existing',
  allowed: staff,
  input: {},
  decide: ({ snoozedUntil }): readonly TaskEvent[] =>
    snoozedUntil === null ? [] : [{ type: 'TaskWoken', data: {} }],
});
