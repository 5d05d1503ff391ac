import type { Aggregate } from '@cotta/kit/model/decider/decider.js';
import { evolveTask, noTask, type TaskEvent, type TaskState } from './task.js';
import { taskProjection } from './task.projection.js';

export const task: Aggregate<TaskState, TaskEvent> = {
  category: 'task',
  initial: noTask,
  evolve: evolveTask,
  isGone: ({ removed }) => removed,
  projections: [taskProjection],
};
