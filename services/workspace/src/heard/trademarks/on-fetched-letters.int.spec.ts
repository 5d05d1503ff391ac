import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { decrypt, encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { OfficeLetterFetchedSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { arrivedLetterId } from '../../arrived-letter/arrived-letter.aggregate.js';
import { workspaceService } from '../../service.js';
import { testEncryptionKey } from '../../testing/facts.js';
import { pdfOf } from '../../testing/pdf-of.js';
import { fetchedLettersConsumer } from './on-fetched-letters.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  const linkKey = Buffer.alloc(32, 5).toString('base64url');
  fixture = await openServiceFixture(
    workspaceService({ linkKey, letters: [] }),
    new FakeClock('2026-03-02T09:00:00Z'),
  );
});
afterAll(() => fixture.close());

/** An office had a letter in its file. @returns the id of the message it becomes */
async function fetched(messageKey: string, bytes: Buffer | undefined): Promise<string> {
  const documentId = systemIds.next();
  await deliver(fixture.runtime, fetchedLettersConsumer({ encryptionKey: testEncryptionKey }), {
    schema: OfficeLetterFetchedSchema,
    source: 'trademarks',
    streamId: documentId,
    message: {
      documentId,
      messageKey,
      receivedAt: '2026-03-02T08:00:00.000Z',
      name: 'US 97123456 2026-02-16.pdf',
      size: bytes?.length ?? 30_000_000,
      sha256: createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
      sealedContent:
        bytes === undefined ? new Uint8Array() : encrypt(bytes, testEncryptionKey, 'document file'),
    },
  });
  return arrivedLetterId(messageKey);
}
async function said(id: string) {
  const [event] = await fixture.db.query('select data from tracking_event where stream_id = $1', [id]);
  const { sealed, ...facts } = event.data;
  const opened = decrypt(Buffer.from(sealed, 'base64'), testEncryptionKey, 'office letter');
  return { ...facts, content: JSON.parse(Buffer.from(opened).toString('utf8')) };
}

it('a letter from the file of an office is kept and read like one that came by mail', async () => {
  const id = await fetched('US 1', await pdfOf(['NONFINAL OFFICE ACTION about your mark']));
  expect(await said(id)).toMatchObject({
    source: 'office inbox',
    senderVerified: true,
    documentId: expect.any(String),
    content: { pages: ['NONFINAL OFFICE ACTION about your mark'], trouble: null },
  });
  expect(
    await fixture.db.query('select type, subject_type as "subjectType" from document where subject_id = $1', [
      id,
    ]),
  ).toEqual([{ type: 'Office letter', subjectType: 'docketed_message' }]);
});

it('one that was too large to travel is said without its file', async () => {
  const id = await fetched('US 2', undefined);
  expect(await said(id)).toMatchObject({
    documentId: null,
    content: { pages: [], trouble: 'file not kept' },
  });
});
