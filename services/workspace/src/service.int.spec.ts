import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { databaseContentStore } from './document/content-store.js';
import { upload } from './document/upload.js';
import { workspaceService } from './service.js';

/** 32 bytes, base64url; for tests only. */
const linkKey = Buffer.alloc(32, 9).toString('base64url');
/** The smallest picture. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const definition = workspaceService({ linkKey, letters: [] });
const clock = new FakeClock('2026-03-02T10:00:00Z');
const viewer = (role: Role, name: string): Viewer => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [admin, lawyer, jana, eva] = [
  viewer('admin', 'admin'),
  viewer('lawyer', 'lawyer'),
  viewer('customer', 'jana'),
  viewer('customer', 'eva'),
];

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(definition, clock);
});
afterAll(() => fixture.close());

const refusal = '... on Refusal { code fields { path code } }';

describe('folders', () => {
  const create = `mutation ($input: CreateDocumentFolderInput!) { createDocumentFolder(input: $input) { ... on DocumentFolder { id userId } ${refusal} } }`;
  const folder = async (who: Viewer, input: object): Promise<string> =>
    (await fixture.ask(who, create, { input })).data.createDocumentFolder.id;

  it('hold folders and documents, never themselves', async () => {
    const top = await folder(jana, { name: 'Marks' });
    const below = await folder(jana, { name: 'Lumara', parentFolderId: top });
    const move = `mutation ($id: ID!, $to: ID!) { updateDocumentFolder(id: $id, input: { parentFolderId: $to }) { ... on DocumentFolder { id } ${refusal} } }`;
    expect((await fixture.ask(jana, move, { id: top, to: below })).data.updateDocumentFolder).toMatchObject({
      fields: [{ path: ['parentFolderId'], code: 'CIRCLE' }],
    });
    expect((await fixture.ask(eva, move, { id: top, to: below })).data.updateDocumentFolder).toMatchObject({
      code: 'INPUT_INVALID',
    });
    expect(
      (
        await fixture.ask(
          jana,
          `mutation ($id: ID!) { deleteDocumentFolder(id: $id) { ... on DocumentFolder { id } ${refusal} } }`,
          { id: top },
        )
      ).data.deleteDocumentFolder,
    ).toMatchObject({ code: 'STILL_IN_USE' });
  });

  it('take an upload once, whose owner renames and deletes it; what the law keeps stays', async () => {
    const { runtime } = fixture;
    const file = await upload(
      { runtime, linkKey, content: databaseContentStore(fixture.db) },
      { name: 'lumara.png', bytes: png },
    );
    if ('code' in file) throw new Error(file.code);
    const input = {
      upload: file.uploadToken,
      type: 'SPECIMEN',
      subjectType: 'application',
      subjectId: systemIds.next(),
      folderId: await folder(jana, { name: 'Proofs' }),
    };
    const filed = `mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { ... on Document { id type userId folder { name } } ${refusal} } }`;
    const { data } = await fixture.ask(jana, filed, { input });
    expect(data.createDocument).toMatchObject({
      id: file.documentId,
      type: 'SPECIMEN',
      userId: jana.userId,
      folder: { name: 'Proofs' },
    });
    expect(
      (await fixture.ask(eva, filed, { input: { ...input, folderId: null, subjectId: systemIds.next() } }))
        .data.createDocument,
    ).toMatchObject({ code: 'DOCUMENT_TAKEN' });
    const change = `mutation ($id: ID!, $type: DocumentType!) { updateDocument(id: $id, input: { type: $type }) { ... on Document { type } ${refusal} } }`;
    const remove = `mutation ($id: ID!) { deleteDocument(id: $id) { ... on Document { id } ${refusal} } }`;
    const { documentId: id } = file;
    expect((await fixture.ask(eva, change, { id, type: 'LOGO' })).data.updateDocument).toMatchObject({
      code: 'NOT_FOUND',
    });
    await fixture.ask(lawyer, change, { id, type: 'USER_SIGNED_POA' });
    expect((await fixture.ask(jana, remove, { id })).data.deleteDocument).toMatchObject({ code: 'RETAINED' });
    await fixture.ask(lawyer, change, { id, type: 'SPECIMEN' });
    expect((await fixture.ask(jana, remove, { id })).data.deleteDocument).toEqual({ id });
    expect((await fixture.ask(admin, remove, { id })).data.deleteDocument).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('tasks', () => {
  it('are made, changed, done and dropped by staff', async () => {
    const input = {
      kind: 'CALL',
      title: 'Call Jana',
      subjectType: 'user',
      subjectId: systemIds.next(),
      assignedAdminId: lawyer.userId,
    };
    const { data } = await fixture.ask(
      admin,
      `mutation ($input: CreateTaskInput!) { createTask(input: $input) { ... on Task { id status assignedAdminId } ${refusal} } }`,
      { input },
    );
    expect(data.createTask).toMatchObject({ status: 'OPEN', assignedAdminId: lawyer.userId });
    const { id } = data.createTask;
    const done = await fixture.ask(
      lawyer,
      `mutation ($id: ID!) {
      updateTask(id: $id, input: { title: "Call Jana again", dueAt: "2026-03-05T10:00:00Z" }) { ... on Task { title dueAt } ${refusal} }
      finishTask(id: $id, input: { outcome: "called" }) { ... on Task { status outcome } ${refusal} }
      reopenTask(id: $id) { ... on Task { status outcome } ${refusal} }
      deleteTask(id: $id) { ... on Task { id } ${refusal} }
    }`,
      { id },
    );
    expect(done.data).toMatchObject({
      updateTask: { title: 'Call Jana again', dueAt: '2026-03-05T10:00:00.000Z' },
      finishTask: { status: 'DONE', outcome: 'called' },
      reopenTask: { status: 'OPEN', outcome: null },
      deleteTask: { id },
    });
    expect(
      (await fixture.ask(jana, `mutation ($id: ID!) { deleteTask(id: $id) { ${refusal} } }`, { id }))
        .errors?.[0]?.extensions?.code,
    ).toBe('FORBIDDEN');
  });
});

describe('notifications', () => {
  it('are written by staff, read and thrown away by their addressee alone', async () => {
    const input = {
      userId: jana.userId,
      kind: 'MESSAGE',
      subjectType: 'user',
      subjectId: jana.userId,
      title: 'We have moved.',
    };
    const { data } = await fixture.ask(
      admin,
      `mutation ($input: CreateNotificationInput!) { createNotification(input: $input) { ... on NotificationReceipt { id } ${refusal} } }`,
      { input },
    );
    const { id } = data.createNotification;
    const list =
      '{ notificationList(offset: 0, limit: 10) { items { id title } } notificationCount(filter: { seenAt: { isNull: true } }) }';
    expect((await fixture.ask(jana, list)).data).toEqual({
      notificationList: { items: [{ id, title: 'We have moved.' }] },
      notificationCount: 1,
    });
    expect((await fixture.ask(admin, list)).data).toEqual({
      notificationList: { items: [] },
      notificationCount: 0,
    });
    const remove = `mutation ($id: ID!) { deleteNotification(id: $id) { ... on Notification { id } ${refusal} } }`;
    expect((await fixture.ask(eva, remove, { id })).data.deleteNotification).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await fixture.ask(jana, remove, { id })).data.deleteNotification).toEqual({ id });
  });
});

describe('statistics', () => {
  it('show the newest figure of each name', async () => {
    const add = (name: string, value: string) =>
      fixture.ask(
        admin,
        'mutation ($input: CreateStatisticInput!) { createStatistic(input: $input) { ... on Refusal { code } } }',
        { input: { name, value } },
      );
    await add('marks-filed', '10');
    await add('offices', '101');
    clock.moveBy({ days: 1 });
    await add('marks-filed', '12');
    expect(
      (await fixture.ask(lawyer, '{ latestStatisticList { name value } }')).data.latestStatisticList,
    ).toEqual([
      { name: 'marks-filed', value: '12.0000' },
      { name: 'offices', value: '101.0000' },
    ]);
    expect((await fixture.ask(jana, '{ latestStatisticList { name } }')).errors?.[0]?.extensions?.code).toBe(
      'FORBIDDEN',
    );
  });
});

describe('tickets', () => {
  it('are at most three an hour from one address, whoever writes it', async () => {
    const ask = async (email: string) =>
      (
        await fixture.ask(
          { role: 'visitor', locale: 'en', scopes: [] },
          `mutation ($email: String!) { askSupport(input: { contactEmail: $email, contactName: "Mia", description: "Do you file in Peru?" }) { __typename ${refusal} } }`,
          { email },
        )
      ).data.askSupport;
    const answers = [];
    for (const email of [
      'mia@client.test',
      'Mia@client.test',
      'mia@client.test',
      'mia@client.test',
      'other@client.test',
    ])
      answers.push((await ask(email)).code ?? 'taken');
    expect(answers).toEqual(['taken', 'taken', 'taken', 'TOO_MANY_QUESTIONS', 'taken']);
    clock.moveBy({ hours: 1, seconds: 1 });
    expect((await ask('mia@client.test')).code).toBeUndefined();
  });

  it('come from visitors who leave an address; staff alone read it', async () => {
    const { data } = await fixture.ask(
      { role: 'visitor', locale: 'en', scopes: [] },
      `mutation { askSupport(input: { contactEmail: "iva@client.test", contactName: "Iva", description: "Do you file in Chile?" }) { ... on SupportReceipt { ticketId } ${refusal} } }`,
    );
    const { ticketId: id } = data.askSupport;
    expect(
      (
        await fixture.ask(
          lawyer,
          'query ($id: ID!) { supportTicket(id: $id) { status contactEmail userId } }',
          { id },
        )
      ).data.supportTicket,
    ).toEqual({ status: 'CREATED', contactEmail: 'iva@client.test', userId: null });
    expect(
      (await fixture.ask(jana, 'query ($id: ID!) { supportTicket(id: $id) { id } }', { id })).data
        .supportTicket,
    ).toBeNull();
  });

  it('are opened by customers, answered by staff, reopened for 14 days', async () => {
    const { data } = await fixture.ask(
      jana,
      `mutation { createSupportTicket(input: { description: "Where is my report?" }) { ... on SupportTicket { id status userId createdByUserId assignedAdminId } ${refusal} } }`,
    );
    const { id, ...opened } = data.createSupportTicket;
    expect(opened).toEqual({
      status: 'CREATED',
      userId: jana.userId,
      createdByUserId: jana.userId,
      assignedAdminId: null,
    });
    const walked = await fixture.ask(
      lawyer,
      `mutation ($id: ID!) {
      takeSupportTicket(id: $id, input: {}) { ... on SupportTicket { status assignedAdminId } ${refusal} }
      resolveSupportTicket(id: $id, input: { resolution: "It is in your inbox." }) { ... on SupportTicket { status resolution } ${refusal} }
    }`,
      { id },
    );
    expect(walked.data).toMatchObject({
      takeSupportTicket: { status: 'ASSIGNED', assignedAdminId: lawyer.userId },
      resolveSupportTicket: { status: 'RESOLVED', resolution: 'It is in your inbox.' },
    });
    const reopen = `mutation ($id: ID!) { reopenSupportTicket(id: $id, input: {}) { ... on SupportTicket { status resolvedAt } ${refusal} } }`;
    expect((await fixture.ask(eva, reopen, { id })).data.reopenSupportTicket).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await fixture.ask(jana, reopen, { id })).data.reopenSupportTicket).toEqual({
      status: 'ASSIGNED',
      resolvedAt: null,
    });
    const history = (
      await fixture.ask(
        jana,
        'query ($id: ID!) { supportTicketTrackingList(filter: { supportTicketId: { eq: $id } }) { items { label } } }',
        { id },
      )
    ).data;
    expect(history.supportTicketTrackingList.items.map(({ label }: { label: string }) => label)).toEqual([
      'Ticket created',
      'Ticket assigned',
      'Ticket resolved',
      'Ticket reopened',
    ]);
  });
});

it('rows are what the events say', async () => {
  expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);
});
