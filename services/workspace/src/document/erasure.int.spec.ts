import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { tablesWith } from '@cotta/kit/testing/tables-with.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { UserErasedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { ErasureCompletedSchema } from '@cotta/proto/cotta/erasure/v1/erasure_pb.js';
import { databaseContentStore } from './content-store.js';
import { upload } from './upload.js';
import { rememberSubject } from '../subject/work-subject.js';
import { workspaceService } from '../service.js';

/** 32 bytes, base64url; for tests only. */
const linkKey = Buffer.alloc(32, 9).toString('base64url');
/** The smallest picture. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const definition = workspaceService({ linkKey, letters: [] });
const userId = systemIds.next();
const viewer = (role: Role, id: string): Viewer => ({ role, userId: id, locale: 'en', scopes: [] });
const [admin, person] = [viewer('admin', nameBasedId('admin')), viewer('customer', userId)];
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(definition);
});
afterAll(() => fixture.close());

async function documentOf(type: 'LOGO' | 'USER_SIGNED_POA'): Promise<string> {
  const file = await upload(
    { runtime: fixture.runtime, linkKey, content: databaseContentStore(fixture.db) },
    { name: 'kvapilova.png', bytes: png },
  );
  if ('code' in file) throw new Error(file.code);
  await fixture.ask(
    person,
    'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { ... on Refusal { code } } }',
    { input: { upload: file.uploadToken, type, subjectType: 'application', subjectId: systemIds.next() } },
  );
  return file.documentId;
}

async function letterAbout(subjectId: string, state: string): Promise<void> {
  const now = new Date('2026-03-02T10:00:00Z');
  const [id, key] = [systemIds.next(), systemIds.next()];
  await fixture.db.query(
    `insert into outgoing_mail (id, business_key, template, locale, subject_type, subject_id, sealed_contact, params, state, next_attempt_at, message_id, created_at, updated_at)
     values ($1, $2, 'invitation', 'en', 'user', $3, 'sealed', '{"firstName":"Zdislava"}', $4, $5, $2, $5, $5)`,
    [id, key, subjectId, state, now],
  );
}

it('tickets, notes, documents and letters of a person lose their content; papers of filings stay', async () => {
  const [logo, poa] = [await documentOf('LOGO'), await documentOf('USER_SIGNED_POA')];
  await fixture.ask(
    person,
    'mutation { createSupportTicket(input: { description: "Kvapilova is not my name." }) { ... on Refusal { code } } }',
  );
  await fixture.ask(
    admin,
    'mutation ($id: ID!) { createNote(input: { subjectType: "user", subjectId: $id, text: "Zdislava prefers letters." }) { ... on Refusal { code } } }',
    { id: userId },
  );
  const requestId = systemIds.next();
  await letterAbout(userId, 'sent');
  await letterAbout(requestId, 'queued');
  const markId = systemIds.next();
  await rememberSubject(fixture.db.manager, { type: 'trademark', id: markId }, { clientId: userId });
  await letterAbout(markId, 'bounced');

  const consumer = consumerOf(definition, 'erasure');
  expect(
    await deliver(fixture.runtime, consumer, {
      schema: UserErasedSchema,
      message: { userId },
      source: 'accounts',
      streamId: userId,
    }),
  ).toBe('applied');
  await deliver(fixture.runtime, consumer, {
    schema: ErasureCompletedSchema,
    message: { userId, service: 'requests', streamIds: [requestId] },
    source: 'requests',
    streamId: systemIds.next(),
  });

  const rows: { id: string; name: string; bytes: boolean }[] = await fixture.db.query(
    'select id, name, exists (select from document_content c where c.path = d.path) as bytes from document d where id = any($1)',
    [[logo, poa]],
  );
  expect(new Map(rows.map(({ id, name, bytes }) => [id, { name, bytes }]))).toEqual(
    new Map([
      [logo, { name: '', bytes: false }],
      [poa, { name: 'kvapilova.png', bytes: true }],
    ]),
  );
  expect(await tablesWith(fixture.db, 'zdislava|is not my name')).toEqual([]);
  const letters: { state: string }[] = await fixture.db.query(
    'select state from outgoing_mail order by state',
  );
  expect(letters).toEqual([{ state: 'bounced' }, { state: 'failed' }, { state: 'sent' }]);
  const [published]: { data: { retained: object[] } }[] = await fixture.db.query(
    `select data from tracking_event where type = 'ErasureCompleted'`,
  );
  expect(published?.data.retained).toMatchObject([{ entity: 'document', rows: 1 }]);
  expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);
});
