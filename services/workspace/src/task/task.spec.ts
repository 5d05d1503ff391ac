import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import type { TaskEvent } from './task.js';
import { assignTask } from './assign-task.js';
import { cancelTask } from './cancel-task.js';
import { completeTask } from './complete-task.js';
import { openTask } from './open-task.js';
import { renewTask } from './renew-task.js';
import { giveBackTask } from './take-task.js';

const subjectId = nameBasedId('request');
const [one, other] = [nameBasedId('one lawyer'), nameBasedId('other lawyer')];
const about = {
  work: 'check' as const,
  title: 'V-7K2M9QX4 · Lumara',
  subjectType: 'registration_request',
  subjectId,
  publicId: 'V-7K2M9QX4',
  mark: 'Lumara',
  jurisdictions: ['EU', 'US'],
  dueAt: '2026-01-16T10:00:00.000Z',
  clientId: nameBasedId('client'),
};
const created = (dueAt: string | null = about.dueAt): TaskEvent => ({
  type: 'TaskCreated',
  data: { ...about, kind: 'verification', dueAt },
});
const assigned = (adminId: string, previousAdminId: string | null = null): TaskEvent => ({
  type: 'TaskAssigned',
  data: { adminId, previousAdminId },
});
const completed = (): TaskEvent => ({
  type: 'TaskCompleted',
  data: { outcome: 'approved', subjectType: 'registration_request', subjectId },
});
const lawyer: Viewer = { role: 'lawyer', userId: one, locale: 'en', scopes: [] };

describe('a task', () => {
  it('is opened once, with or without a promise', () => {
    given()
      .when(openTask, about)
      .then(created())
      .thenState({ status: 'Open', assignedAdminId: null, subjectId });
    given()
      .when(openTask, { ...about, dueAt: null })
      .then(created(null));
    given(created()).when(openTask, about).thenRefused('ALREADY_EXISTS');
  });

  it('is given back by whoever has it; what a colleague has, only with a reason', () => {
    const held = given(created(), assigned(other));
    held.when(giveBackTask, {}, { viewer: lawyer }).thenRefused('TASK_TAKEN');
    held.when(giveBackTask, { because: '  ' }, { viewer: lawyer }).thenRefused('TASK_TAKEN');
    expect(held.when(giveBackTask, { because: 'She is ill' }, { viewer: lawyer }).events()).toHaveLength(1);
    const own = given(created(), assigned(one)).when(giveBackTask, {}, { viewer: lawyer });
    expect(own.events()).toHaveLength(1);
  });

  it('goes from hand to hand while it is open', () => {
    given(created())
      .when(assignTask, { assignedAdminId: one }, { viewer: lawyer })
      .then(assigned(one))
      .thenState({ assignedAdminId: one });
    given(created(), assigned(one))
      .when(assignTask, { assignedAdminId: other }, { viewer: lawyer })
      .then(assigned(other, one));
    given(created(), assigned(one)).when(assignTask, { assignedAdminId: one }, { viewer: lawyer }).then();
    given(created(), completed())
      .when(assignTask, { assignedAdminId: one }, { viewer: lawyer })
      .thenRefused('TASK_NOT_OPEN');
    given().when(assignTask, { assignedAdminId: one }, { viewer: lawyer }).thenRefused('NOT_FOUND');
  });

  it('is done once, and can be done again when it was reopened', () => {
    const outcome = { outcome: 'approved' };
    const reopened: TaskEvent = { type: 'TaskReopened', data: {} };
    given(created(), assigned(one))
      .when(completeTask, outcome)
      .then(completed())
      .thenState({ status: 'Done', assignedAdminId: one });
    given(created(), completed()).when(completeTask, outcome).then();
    given(created(), completed(), reopened).when(completeTask, outcome).then(completed());
  });

  it('falls away with what it was for, unless it was done before; it waits again where that comes back', () => {
    const because = { because: 'CaseRequestRemoved' };
    const cancelled: TaskEvent = {
      type: 'TaskCancelled',
      data: { ...because, subjectType: 'registration_request', subjectId },
    };
    given(created(), assigned(one))
      .when(cancelTask, because)
      .then(cancelled)
      .thenState({ status: 'Cancelled' });
    given(created(), completed()).when(cancelTask, because).then();
    given(created(), cancelled).when(completeTask, { outcome: 'approved' }).then();
    const again = { title: about.title, dueAt: '2026-01-20T10:00:00.000Z' };
    given(created(), cancelled).when(renewTask, again).then({ type: 'TaskReopened', data: again });
  });

  it.each([
    [cancelTask, ['visitor', 'customer', 'lawyer', 'admin', 'partner']],
    [openTask, ['visitor', 'customer', 'lawyer', 'admin', 'partner']],
    [completeTask, ['visitor', 'customer', 'lawyer', 'admin', 'partner']],
    [assignTask, ['visitor', 'customer', 'partner']],
  ])('$name is not for everyone', (command, roles) => expect(shutOut(command)).toEqual(roles));
});
