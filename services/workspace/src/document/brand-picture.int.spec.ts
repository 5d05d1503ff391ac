import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { workspaceService } from '../service.js';
import { cmykJpeg, hugePng, movingGif, noisePng } from '../testing/pictures.js';
import { databaseContentStore } from './content-store.js';
import { upload } from './upload.js';

const linkKey = Buffer.alloc(32, 9).toString('base64url');
const eva = viewerOf('customer', nameBasedId('eva'));
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey, letters: [] }));
});
afterAll(() => fixture.close());

async function filed(bytes: Buffer, subjectType = 'brand') {
  const content = databaseContentStore(fixture.db);
  const file = await upload({ runtime: fixture.runtime, linkKey, content }, { name: 'logo.png', bytes });
  if ('code' in file) throw new Error(file.code);
  const input = { upload: file.uploadToken, type: 'LOGO', subjectType, subjectId: systemIds.next() };
  const { data, errors } = await fixture.ask(
    eva,
    'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { ... on Document { id } ... on Refusal { fields { path code message } } } }',
    { input },
  );
  expect(errors).toBeUndefined();
  return data.createDocument;
}

describe('a picture of a brand', () => {
  it('is filed when scans can compare it', async () => {
    expect(await filed(await noisePng(60, 60))).toEqual({ id: expect.any(String) });
  });

  it.each([
    ['moves', movingGif, 'PICTURE_ANIMATED', 'still picture'],
    ['has the colours of a press', cmykJpeg, 'PICTURE_CMYK', 'RGB'],
    [
      'claims more points than anybody could unpack',
      async () => hugePng(40_000, 40_000),
      'PICTURE_TOO_MANY_PIXELS',
      '',
    ],
    [
      'breaks off half way',
      async () => (await noisePng(200, 200)).subarray(0, 40_000),
      'PICTURE_CORRUPT',
      'Upload it again',
    ],
    [
      'is a paper',
      async () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF'),
      'BRAND_PICTURE_TYPE',
      'PNG, JPEG or WebP',
    ],
  ] as const)('that %s is refused at the upload with what to do', async (_, make, code, words) => {
    expect(await filed(await make())).toEqual({
      fields: [{ path: ['upload'], code, message: expect.stringContaining(words) }],
    });
  });

  it('is asked for of a brand alone: what belongs to another record may be a paper', async () => {
    const paper = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF');
    expect(await filed(paper, 'trademark')).toEqual({ id: expect.any(String) });
  });
});
