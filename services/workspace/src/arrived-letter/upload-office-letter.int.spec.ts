import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { databaseContentStore } from '../document/content-store.js';
import { upload } from '../document/upload.js';
import { workspaceService } from '../service.js';
import { testEncryptionKey } from '../testing/facts.js';
import { pdfOf } from '../testing/pdf-of.js';

const linkKey = Buffer.alloc(32, 5).toString('base64url');
const viewer = (role: Role): Viewer => ({ role, userId: nameBasedId(role), locale: 'en', scopes: [] });
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(
    workspaceService({ linkKey, letters: [], encryptionKey: testEncryptionKey }),
    new FakeClock('2026-03-02T09:00:00Z'),
  );
});
afterAll(() => fixture.close());

async function uploaded(name: string, bytes: Buffer): Promise<string> {
  const kept = await upload(
    { runtime: fixture.runtime, content: databaseContentStore(fixture.db), linkKey },
    { name, bytes },
  );
  if ('code' in kept) throw new Error(kept.code);
  return kept.uploadToken;
}
const bring = (who: Viewer, token: string) =>
  fixture.ask(
    who,
    'mutation ($input: UploadOfficeLetterInput!) { uploadOfficeLetter(input: $input) { __typename ... on UploadedOfficeLetter { messageId } ... on Refusal { fields { path code } } } }',
    { input: { upload: token } },
  );
const documents = (subjectId: string): Promise<unknown[]> =>
  fixture.db.query('select from document where subject_id = $1', [subjectId]);

it('a letter one of us has is said like one that came by mail; the same file once more is the same message', async () => {
  const file = await pdfOf(['NONFINAL OFFICE ACTION about your mark']);
  const first = await bring(viewer('lawyer'), await uploaded('letter.pdf', file));
  const { messageId } = first.data.uploadOfficeLetter;
  const again = await bring(viewer('admin'), await uploaded('the same.pdf', file));
  expect(again.data.uploadOfficeLetter).toEqual({ __typename: 'UploadedOfficeLetter', messageId });
  expect(await documents(messageId)).toHaveLength(1);
  const events = await fixture.db.query('select type, data from tracking_event where stream_id = $1', [
    messageId,
  ]);
  expect(events).toMatchObject([
    { type: 'OfficeLetterArrived', data: { source: 'upload', senderVerified: true } },
  ]);
});

it('what is no PDF, and a token of nothing, are refused at the field', async () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  for (const [token, code] of [
    [await uploaded('letter.gif', gif), 'NOT_A_PDF'],
    ['nothing', 'UPLOAD_NOT_FOUND'],
  ] as const)
    expect((await bring(viewer('lawyer'), token)).data.uploadOfficeLetter).toEqual({
      __typename: 'Refusal',
      fields: [{ path: ['upload'], code }],
    });
});

it('is for our people alone', async () => {
  const token = await uploaded('letter.pdf', await pdfOf(['A letter of somebody else, in full']));
  expect((await bring(viewer('customer'), token)).errors).toHaveLength(1);
});
