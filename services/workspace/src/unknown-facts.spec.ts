import { expect, it } from '@jest/globals';
import { document } from './document/document.aggregate.js';
import { notification } from './notification/notification.aggregate.js';
import { task } from './task/task.aggregate.js';

/** The edge: what a newer program wrote, read by this one. */
const later = { type: 'SomethingNew', data: {} } as never;

it('a fact of a later version of the program changes no state', () => {
  const raised = { ...notification.initial, userId: 'someone' };
  expect(notification.evolve(raised, later)).toEqual(raised);
  expect(task.evolve(task.initial, later)).toEqual(task.initial);
  expect(document.evolve(document.initial, later)).toEqual(document.initial);
});
