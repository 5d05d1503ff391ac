import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { CaseLetterFileMadeSchema } from '@cotta/proto/cotta/cases/v1/events_pb.js';
import { isRetained } from '../../document/retained-documents.js';
import { workspaceService } from '../../service.js';
import { testEncryptionKey as encryptionKey } from '../../testing/facts.js';
import { letterFilesConsumer } from './on-letter-files.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: encryptionKey, letters: [] }));
});
afterAll(() => fixture.close());

const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));

it('a letter to the other side is kept under its own id, for its client alone, and nobody deletes it', async () => {
  const [documentId, caseLetterId] = [systemIds.next(), systemIds.next()];
  const bytes = Buffer.from('%PDF-1.7 the letter');
  await deliver(fixture.runtime, letterFilesConsumer({ encryptionKey }), {
    schema: CaseLetterFileMadeSchema,
    source: 'cases',
    streamId: documentId,
    message: {
      documentId,
      caseLetterId,
      userId: eva.userId ?? '',
      name: 'Letter.pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      sealedContent: encrypt(bytes, encryptionKey, 'document file'),
    },
  });
  const read = async (viewer: typeof eva) =>
    (await fixture.ask(viewer, 'query ($id: ID!) { document(id: $id) { name type } }', { id: documentId }))
      .data.document;
  expect(await read(eva)).toEqual({ name: 'Letter.pdf', type: 'LETTER_TO_THE_OTHER_SIDE' });
  expect(await read(jan)).toBeNull();
  expect(isRetained('Letter to the other side')).toBe(true);
});
