import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { profileId } from '../heard/accounts/on-staff.js';
import { customerOrderTasks } from '../heard/trademarks/on-customer-orders.js';
import { workspaceService } from '../service.js';
import { taskOf } from '../task/arrive.js';
import { staffProfile } from './staff-profile.record.js';

const clock = new FakeClock('2026-03-02T09:00:00Z');
const who = (name: string): string => nameBasedId(name);
const as = (role: Role, name: string): Viewer => ({ role, userId: who(name), locale: 'en', scopes: [] });
const ada = as('admin', 'ada');
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  for (const [name, role] of [
    ['lena', 'lawyer'],
    ['marek', 'lawyer'],
    ['eva', 'lawyer'],
    ['ada', 'admin'],
  ] as const)
    await handleCommand(fixture.runtime, {
      command: staffProfile.create,
      streamId: profileId(who(name)),
      input: {
        userId: who(name),
        role,
        active: true,
        lead: false,
        offices: ['US'],
        works: ['confirm', 'examine'],
        languages: [],
      },
      viewer: ada,
      commandId: systemIds.next(),
    });
});
afterAll(() => fixture.close());

const write = async (viewer: Viewer, mutation: string, id: string, input?: object): Promise<unknown> => {
  const [declared, passed] = input === undefined ? ['', ''] : [', $input: TYPEInput!', ', input: $input'];
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation ($id: ID!${declared.replace('TYPE', type)}) { ${mutation}(id: $id${passed}) { __typename ... on Refusal { code } } }`,
    { id, ...(input === undefined ? {} : { input }) },
  );
  return data?.[mutation]?.code ?? data?.[mutation]?.__typename ?? errors?.[0]?.extensions?.code;
};
const looks = (name: string, givesSecondLooks: boolean | null): Promise<unknown> =>
  write(ada, 'updateStaffProfile', profileId(who(name)), { givesSecondLooks });
const letter = (id: string, facts: Readonly<Record<string, string>> = {}, event = 'OfficeActionDocketed') =>
  deliver(fixture.runtime, customerOrderTasks, {
    schema: EntityChangedSchema,
    message: {
      entity: 'office_action',
      entityId: id,
      event,
      facts: { status: 'Docketed', jurisdiction: 'US', ...facts },
    },
    source: 'trademarks',
    streamId: id,
  });
const holderOf = async (taskId: string): Promise<string | null> =>
  (await fixture.db.query('select assigned_admin_id as holder from task where id = $1', [taskId]))[0].holder;

describe('who gives no second looks', () => {
  const id = systemIds.next();
  const task = taskOf('confirm', { type: 'office_action', id });

  it('is not given one by arrival, by whose matter it is, by a colleague or by taking it', async () => {
    expect(await looks('lena', false)).toBe('StaffProfile');
    expect(await looks('eva', false)).toBe('StaffProfile');
    await letter(id, { due_date_set_by_id: who('ada') });
    expect(await holderOf(task)).toBe(who('marek'));
    await letter(id, { assigned_admin_id: who('lena') }, 'OfficeActionAssigned');
    expect(await holderOf(task)).toBe(who('marek'));
    const lena = as('lawyer', 'lena');
    expect(await write(as('lawyer', 'marek'), 'assignTask', task, { assignedAdminId: who('lena') })).toBe(
      'NO_SECOND_LOOKS',
    );
    expect(await write(as('lawyer', 'marek'), 'giveBackTask', task, {})).toBe('Task');
    expect(await write(lena, 'takeTask', task)).toBe('NO_SECOND_LOOKS');
    const { data } = await fixture.ask(lena, `{ assigneesFor(taskIds: ["${task}"]) { userId } }`);
    expect(data.assigneesFor.map(({ userId }: { userId: string }) => userId).toSorted()).toEqual(
      [who('marek'), who('ada')].toSorted(),
    );
  });

  it('rings nobody: the bell is theirs who have the look', async () => {
    const rung = await fixture.db.query('select distinct user_id from notification where subject_id = $1', [
      id,
    ]);
    expect(rung).toEqual([{ user_id: who('marek') }]);
  });

  it('does all other work', async () => {
    const other = systemIds.next();
    await letter(other, { assigned_admin_id: who('lena') }, 'OfficeActionDueDateConfirmed');
    expect(await holderOf(taskOf('examine', { type: 'office_action', id: other }))).toBe(who('lena'));
  });
});

describe('the right', () => {
  it('stays with two at least, one of them a lawyer, even where two are taken off at once', async () => {
    expect(await looks('marek', false)).toBe('SECOND_LOOKS_LEFT');
    expect(await looks('ada', false)).toBe('SECOND_LOOKS_LEFT');
    expect(await looks('eva', true)).toBe('StaffProfile');
    const both = await Promise.all([looks('eva', false), looks('marek', false)]);
    expect(both.toSorted()).toEqual(['SECOND_LOOKS_LEFT', 'StaffProfile']);
  });

  it('that is cleared is had again, and said to other services with whose it is', async () => {
    expect(await looks('lena', null)).toBe('StaffProfile');
    const [{ data }] = await fixture.db.query(
      "select data from tracking_event where type = 'StaffProfileAmended' and stream_id = $1 order by version desc limit 1",
      [profileId(who('lena'))],
    );
    expect(data).toMatchObject({ userId: who('lena'), givesSecondLooks: true });
  });

  it('is set by admins alone', async () => {
    for (const viewer of [as('lawyer', 'lena'), as('customer', 'dana')])
      expect(
        await write(viewer, 'updateStaffProfile', profileId(who('lena')), { givesSecondLooks: false }),
      ).toBe('FORBIDDEN');
  });
});
