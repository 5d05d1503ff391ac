import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { FieldSet } from '@cotta/kit/model/field/field.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer, type Role, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand, type CommandRequest } from '@cotta/kit/runtime/commands/handle-command.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { workspaceService } from '../service.js';
import { staffProfile } from '../staff/staff-profile.record.js';
import { assignTask } from '../task/assign-task.js';
import { cancelTask } from '../task/cancel-task.js';
import { completeTask } from '../task/complete-task.js';
import { finishTask, reopenTask } from '../task/manage-task.js';
import { openTask } from '../task/open-task.js';
import { pressLateWork } from '../task/press-late-work.js';
import type { Work } from '../work/works.js';

let fixture: ServiceFixture;
const clock = new FakeClock('2026-11-23T08:00:00Z');
const [clientId, lena, marek, ada] = ['client', 'lena', 'marek', 'ada'].map((name) => nameBasedId(name)) as [
  string,
  string,
  string,
  string,
];
const viewer = (role: Role, userId: string): Viewer => ({ role, userId, locale: 'en', scopes: [] });

const run = async <State, Event extends DomainEvent, Fields extends FieldSet>(
  streamId: string,
  command: Command<State, Event, Fields>,
  input: object,
  by: Viewer = systemViewer,
): Promise<void> =>
  expect(
    await handleCommand(fixture.runtime, {
      command,
      streamId,
      input: input as CommandRequest<State, Event, Fields>['input'],
      viewer: by,
      commandId: systemIds.next(),
    }),
  ).not.toHaveProperty('refusal');

/** Work that was promised for a moment, and who has it. @returns the task's id */
async function promised(work: Work, dueAt: string, adminId?: string): Promise<string> {
  const id = systemIds.next();
  await run(id, openTask, {
    work,
    title: 'Lumora',
    subjectType: 'trademark',
    subjectId: systemIds.next(),
    publicId: 'V-1',
    mark: 'Lumora',
    jurisdictions: ['EU'],
    dueAt,
    clientId,
  });
  if (adminId !== undefined) await run(id, assignTask, { assignedAdminId: adminId });
  return id;
}
async function doneAt(taskId: string, at: string): Promise<void> {
  clock.moveTo(at);
  await run(taskId, completeTask, { outcome: 'done' });
}

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  for (const [userId, lead] of [
    [lena, false],
    [marek, true],
  ] as const)
    await run(
      systemIds.next(),
      staffProfile.create,
      { userId, role: 'lawyer', active: true, lead, offices: [], works: [], languages: [] },
      viewer('admin', ada),
    );
  const [draft, late] = [
    await promised('draft', '2026-11-24T15:00:00Z', lena),
    await promised('draft', '2026-11-25T09:00:00Z', lena),
  ];
  await promised('certificate', '2026-11-25T12:00:00Z', marek);
  await promised('ticket', '2026-11-27T15:00:00Z');
  const gone = await promised('file', '2026-11-25T15:00:00Z', lena);
  await promised('file', '2026-12-24T15:00:00Z', lena);
  await doneAt(draft, '2026-11-24T11:20:00Z');
  clock.moveTo('2026-11-24T12:00:00Z');
  await run(gone, cancelTask, { because: 'ServiceRequestWithdrawn' });
  clock.moveTo('2026-11-25T09:30:00Z');
  await pressLateWork(fixture.runtime);
  await doneAt(late, '2026-11-25T10:00:00Z');
});
afterAll(() => fixture.close());

const FIGURES = 'promised kept broken open atRiskIds minutesOpen medianMinutesEarly';
async function board(by: Viewer, from = '2026-11-23T00:00:00Z', to = '2026-11-30T00:00:00Z') {
  const { data, errors } = await fixture.ask(
    by,
    `query($from: DateTime!, $to: DateTime!) { promiseBoard(from: $from, to: $to) {
       total { ${FIGURES} } persons { userId user { id } ${FIGURES} } works { work userId ${FIGURES} } } }`,
    { from, to },
  );
  expect(errors).toBeUndefined();
  return data.promiseBoard;
}

describe('the board of promises', () => {
  it('counts what was kept, broken, is open and at risk, what is left to do and how early it was had', async () => {
    const { total, works } = await board(viewer('admin', ada));
    expect(total).toMatchObject({
      promised: 4,
      kept: 1,
      broken: 1,
      open: 2,
      minutesOpen: 25,
      // 3 h 40 before its time and 1 h after it.
      medianMinutesEarly: 80,
    });
    expect(total.atRiskIds).toHaveLength(1);
    expect(
      works.map(({ work, promised: count }: { work: string; promised: number }) => [work, count]),
    ).toEqual([
      ['DRAFT', 2],
      ['CERTIFICATE', 1],
      ['TICKET', 1],
    ]);
    expect(works[0]).toMatchObject({ kept: 1, broken: 1, open: 0, minutesOpen: 0, medianMinutesEarly: 80 });
    expect(works[1]).toMatchObject({ open: 1, minutesOpen: 10, medianMinutesEarly: null });
  });

  it('is of the period alone', async () => {
    const { total, persons } = await board(
      viewer('admin', ada),
      '2026-12-01T00:00:00Z',
      '2027-01-01T00:00:00Z',
    );
    expect(total).toMatchObject({ promised: 1, open: 1, minutesOpen: 20 });
    expect(persons).toHaveLength(1);
    expect((await board(viewer('admin', ada), '2027-02-01T00:00:00Z', '2027-03-01T00:00:00Z')).total).toEqual(
      {
        promised: 0,
        kept: 0,
        broken: 0,
        open: 0,
        atRiskIds: [],
        minutesOpen: 0,
        medianMinutesEarly: null,
      },
    );
  });

  it('shows persons to admins and to whoever leads, to others themselves, and the sums to all of them', async () => {
    const seenBy = async (by: Viewer): Promise<(string | null)[]> =>
      (await board(by)).persons.map(({ userId }: { userId: string | null }) => userId);
    expect(new Set(await seenBy(viewer('admin', ada)))).toEqual(new Set([lena, marek, null]));
    expect(new Set(await seenBy(viewer('lawyer', marek)))).toEqual(new Set([lena, marek, null]));
    expect(await seenBy(viewer('lawyer', lena))).toEqual([lena]);
    expect((await board(viewer('lawyer', lena))).total.promised).toBe(4);
  });

  it('is nobody else’s to see', async () => {
    const { errors } = await fixture.ask(
      viewer('customer', clientId),
      '{ promiseBoard(from: "2026-11-23T00:00:00Z", to: "2026-11-30T00:00:00Z") { total { kept } } }',
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('a promise thought kept', () => {
  it('is open again where the work was not done after all', async () => {
    clock.moveTo('2026-11-26T08:00:00Z');
    const id = await promised('certificate', '2026-11-27T15:00:00Z', lena);
    const asLena = viewer('lawyer', lena);
    const states = (): Promise<object[]> =>
      fixture.db.query('select state, kept_at from service_promise where task_id = $1', [id]);
    await run(id, finishTask, { outcome: 'done' }, asLena);
    expect(await states()).toMatchObject([{ state: 'kept' }]);
    await run(id, reopenTask, {}, asLena);
    expect(await states()).toEqual([{ state: 'open', kept_at: null }]);
    clock.moveTo('2026-11-27T15:00:01Z');
    await run(id, finishTask, { outcome: 'done' }, asLena);
    expect(await states()).toMatchObject([{ state: 'broken' }]);
  });
});

describe('a promise whose cause falls away', () => {
  const stateOf = (id: string): Promise<object[]> =>
    fixture.db.query(
      'select p.state, p.kept_at, t.status, t.outcome from service_promise p join task t on t.id = p.task_id where t.id = $1',
      [id],
    );

  it('is owed no more, and neither kept nor broken; late by then, it stays broken', async () => {
    clock.moveTo('2026-12-01T08:00:00Z');
    const because = { because: 'ServiceRequestWithdrawn' };
    const [inTime, late] = [
      await promised('order', '2026-12-02T15:00:00Z', lena),
      await promised('order', '2026-12-01T15:00:00Z', lena),
    ];
    await run(inTime, cancelTask, because);
    clock.moveTo('2026-12-01T15:00:01Z');
    await run(late, cancelTask, because);
    const task = { kept_at: null, status: 'Cancelled', outcome: because.because };
    expect(await stateOf(inTime)).toEqual([{ ...task, state: 'released' }]);
    expect(await stateOf(late)).toEqual([{ ...task, state: 'broken' }]);
  });
});

describe('what a list of tasks is narrowed by and says', () => {
  it('is an office, and whether somebody says by hand that it is done', async () => {
    const { data } = await fixture.ask(
      viewer('lawyer', lena),
      '{ eu: taskCount(filter: { jurisdictions: { has: "EU" } }) us: taskCount(filter: { jurisdictions: { has: "US" } }) taskList(filter: { work: { in: [CERTIFICATE, FILE] }, status: { eq: OPEN } }) { items { work doneByHand minutes } } }',
    );
    expect(data).toMatchObject({ eu: 9, us: 0 });
    expect(new Set(data.taskList.items.map((row: object) => JSON.stringify(row)))).toEqual(
      new Set([
        '{"work":"CERTIFICATE","doneByHand":true,"minutes":10}',
        '{"work":"FILE","doneByHand":false,"minutes":20}',
      ]),
    );
  });
});
