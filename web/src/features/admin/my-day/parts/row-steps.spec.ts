import { describe, expect, it } from '@jest/globals';
import type { DayTask } from '../my-day.graphql.js';
import { stepsOf } from './row-steps.js';

const open = { status: 'OPEN', assignedAdminId: null, snoozedUntil: null, doneByHand: false };

describe('the steps of a row', () => {
  it.each([
    [open, ['take', 'assign', 'snooze']],
    [{ ...open, assignedAdminId: 'me' }, ['assign', 'giveBack', 'snooze']],
    [{ ...open, assignedAdminId: 'marek', doneByHand: true }, ['assign', 'snooze', 'done']],
    [{ ...open, snoozedUntil: '2026-11-25T09:00:00Z' }, ['take', 'assign', 'wake']],
    [{ ...open, status: 'DONE', doneByHand: true }, ['reopen']],
    [{ ...open, status: 'DONE' }, []],
    [{ ...open, status: 'CANCELLED' }, []],
  ])('of %j are %j', (task, steps) => expect(stepsOf(task as DayTask, 'me')).toEqual(steps));
});
