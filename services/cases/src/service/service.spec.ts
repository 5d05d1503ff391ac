import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import { serviceStatuses } from './service-status.js';
import { service } from './service.work-item.js';

const admin = viewerOf('admin', nameBasedId('admin'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const facts = { userId: nameBasedId('eva'), type: 'cease-and-desist-letter' };
const staff = ['lawyer', 'admin'] as const;

// Written by hand from the state machine of the domain notes, part 8.
const lines: Lines = {
  StartService: { from: ['Created'], to: 'In progress', by: staff },
  AskServiceClient: { from: ['In progress'], to: 'Waiting for client', by: staff },
  ResumeService: { from: ['Waiting for client'], to: 'In progress', by: ['customer', ...staff] },
  FinishService: { from: ['In progress'], to: 'Finished', by: staff, input: { outcome: 'Sent.' } },
  CancelService: { from: ['Created', 'In progress', 'Waiting for client'], to: 'Cancelled', by: staff },
  NoteServicePayment: { from: serviceStatuses, to: stays, by: [] },
  NotifyService: { from: ['Waiting for client', 'Finished'], to: stays, by: staff },
};

function published(more: object): DomainEvent {
  return { type: 'ServiceCreated', data: { ...facts, ...more } };
}

describe('a service', () => {
  it('takes every step from every status as the state machine says, for whom it says', () => {
    expect(serviceStatuses).toHaveLength(5);
    walkEveryStep({
      item: service,
      statuses: serviceStatuses,
      past: facts,
      lines,
      now: '2026-03-20T09:00:00Z',
    });
  });

  it('is done by whoever starts it, unless somebody has it already', () => {
    const [own] = given(published({ status: 'Created' }))
      .when(service.steps.startService, {}, { viewer: admin })
      .events();
    expect(own?.data).toMatchObject({ assignedAdminId: admin.userId });
    const [kept] = given(published({ status: 'Created', assignedAdminId: nameBasedId('other') }))
      .when(service.steps.startService, {}, { viewer: admin })
      .events();
    expect(kept?.data).toMatchObject({ assignedAdminId: nameBasedId('other') });
  });

  it('is finished with what came of it', () => {
    const [finished] = given(published({ status: 'In progress' }))
      .when(service.steps.finishService, { outcome: 'They stopped.' }, { viewer: admin })
      .events();
    expect(finished?.data).toMatchObject({ status: 'Finished', outcome: 'They stopped.' });
  });

  it('is cancelled by a lawyer as long as nobody paid for it, and by an admin at any time', () => {
    const cancel = (paidAt: string | null, viewer: Viewer) =>
      given(published({ status: 'Created', paidAt })).when(
        service.steps.cancelService,
        { reason: 'They settled.' },
        { viewer },
      );
    cancel(null, lawyer).thenState({ previousStatus: 'Created' });
    cancel('2026-03-19T09:00:00.000Z', lawyer).thenRefused('PAID_FOR');
    cancel('2026-03-19T09:00:00.000Z', admin).thenState({ previousStatus: 'Created' });
  });

  it('is resumed by its own client only', () => {
    const waiting = published({ status: 'Waiting for client' });
    given(waiting)
      .when(service.steps.resumeService, {}, { viewer: viewerOf('customer', nameBasedId('jan')) })
      .thenRefused('NOT_FOUND');
    given(waiting)
      .when(service.steps.resumeService, {}, { viewer: viewerOf('customer', nameBasedId('eva')) })
      .thenState({ previousStatus: 'Waiting for client' });
  });

  it('stays once work on it has begun', () => {
    given(published({ status: 'In progress' }))
      .when(service.remove, {}, { viewer: admin })
      .thenRefused('RETAINED');
  });
});
