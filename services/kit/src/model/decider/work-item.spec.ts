import { describe, expect, it } from '@jest/globals';
import { anyStep } from '../../testing/any-step.js';
import { repair, repairResource, repairStatuses } from '../../testing/repair.js';
import { stays, walkEveryStep } from '../../testing/every-step.js';
import { given } from '../../testing/spec.js';
import { f } from '../field/field.js';
import { defineResource } from '../resource/define.js';
import { nameBasedId } from '../words/ids.js';
import { refuse } from '../words/refusal.js';
import { staff, type Viewer } from '../words/viewer.js';
import type { DomainEvent } from './decider.js';
import { stepsOf } from './step.js';
import { workItem } from './work-item.js';

const userId = nameBasedId('eva');
const eva: Viewer = { role: 'customer', userId, locale: 'en', scopes: [] };
const jan: Viewer = { ...eva, userId: nameBasedId('jan') };
const lawyer: Viewer = { role: 'lawyer', userId: nameBasedId('lawyer'), locale: 'en', scopes: [] };
const bicycleId = nameBasedId('bicycle');
const price = { amountMinor: 4_500, currency: 'EUR' };

const booked = (more: object = {}): DomainEvent => ({
  type: 'RepairBooked',
  data: { bicycleId, userId, fault: 'A flat tyre', status: 'Waiting', isOpen: true, ...more },
});
const assigned: DomainEvent = { type: 'RepairAssigned', data: { assignedAdminId: lawyer.userId } };
const events = {
  added: 'RepairBooked',
  amended: 'RepairAmended',
  removed: 'RepairStruckOff',
  assigned: 'RepairAssigned',
};
const started: DomainEvent = {
  type: 'RepairStarted',
  data: { status: 'In work', statusFrom: 'Waiting', isOpen: true },
};
const givenUp = (from: string): DomainEvent => ({
  type: 'RepairGivenUp',
  data: { status: 'Given up', statusFrom: from, isOpen: false },
  reason: 'Sold it',
});

describe('a new work item', () => {
  it('begins in its first status, with what follows from it', () =>
    void given()
      .when(repair.create, { bicycleId, userId, fault: 'A flat tyre' }, { viewer: lawyer })
      .then(booked()));

  it('takes no status from who adds it: the field is not among those that are written', () =>
    expect(Object.keys(repair.create.input)).not.toContain('status'));

  it('may begin where its fields say', () => {
    const urgent = workItem(repairResource, events, {
      writable: ['bicycleId', 'fault'],
      create: staff,
      update: staff,
      remove: [],
      starts: ({ fault }) => (fault?.includes('!') === true ? 'In work' : 'Waiting'),
      labels: { added: 'Booked', audience: 'staff' },
      steps: [],
      derive: () => ({ isOpen: true }),
    });
    given().when(urgent.create, { bicycleId, fault: 'Brakes!' }).thenState({ exists: true });
    const [event] = given().when(urgent.create, { bicycleId, fault: 'Brakes!' }).events();
    expect(event?.data).toMatchObject({ status: 'In work' });
  });
});

describe('the arrows of a work item', () => {
  it('lead where the table says, are refused from elsewhere, and are open to the roles it names', () =>
    walkEveryStep({
      item: repair,
      statuses: repairStatuses,
      past: { bicycleId, userId, fault: 'A flat tyre', assignedAdminId: lawyer.userId },
      now: '2026-03-02T09:00:00Z',
      lines: {
        StartRepair: { from: ['Waiting'], to: 'In work', by: staff },
        FinishRepair: { from: ['In work'], to: 'Finished', by: staff, input: { price } },
        GiveUpRepair: { from: ['Waiting', 'In work'], to: 'Given up', by: ['customer', 'admin'] },
        TakeUpRepair: { from: ['Given up'], to: stays, by: ['admin'] },
        RingOwner: { from: repairStatuses, to: stays, by: staff },
      },
    }));

  it('say the status before, the status after, and what follows from it', () =>
    void given(booked(), assigned).when(repair.steps.startRepair, {}).then(started));

  it('say nothing of a status that stays', () =>
    void given(booked())
      .when(repair.steps.ringOwner, { reason: 'No answer' })
      .then({ type: 'OwnerRung', data: { isOpen: true }, reason: 'No answer' }));

  it('keep what their input gave', () =>
    void given(booked(), assigned, started)
      .when(repair.steps.finishRepair, { price })
      .then({
        type: 'RepairFinished',
        data: { price, status: 'Finished', statusFrom: 'In work', isOpen: false },
      }));

  it.each(['Waiting', 'In work'])(
    'lead back to where it was given up: %s',
    (from) =>
      void given(booked(), assigned, ...(from === 'In work' ? [started] : []), givenUp(from))
        .when(repair.steps.takeUpRepair, {})
        .then({ type: 'RepairTakenUp', data: { status: from, statusFrom: 'Given up', isOpen: true } }),
  );

  it('lead back to the status before the last change of status, whatever was noted in between', () =>
    void given(
      booked(),
      givenUp('Waiting'),
      { type: 'OwnerRung', data: {} },
      { type: 'RepairAmended', data: { fault: 'Two flat tyres' } },
    )
      .when(repair.steps.takeUpRepair, {})
      .then({ type: 'RepairTakenUp', data: { status: 'Waiting', statusFrom: 'Given up', isOpen: true } }));

  it('are walked once: the same step again changes nothing, and another one there is refused', () => {
    const past = [booked(), assigned, started];
    given(...past)
      .when(repair.steps.startRepair, {})
      .then();
    given(...past, { type: 'OwnerRung', data: {} })
      .when(repair.steps.startRepair, {})
      .thenRefused('WRONG_STATUS', { params: { status: 'In work', possible: 'Waiting' } });
  });

  it('are stopped by their guard, before anything is written', () =>
    given(booked()).when(repair.steps.startRepair, {}).thenRefused('NOBODY_IN_CHARGE'));

  it('lead nowhere from what was removed or never was', () => {
    given(booked(), { type: 'RepairStruckOff', data: {} })
      .when(repair.steps.ringOwner, {})
      .thenRefused('NOT_FOUND');
    given().when(repair.steps.ringOwner, {}).thenRefused('NOT_FOUND');
  });

  it('want a reason where the declaration wants one', () => {
    expect(repair.steps.giveUpRepair.input['reason'].optional).toBe(false);
    expect(repair.steps.startRepair.input['reason'].optional).toBe(true);
  });
});

describe('who may touch a work item', () => {
  it('is its owner, through the steps that are open to customers', () => {
    given(booked())
      .when(repair.steps.giveUpRepair, { reason: 'Sold it' }, { viewer: eva })
      .then(givenUp('Waiting'));
    given(booked())
      .when(repair.steps.giveUpRepair, { reason: 'Sold it' }, { viewer: jan })
      .thenRefused('NOT_FOUND');
    given(booked()).when(repair.steps.startRepair, {}, { viewer: eva }).thenRejected('FORBIDDEN');
  });

  it('says what is wrong with the status to its owner alone', () => {
    const finished = booked({ status: 'Finished', isOpen: false });
    given(finished)
      .when(repair.steps.giveUpRepair, { reason: 'Late' }, { viewer: eva })
      .thenRefused('WRONG_STATUS', { params: { status: 'Finished', possible: 'Waiting, In work' } });
    given(finished)
      .when(repair.steps.giveUpRepair, { reason: 'Late' }, { viewer: jan })
      .thenRefused('NOT_FOUND');
  });
});

describe('putting somebody in charge', () => {
  it('is told with why', () =>
    void given(booked())
      .when(repair.assign, { assignedAdminId: lawyer.userId, reason: 'Knows it' }, { viewer: lawyer })
      .then({
        type: 'RepairAssigned',
        data: { assignedAdminId: lawyer.userId, isOpen: true },
        reason: 'Knows it',
      }));

  it('is no news for whoever is in charge already, nor nobody for nobody', () => {
    given(booked(), assigned).when(repair.assign, { assignedAdminId: lawyer.userId }).then();
    given(booked()).when(repair.assign, {}).then();
    given(booked()).when(repair.assign, { assignedAdminId: null }).then();
  });

  it('can be taken back', () =>
    void given(booked(), assigned)
      .when(repair.assign, { assignedAdminId: null })
      .then({ type: 'RepairAssigned', data: { assignedAdminId: null, isOpen: true } }));

  it('is nothing that a customer does, nor anybody for what is gone', () => {
    given(booked()).when(repair.assign, {}, { viewer: eva }).thenRejected('FORBIDDEN');
    given(booked(), { type: 'RepairStruckOff', data: {} })
      .when(repair.assign, { assignedAdminId: lawyer.userId })
      .thenRefused('NOT_FOUND');
  });

  it('is refused for what nobody can be in charge of', () => {
    const { fault, status } = repairResource.fields;
    const loose = defineResource({
      name: 'Loose',
      table: 'loose',
      doc: 'Work that nobody is in charge of.',
      tier: 'aggregate',
      readableBy: [],
      rows: {},
      fields: { fault, status },
    });
    const item = workItem(
      loose,
      { added: 'LooseAdded', amended: 'LooseAmended', removed: 'LooseRemoved', assigned: 'LooseAssigned' },
      {
        writable: ['fault'],
        create: staff,
        update: staff,
        remove: [],
        starts: 'Waiting',
        labels: { added: 'Added', audience: 'staff' },
        steps: [],
      },
    );
    given({ type: 'LooseAdded', data: { status: 'Waiting' } })
      .when(item.assign, { assignedAdminId: lawyer.userId })
      .thenRefused('INPUT_INVALID', {
        fields: [
          {
            path: ['assignedAdminId'],
            code: 'UNKNOWN_FIELD',
            message: 'Nobody can be in charge of this.',
          },
        ],
      });
  });
});

describe('the history of a work item', () => {
  it('has a label for each of its events, and says who reads it', () =>
    expect(repair.labels).toEqual({
      RepairBooked: { label: 'Repair booked', audience: 'customer' },
      RepairAmended: { label: 'Details changed', audience: 'staff' },
      RepairStruckOff: { label: 'Removed', audience: 'staff' },
      RepairAssigned: { label: 'Assigned', audience: 'staff' },
      RepairStarted: { label: 'Repair started', audience: 'customer' },
      RepairFinished: { label: 'Repair finished', audience: 'customer' },
      RepairGivenUp: { label: 'Repair given up', audience: 'staff' },
      RepairTakenUp: { label: 'Repair taken up again', audience: 'customer' },
      OwnerRung: { label: 'Owner rung', audience: 'staff' },
    }));

  it('takes a fact it does not know for none', () =>
    expect(repair.aggregate.evolve(repair.aggregate.initial, { type: 'RepairPainted', data: {} })).toEqual(
      repair.aggregate.initial,
    ));
});

describe('what a step writes', () => {
  const step = stepsOf(repairResource);
  const walking = (change: Partial<Parameters<typeof step>[0]>) =>
    anyStep(
      workItem(repairResource, events, {
        writable: ['fault'],
        create: staff,
        update: staff,
        remove: staff,
        starts: 'Waiting',
        labels: { added: 'Added', audience: 'staff' },
        steps: [
          step({
            command: 'StartRepair',
            doc: 'Starts.',
            event: 'RepairStarted',
            label: 'Started',
            audience: 'staff',
            from: ['Waiting'],
            to: 'In work',
            by: staff,
            guard: ({ fault }) => (fault === 'Rust' ? refuse('TOO_OLD', 'Not any more.') : undefined),
            ...change,
          }),
        ],
      }),
      'StartRepair',
    );

  it('is refused where what follows is not known', () =>
    given({ type: 'RepairBooked', data: { status: 'Waiting', bicycleId } })
      .when(walking({}), {})
      .thenRefused('INPUT_INVALID', {
        fields: ['isOpen', 'fault'].map((key) => ({
          path: [key],
          code: 'REQUIRED',
          message: 'This is needed.',
        })),
      }));

  it('is what the look at other rows brought, under what the step itself changes', () =>
    void given(booked())
      .when(
        walking({ preload: async () => ({}), change: () => ({ fault: 'Brakes' }) }),
        {},
        { preloaded: { fault: 'Chain', assignedAdminId: lawyer.userId } },
      )
      .then({
        type: 'RepairStarted',
        data: {
          fault: 'Brakes',
          assignedAdminId: lawyer.userId,
          status: 'In work',
          statusFrom: 'Waiting',
        },
      }));

  it('is refused by its guard before the look at other rows has a say', () => {
    const preloaded = refuse('WORKSHOP_FULL', 'No room.');
    given(booked()).when(walking({}), {}, { preloaded }).thenRefused('WORKSHOP_FULL');
    given(booked({ fault: 'Rust' }))
      .when(walking({}), {}, { preloaded })
      .thenRefused('TOO_OLD');
  });
});

describe('a declaration that cannot be walked', () => {
  const step = stepsOf(repairResource);
  const sound = {
    command: 'StartRepair',
    doc: 'Starts.',
    event: 'RepairStarted',
    label: 'Started',
    audience: 'staff' as const,
    from: ['Waiting'],
    to: 'In work',
    by: staff,
  } as const;
  const rules = {
    writable: ['fault' as const],
    create: staff,
    update: staff,
    remove: staff,
    starts: 'Waiting',
    labels: { added: 'Added', audience: 'staff' as const },
  };

  it.each([
    ['an unknown start', { from: ['Asleep'] }, /StartRepair names the unknown status Asleep/],
    ['an unknown end', { to: 'Asleep' }, /unknown status Asleep/],
    ['no start', { from: [] }, /starts nowhere/],
    ['a notice that people give', { notification: true as const, to: 'same' }, /more than a notice/],
    ['a notice that moves', { notification: true as const, by: [] }, /more than a notice/],
  ])('is refused: %s', (_, change, words) =>
    expect(() =>
      // What the compiler refuses may still come from a place it does not see.
      workItem(repairResource, events, {
        ...rules,
        steps: [step({ ...sound, ...change } as unknown as typeof sound)],
      }),
    ).toThrow(words),
  );

  it('is refused where two steps share a name', () =>
    expect(() =>
      workItem(repairResource, events, {
        ...rules,
        steps: [step(sound), step({ ...sound, to: 'Finished' })],
      }),
    ).toThrow(/share a name/));

  it('is refused where there is no status to walk', () => {
    const still = defineResource({
      name: 'Stone',
      table: 'stone',
      doc: 'Lies there.',
      tier: 'record',
      readableBy: [],
      rows: {},
      fields: { label: f.text('What it says.', { max: 9 }) },
    });
    expect(() => workItem(still, events, { ...rules, writable: ['label'], steps: [] })).toThrow(
      /work item Stone has no status/,
    );
  });

  it('knows its steps by their names', () => {
    expect(anyStep(repair, 'RingOwner').name).toBe('RingOwner');
    expect(Object.keys(repair.steps)).toEqual([
      'startRepair',
      'finishRepair',
      'giveUpRepair',
      'takeUpRepair',
      'ringOwner',
    ]);
  });

  it('lets a notice pass that only tells somebody', () => {
    const told = workItem(repairResource, events, {
      ...rules,
      steps: [step({ ...sound, from: repairStatuses, to: 'same', by: [], notification: true })],
    });
    expect(told.aggregate.notificationEvents).toEqual(['RepairStarted']);
  });
});
