import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { CHANGES, encrypt, type RowChange } from '@cotta/kit/runtime/personal-data/encryption.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { systemViewer, type Role, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { SpecimenChangedSchema } from '@cotta/proto/cotta/requests/v1/entities_pb.js';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { logoVersionName } from '@cotta/reference/logo-tones.js';
import { uploadLimitBytes } from '@cotta/reference/limits.js';
import { databaseContentStore } from './content-store.js';
import { upload } from './upload.js';
import { specimenCopies } from '../heard/requests/on-specimens.js';
import { workspaceService } from '../service.js';
import { fileDocument } from './manage-document.js';
import { attachDocument, changeDocumentOwner } from './store-document.js';
import { testEncryptionKey } from '../testing/facts.js';
import { cmykJpeg, hugePng, leafLogo, movingGif, noisePng } from '../testing/pictures.js';

/** 32 bytes, base64url; for tests only. */
const linkKey = Buffer.alloc(32, 9).toString('base64url');
const definition = workspaceService({ linkKey, letters: [] });
const viewer = (role: Role, name: string): Viewer & { readonly userId: string } => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [lawyer, jana, eva] = [
  viewer('lawyer', 'lawyer'),
  viewer('customer', 'jana'),
  viewer('customer', 'eva'),
];
const linked = (subjectId: string, revision: number): Viewer => ({
  role: 'visitor',
  locale: 'en',
  scopes: [],
  link: { purpose: 'verification-summary', subjectId, revision },
});

let fixture: ServiceFixture;
let requestId: string;
let specimenId: string;
beforeAll(async () => {
  fixture = await openServiceFixture(definition);
});
beforeEach(() => {
  [requestId, specimenId] = [systemIds.next(), systemIds.next()];
});
afterAll(() => fixture.close());

async function uploaded(bytes: Buffer, name = 'leaf.png'): Promise<string> {
  const file = await upload(
    { runtime: fixture.runtime, linkKey, content: databaseContentStore(fixture.db) },
    { name, bytes },
  );
  if ('code' in file) throw new Error(file.code);
  return file.documentId;
}

/** The picture of Jana's order. */
async function logoOf(bytes: Buffer): Promise<string> {
  const streamId = await uploaded(bytes);
  const run = { streamId, viewer: systemViewer };
  await handleCommand(fixture.runtime, {
    ...run,
    command: attachDocument,
    input: {
      subjectType: 'registration_request',
      subjectId: requestId,
      userId: jana.userId,
      linkRevision: 1,
    },
    commandId: systemIds.next(),
  });
  return streamId;
}

/** A specimen of Jana's that shows this file, as requests tells of it. */
async function specimenOf(bytes: Buffer, name = 'stand.png'): Promise<string> {
  const streamId = await uploaded(bytes, name);
  const input = {
    type: 'Specimen' as const,
    subjectType: 'application',
    subjectId: systemIds.next(),
    userId: jana.userId,
  };
  await handleCommand(fixture.runtime, {
    streamId,
    viewer: systemViewer,
    command: fileDocument,
    input,
    commandId: systemIds.next(),
  });
  await publishSpecimen({
    before: null,
    after: { id: specimenId, document_id: streamId, user_id: jana.userId },
  });
  return streamId;
}

async function publishSpecimen({ before, after }: Pick<RowChange, 'before' | 'after'>): Promise<void> {
  const changes: RowChange = {
    entity: 'specimen',
    id: specimenId,
    before,
    after,
    userId: jana.userId,
    trademarkId: null,
  };
  const sealedChanges = encrypt(
    Buffer.from(JSON.stringify({ event: 'SpecimenAdded', reason: null, changes: [changes] })),
    testEncryptionKey,
    CHANGES,
  );
  const [handler] = specimenCopies({ encryptionKey: testEncryptionKey }).handlers;
  const message = create(SpecimenChangedSchema, { entityId: specimenId });
  await inTransaction(fixture.db, async (tx) =>
    handler?.handle({
      message,
      tx,
      envelope: create(EnvelopeSchema, { eventId: systemIds.next(), streamId: specimenId, sealedChanges }),
      run: () => Promise.reject(new Error('a copy runs no commands')),
    }),
  );
}

const generate = async (who: Viewer, tone: string, id = requestId) =>
  (
    await fixture.ask(
      who,
      'mutation ($id: ID!, $tone: LogoTone!) { generateApplicationLogo(id: $id, input: { tone: $tone }) { ... on LogoVersion { id name width height url upload } ... on Refusal { code message } } }',
      { id, tone },
    )
  ).data.generateApplicationLogo;
const resize = async (who: Viewer, id = specimenId) =>
  (
    await fixture.ask(
      who,
      'mutation ($id: ID!) { resizeSpecimen(id: $id) { ... on Document { id type mediaType size width height specimenProblems sourceDocument { id } } ... on Refusal { code message } } }',
      { id },
    )
  ).data.resizeSpecimen;
const shown = async (who: Viewer, id: string) =>
  (
    await fixture.ask(
      who,
      'query ($id: ID!) { document(id: $id) { width height pictureProblem previewUrl specimenProblems } }',
      { id },
    )
  ).data.document;
const publishedFacts = async (streamId: string): Promise<string[]> =>
  (
    await fixture.db.query('select type from tracking_event where stream_id = $1 order by version', [
      streamId,
    ])
  ).map(({ type }: { type: string }) => type);

describe('the picture of a mark', () => {
  it('is made without its colours beside the picture, once for each tone', async () => {
    const logo = await logoOf(await leafLogo());
    const grey = await generate(jana, 'GREYSCALE');
    expect(grey).toMatchObject({
      id: nameBasedId(...logoVersionName(logo, 'greyscale')),
      name: 'leaf-grey.png',
      width: 400,
      height: 200,
      url: expect.stringContaining('/content?token='),
    });
    expect(await generate(jana, 'GREYSCALE')).toMatchObject({ id: grey.id });
    const ink = await generate(lawyer, 'BLACK_AND_WHITE');
    expect(ink).toMatchObject({
      id: nameBasedId(...logoVersionName(logo, 'black and white')),
      name: 'leaf-black-and-white.png',
    });
    expect(await publishedFacts(grey.id)).toEqual(['DocumentStored', 'DocumentDerived']);
    const rows = await fixture.db.query(
      'select type, subject_id, user_id, link_revision, source_document_id from document where id = any($1)',
      [[grey.id, ink.id]],
    );
    expect(rows).toEqual(
      Array.from({ length: 2 }, () => ({
        type: 'Application logo in B&W',
        subject_id: requestId,
        user_id: jana.userId,
        link_revision: 1,
        source_document_id: logo,
      })),
    );
    expect(await databaseContentStore(fixture.db).get(`documents/${logo}`)).toEqual(await leafLogo());
  });

  it('is made for whoever may see it, and for nobody else', async () => {
    await logoOf(await leafLogo());
    expect(await generate(eva, 'GREYSCALE')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await generate(jana, 'GREYSCALE', systemIds.next())).toMatchObject({ code: 'NOT_FOUND' });
    expect(await generate(jana, 'GREYSCALE', 'no id')).toMatchObject({ code: 'NOT_FOUND' });
    const byLink = await fixture.ask(
      linked(requestId, 1),
      'mutation ($id: ID!) { generateApplicationLogo(id: $id, input: { tone: GREYSCALE }) { __typename } }',
      { id: requestId },
    );
    expect(byLink.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('follows the order to its next owner with all its versions', async () => {
    await logoOf(await leafLogo());
    const { id } = await generate(jana, 'GREYSCALE');
    await handleCommand(fixture.runtime, {
      streamId: id,
      viewer: systemViewer,
      command: changeDocumentOwner,
      input: { userId: eva.userId },
      commandId: systemIds.next(),
    });
    expect([await shown(jana, id), (await shown(eva, id))?.width]).toEqual([null, 400]);
  });

  it.each([
    ['ANIMATED', movingGif],
    ['CMYK', cmykJpeg],
    ['TOO_MANY_PIXELS', () => Promise.resolve(hugePng(60_000, 60_000))],
    ['CORRUPT', async () => (await noisePng(90, 90)).subarray(0, 9000)],
  ])('that is %s is refused in clear words', async (problem, make) => {
    await logoOf(await make());
    expect(await generate(jana, 'BLACK_AND_WHITE')).toEqual({
      code: `PICTURE_${problem}`,
      message: expect.stringMatching(/upload/iu),
    });
  });

  it('is previewed for whoever holds a link that was not revoked', async () => {
    const logo = await logoOf(await leafLogo());
    const document = await shown(linked(requestId, 1), logo);
    expect(document).toMatchObject({
      width: 400,
      height: 200,
      pictureProblem: null,
      previewUrl: expect.stringMatching(/&preview=1$/u),
    });
    expect([await shown(linked(requestId, 2), logo), await shown(eva, logo)]).toEqual([null, null]);
  });

  it('that cannot be scaled has no preview, and says why', async () => {
    expect(await shown(jana, await logoOf(await cmykJpeg()))).toMatchObject({
      pictureProblem: 'CMYK',
      previewUrl: null,
    });
  });
});

describe('a specimen', () => {
  it('too wide for us and of the wrong type is made to fit beside the picture, and says so once', async () => {
    const source = await specimenOf(await noisePng(3200, 300));
    expect(await shown(jana, source)).toMatchObject({ width: 3200, specimenProblems: ['TYPE', 'PIXELS'] });
    const fitted = await resize(jana);
    expect(fitted).toMatchObject({
      type: 'SPECIMEN',
      mediaType: 'image/jpeg',
      width: 3000,
      height: 281,
      specimenProblems: [],
      sourceDocument: { id: source },
    });
    expect(fitted.size).toBeLessThanOrEqual(uploadLimitBytes);
    expect(await resize(jana)).toEqual(fitted);
    expect(await publishedFacts(fitted.id)).toEqual([
      'DocumentStored',
      'DocumentDerived',
      'SpecimenPictureFitted',
    ]);
    await publishSpecimen({ before: { document_id: source }, after: { document_id: fitted.id } });
    expect(await resize(jana)).toEqual(fitted);
  });

  it('that fits is answered as it is', async () => {
    const jpeg = await import('sharp').then(({ default: sharp }) =>
      noisePng(200, 200).then((png) => sharp(png).jpeg().toBuffer()),
    );
    const source = await specimenOf(jpeg, 'stand.jpg');
    expect(await resize(jana)).toMatchObject({ id: source, specimenProblems: [] });
  });

  it('of somebody else, without a picture or unknown is not there', async () => {
    const source = await specimenOf(await noisePng(90, 90));
    expect(await resize(eva)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await resize(jana, systemIds.next())).toMatchObject({ code: 'NOT_FOUND' });
    await publishSpecimen({ before: { document_id: source }, after: null });
    expect(await resize(jana)).toMatchObject({ code: 'NOT_FOUND' });
    await publishSpecimen({ before: null, after: { document_id: source } });
    expect(await resize(lawyer)).toMatchObject({ mediaType: 'image/jpeg' });
    await publishSpecimen({ before: { id: specimenId }, after: null });
    expect(await resize(jana)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that points at somebody else’s file does not show it', async () => {
    const hers = await uploaded(await noisePng(90, 90));
    await handleCommand(fixture.runtime, {
      streamId: hers,
      viewer: systemViewer,
      command: fileDocument,
      input: { subjectType: 'application', subjectId: systemIds.next(), userId: eva.userId },
      commandId: systemIds.next(),
    });
    await publishSpecimen({
      before: null,
      after: { id: specimenId, document_id: hers, user_id: jana.userId },
    });
    expect(await resize(jana)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('a file of one byte too many is no upload', async () => {
  const bytes = Buffer.concat([await leafLogo(), Buffer.alloc(uploadLimitBytes)]).subarray(
    0,
    uploadLimitBytes + 1,
  );
  expect(bytes).toHaveLength(5_242_881);
  expect(
    await upload(
      { runtime: fixture.runtime, linkKey, content: databaseContentStore(fixture.db) },
      { name: 'leaf.png', bytes },
    ),
  ).toEqual({ code: 'FILE_TOO_LARGE' });
});

it('rows are what the events say', async () => {
  expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);
});
