import type { Aggregate } from '@cotta/kit/model/decider/decider.js';
import { evolveTask, noTask, type TaskEvent, type TaskState } from './task.js';
import { oneAfterAnother } from '@cotta/kit/model/rows/one-after-another.js';
import { servicePromiseProjection } from './service-promise.projection.js';
import { withWork } from './older-content.js';
import { taskProjection } from './task.projection.js';

export const task: Aggregate<TaskState, TaskEvent> = {
  category: 'task',
  initial: noTask,
  evolve: evolveTask,
  isGone: ({ removed }) => removed,
  versions: { TaskCreated: 2 },
  upcasters: { TaskCreated: [withWork] },
  projections: [oneAfterAnother('task', [taskProjection, servicePromiseProjection])],
};
