import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { BrandFindingForgottenSchema } from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';
import { databaseContentStore } from '../../document/content-store.js';
import { fileDocument } from '../../document/manage-document.js';
import { upload } from '../../document/upload.js';
import { workspaceService } from '../../service.js';
import { noisePng } from '../../testing/pictures.js';
import { forgottenFindings } from './on-forgotten-findings.js';

const linkKey = Buffer.alloc(32, 9).toString('base64url');
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey, letters: [] }));
});
afterAll(() => fixture.close());

/** A screenshot that was filed under a scan, or under something else. */
async function screenshot(
  subjectType = 'brand_monitoring_task',
  type: 'Screenshot' | 'Attachment' = 'Screenshot',
) {
  const content = databaseContentStore(fixture.db);
  const file = await upload(
    { runtime: fixture.runtime, linkKey, content },
    {
      name: 'page.png',
      bytes: await noisePng(40, 40),
    },
  );
  if ('code' in file) throw new Error(file.code);
  await handleCommand(fixture.runtime, {
    command: fileDocument,
    streamId: file.documentId,
    input: { type, subjectType, subjectId: systemIds.next() },
    viewer: systemViewer,
    commandId: systemIds.next(),
  });
  return file.documentId;
}
const forget = (documentId: string): Promise<unknown> =>
  deliver(fixture.runtime, forgottenFindings, {
    schema: BrandFindingForgottenSchema,
    source: 'subscriptions',
    streamId: nameBasedId('finding', documentId),
    message: { findingId: nameBasedId('finding', documentId), documentId },
  });
async function left(documentId: string): Promise<{ rows: number; files: number }> {
  const [found] = await fixture.db.query(
    `select (select count(*)::int from document where id = $1) as rows,
       (select count(*)::int from document_content where path = 'documents/' || $1) as files`,
    [documentId],
  );
  return found;
}

it('the screenshot of a finding that is forgotten goes with its bytes, and a second time changes nothing', async () => {
  const id = await screenshot();
  expect(await left(id)).toEqual({ rows: 1, files: 1 });
  await forget(id);
  expect(await left(id)).toEqual({ rows: 0, files: 0 });
  await forget(id);
  await forget(systemIds.next());
});

it.each([
  ['a screenshot that is kept for a threat', 'case_infringement', 'Screenshot'],
  ['what is no screenshot', 'brand_monitoring_task', 'Attachment'],
] as const)('%s stays', async (_, subjectType, type) => {
  const id = await screenshot(subjectType, type);
  await forget(id);
  expect(await left(id)).toEqual({ rows: 1, files: 1 });
});
