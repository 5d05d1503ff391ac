import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import {
  handleCommand,
  handleCommandIn,
  type CommandRuntime,
} from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { resourceEntity } from '@cotta/kit/runtime/reading/entity.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { testRuntime } from '@cotta/kit/testing/command-runtime.js';
import { type FreshDatabase, freshDatabase } from '@cotta/kit/testing/postgres.js';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import {
  LinksRevokedSchema,
  ReportFileMadeSchema,
  VerificationRepeatedSchema,
  VerificationRequestedSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import type { DataSource } from 'typeorm';
import { document } from '../../document/document.aggregate.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { databaseContentStore } from '../../document/content-store.js';
import { documentResource } from '../../document/document.resource.js';
import { workspaceService } from '../../service.js';
import { storeDocument } from '../../document/store-document.js';
import { aboutRequest, testEncryptionKey } from '../../testing/facts.js';
import { signedAuthoritiesConsumer } from './on-signed-authorities.js';
import { verificationDocuments } from './on-verification-documents.js';

let fresh: FreshDatabase;
let db: DataSource;
let runtime: CommandRuntime;
let requestId: string;

beforeAll(async () => {
  const definition = workspaceService({ linkKey: testEncryptionKey, letters: [] });
  fresh = await freshDatabase({
    service: 'workspace',
    migrations: definition.migrations,
    resources: definition.resources,
    views: definition.views ?? [],
  });
  db = await openDatabase({
    url: fresh.url,
    applicationName: 'spec',
    entities: definition.resources.map(resourceEntity),
  });
  runtime = testRuntime(db);
});
beforeEach(() => {
  requestId = systemIds.next();
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

async function uploaded(): Promise<string> {
  const streamId = systemIds.next();
  const input = {
    type: 'Logo' as const,
    name: 'logo.png',
    mediaType: 'image/png',
    size: 1,
    path: `documents/${streamId}`,
    sha256: 'digest',
  };
  await handleCommand(runtime, {
    command: storeDocument,
    streamId,
    input,
    viewer: systemViewer,
    commandId: systemIds.next(),
  });
  return streamId;
}

/** Tells the consumer a fact of requests, as its inbox does. */
async function tell<Desc extends DescMessage>(schema: Desc, message: MessageShape<Desc>): Promise<void> {
  const eventId = systemIds.next();
  const envelope = create(EnvelopeSchema, { eventId, streamId: requestId, type: schema.typeName });
  const handler = [verificationDocuments, signedAuthoritiesConsumer({ encryptionKey: testEncryptionKey })]
    .flatMap(({ handlers }) => handlers)
    .find((one) => one.schema.typeName === schema.typeName);
  if (handler === undefined) throw new Error(`nobody listens to ${schema.typeName}`);
  await inTransaction(db, async (tx) => {
    const run: RunCommand = (command, { streamId = eventId, input, key = '' }) =>
      handleCommandIn(tx, runtime, {
        command,
        streamId,
        input,
        viewer: systemViewer,
        commandId: nameBasedId(eventId, command.name, key),
      });
    await handler.handle({ message, envelope, tx, run });
  });
}

const promisedAt = timestampFromDate(new Date('2026-03-03T10:00:00Z'));
const requested = (logoDocumentId: string) =>
  tell(
    VerificationRequestedSchema,
    create(VerificationRequestedSchema, { request: aboutRequest({ requestId }), logoDocumentId, promisedAt }),
  );
const repeated = (logoDocumentId: string, linkRevision: number) =>
  tell(
    VerificationRepeatedSchema,
    create(VerificationRepeatedSchema, {
      request: aboutRequest({ requestId, linkRevision }),
      logoDocumentId,
      promisedAt,
    }),
  );
const revoked = (linkRevision: number) =>
  tell(LinksRevokedSchema, create(LinksRevokedSchema, { requestId, linkRevision }));

async function opens(documentId: string, revision: number, subjectId = requestId): Promise<boolean> {
  const viewer: Viewer = {
    role: 'visitor',
    locale: 'en',
    scopes: [],
    link: { purpose: 'verification-summary', subjectId, revision },
  };
  return (await readByIds(db.manager, documentResource, viewer, [documentId])).some(
    (row) => row !== undefined,
  );
}

describe('a logo', () => {
  it('is opened by a link to its request, until the link is revoked', async () => {
    const logo = await uploaded();
    expect(await opens(logo, 1)).toBe(false);
    await requested(logo);
    expect([await opens(logo, 1), await opens(logo, 1, systemIds.next())]).toEqual([true, false]);
    await revoked(2);
    expect([await opens(logo, 1), await opens(logo, 2)]).toEqual([false, true]);
  });

  it('stays shut for old links when revocations arrive out of order', async () => {
    const logo = await uploaded();
    await requested(logo);
    await revoked(3);
    await revoked(2);
    expect([await opens(logo, 1), await opens(logo, 2), await opens(logo, 3)]).toEqual([false, false, true]);
  });

  it('of a repeated check is never open to a link that was revoked before', async () => {
    const [first, second] = [await uploaded(), await uploaded()];
    await requested(first);
    await revoked(2);
    await repeated(second, 2);
    expect([await opens(second, 1), await opens(second, 2), await opens(first, 2)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is not what a report’s file is: that one comes with its bytes, and is opened by the link to its report until it is revoked', async () => {
    const documentId = systemIds.next();
    const bytes = Buffer.from('%PDF-1.7 of a report');
    const message = create(ReportFileMadeSchema, {
      documentId,
      requestId,
      linkRevision: 1,
      name: 'report-V-1-v1-en.pdf',
      size: bytes.length,
      sha256: 'digest',
      sealedContent: encrypt(bytes, testEncryptionKey, 'document file'),
    });
    await tell(ReportFileMadeSchema, message);
    expect([
      await opens(documentId, 1),
      await opens(documentId, 0),
      await opens(documentId, 1, systemIds.next()),
    ]).toEqual([true, false, false]);
    await inTransaction(db, async (tx) =>
      expect(
        Buffer.from((await databaseContentStore(tx).get(`documents/${documentId}`)) ?? []).equals(bytes),
      ).toBe(true),
    );
    await revoked(2);
    expect([await opens(documentId, 1), await opens(documentId, 2)]).toEqual([false, true]);
  });

  it('is a row that the events say', async () => {
    expect((await rebuildCheck(db, [document])).differences).toEqual([]);
  });
});
