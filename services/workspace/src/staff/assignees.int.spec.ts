import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { profileId } from '../heard/accounts/on-staff.js';
import { workspaceService } from '../service.js';
import { rememberSubject } from '../subject/work-subject.js';
import { assignTask } from '../task/assign-task.js';
import { openTask } from '../task/open-task.js';
import { staffProfile } from './staff-profile.record.js';

// A Monday, 9:00 in Bratislava.
const clock = new FakeClock('2026-11-23T08:00:00Z');
const [lena, marek, ada, client] = ['lena', 'marek', 'ada', 'client'].map((name) => nameBasedId(name));
const as = (role: Role, userId: string | undefined): Viewer => ({
  role,
  userId: userId ?? '',
  locale: 'en',
  scopes: [],
});
const [asAda, asLena] = [as('admin', ada), as('lawyer', lena)];
const system: Viewer = { role: 'system', locale: 'en', scopes: [] };
const subject = { type: 'registration_request', id: systemIds.next() };
const taskId = systemIds.next();
let fixture: ServiceFixture;

const run = async (
  streamId: string,
  command: typeof openTask | typeof assignTask | typeof staffProfile.create,
  input: object,
  viewer: Viewer = system,
): Promise<void> => {
  const outcome = await handleCommand(fixture.runtime, {
    command: command as typeof assignTask,
    streamId,
    input: input as never,
    viewer,
    commandId: systemIds.next(),
  });
  expect(outcome).not.toHaveProperty('refusal');
};

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  const both = { role: 'lawyer', active: true, lead: false };
  await run(
    profileId(lena ?? ''),
    staffProfile.create,
    { ...both, userId: lena, offices: ['EU', 'CZ'], works: ['file', 'check'], languages: ['cs', 'en'] },
    asAda,
  );
  await run(
    profileId(marek ?? ''),
    staffProfile.create,
    { ...both, userId: marek, offices: ['EU', 'US'], works: ['file'], languages: ['cs'] },
    asAda,
  );
  await inTransaction(fixture.db, (tx) =>
    rememberSubject(tx, subject, { jurisdictions: ['CZ'], clientId: client, language: 'cs' }),
  );
  await run(taskId, openTask, {
    work: 'file',
    title: 'V-1 · file',
    subjectType: subject.type,
    subjectId: subject.id,
    publicId: 'V-1',
    mark: 'NORDHAVEN',
    jurisdictions: ['CZ'],
    dueAt: '2026-11-27T15:00:00Z',
    clientId: client,
  });
});
afterAll(() => fixture.close());

const FOR = 'userId chosenFor because languages offices openTasks away backAt';
const suggested = async (args = `taskIds: ["${taskId}"]`): Promise<object[]> =>
  (await fixture.ask(asLena, `{ assigneesFor(${args}) { ${FOR} user { id } } }`)).data.assigneesFor;
const codeOf = async (who: Viewer, source: string): Promise<unknown> =>
  (await fixture.ask(who, source)).errors?.[0]?.extensions?.code;

describe('whom work is given to', () => {
  it('is who the rules choose, first and with what speaks for it; of the others too', async () => {
    const [first, second] = await suggested();
    expect(first).toMatchObject({
      userId: lena,
      user: { id: lena },
      chosenFor: 1,
      because: 'SKILL',
      languages: ['cs'],
      offices: ['CZ'],
      openTasks: 0,
      away: false,
    });
    expect(second).toMatchObject({
      userId: marek,
      chosenFor: 0,
      because: null,
      languages: ['cs'],
      offices: [],
    });
    expect(await suggested(`subjectId: "${subject.id}"`)).toEqual([first, second]);
  });

  it('is never who has it already', async () => {
    await run(taskId, assignTask, { assignedAdminId: lena }, asLena);
    expect(await suggested()).toMatchObject([
      { userId: lena, chosenFor: 0, openTasks: 1 },
      { userId: marek, chosenFor: 0 },
    ]);
  });

  it('is for staff to see', async () => {
    expect(await codeOf(as('customer', client), '{ assigneesFor { userId } }')).toBe('FORBIDDEN');
    expect(await codeOf(as('customer', client), '{ workFacts { work } }')).toBe('FORBIDDEN');
  });
});

describe('a rule', () => {
  const replayed = async (rule = ''): Promise<object[]> =>
    (
      await fixture.ask(
        asAda,
        `{ replayedArrivals${rule} { taskId work assignedAdminId chosenAdminId chosenAdmin { id } because } }`,
      )
    ).data.replayedArrivals;

  it('is tried on what came in last, and changes nothing', async () => {
    const now = { taskId, work: 'FILE', assignedAdminId: lena };
    expect(await replayed()).toEqual([
      { ...now, chosenAdminId: lena, chosenAdmin: { id: lena }, because: 'SKILL' },
    ]);
    expect(
      await replayed(`(rule: { position: 1, work: FILE, office: "CZ", assignedAdminId: "${marek}" })`),
    ).toEqual([{ ...now, chosenAdminId: marek, chosenAdmin: { id: marek }, because: 'RULE' }]);
    expect(await replayed('(rule: { position: 1, office: "US" })')).toMatchObject([{ because: 'SKILL' }]);
    expect((await replayed())[0]).toMatchObject({ chosenAdminId: lena });
  });

  it('is tried by admins, as they alone make rules', async () => {
    expect(await codeOf(asLena, '{ replayedArrivals { taskId } }')).toBe('FORBIDDEN');
  });
});

describe('an absence', () => {
  const say = async (who: Viewer, input: string): Promise<Record<string, unknown>> => {
    const { data, errors } = await fixture.ask(
      who,
      `mutation { createAbsence(input: { ${input} }) { ... on Absence { id taskIds } ... on Refusal { code message } } }`,
    );
    return data?.createAbsence ?? { code: errors?.[0]?.extensions?.code };
  };
  const of = (userId: string | undefined): string =>
    `userId: "${userId}", from: "2026-11-26T23:00:00Z", until: "2026-11-29T23:00:00Z"`;

  it('is refused where nobody is left for what one does alone, and nobody stands in', async () => {
    expect(await say(asLena, of(lena))).toEqual({
      code: 'NOBODY_LEFT',
      message:
        'Nobody is left for “file the approved application” at CZ on Fri 27 Nov 2026. Say who stands in, or let a colleague do it too.',
    });
    expect(await say(asLena, `${of(lena)}, deputyId: "${lena}"`)).toMatchObject({ code: 'OWN_DEPUTY' });
  });

  it('is no gap on days on which the firm is closed', async () => {
    expect(
      await say(asLena, `userId: "${lena}", from: "2026-11-27T23:00:00Z", until: "2026-11-29T23:00:00Z"`),
    ).toHaveProperty('id');
  });

  it('may be with a deputy, says what falls into it, and keeps the deputy while it needs one', async () => {
    const away = await say(asLena, `${of(lena)}, deputyId: "${marek}"`);
    expect(away).toEqual({ id: expect.any(String), taskIds: [taskId] });
    const { data } = await fixture.ask(
      asLena,
      `mutation { updateAbsence(id: "${String(away['id'])}", input: { deputyId: null }) { ... on Refusal { code } } }`,
    );
    expect(data.updateAbsence).toEqual({ code: 'NOBODY_LEFT' });
    // The deputy cannot leave on that day either, though somebody else stands in for what is his.
    expect(await say(as('lawyer', marek), of(marek))).toMatchObject({ code: 'NOBODY_LEFT' });
  });
});

describe('kinds of work', () => {
  it('say by when they are promised, in hours or days', async () => {
    const { data } = await fixture.ask(
      asLena,
      '{ workFacts { work by promisedHours promisedDays minutes } }',
    );
    expect(data.workFacts).toEqual(
      expect.arrayContaining([
        { work: 'ANSWER', by: 'LAWYER', promisedHours: 4, promisedDays: null, minutes: 10 },
        { work: 'DRAFT', by: 'LAWYER', promisedHours: null, promisedDays: 2, minutes: 40 },
        { work: 'CHECK', by: 'LAWYER', promisedHours: null, promisedDays: null, minutes: 45 },
      ]),
    );
  });
});
