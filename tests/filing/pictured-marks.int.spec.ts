import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { logoVersionName } from '@cotta/reference/logo-tones.js';
import {
  cmykJpeg,
  euipoVersion,
  keepUpload,
  keepVersion,
  leafLogo,
  logoVersion,
  noisePng,
  type PictureWork,
  readSource,
} from '@cotta/workspace/testing.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { admin, key, openFilingDesk, type FilingDesk } from './filing-desk.js';

let desk: FilingDesk;
beforeAll(async () => {
  desk = await openFilingDesk();
});
afterAll(() => desk.close());
// What one test broke and did not use up is nothing to the next.
beforeEach(async () => void (await fetch(`${desk.sim.url}/__sim/faults`, { method: 'DELETE' })));

const DOCUMENTS = '/api/document-repository/documents';
const APPLICATIONS = '/api/eutm-filing/applications';

const filingOf = async (id: string) =>
  (
    await desk.trademarks.ask(
      admin,
      'query ($id: ID!) { filing(id: $id) { status officeDraft officeFee { amountMinor } pictureDigest number returnReason attempts trouble } }',
      { id },
    )
  ).data.filing;
const atOffice = async (): Promise<{ identifier: string; sha256: string; imageProperties: object }[]> =>
  (await (await fetch(`${desk.sim.url}/__sim/euipo/documents`)).json()) as never;
const drafts = (): Promise<number> => desk.sim.requests('euipo', 'POST', APPLICATIONS);
const fault = (wanted: object): Promise<unknown> =>
  desk.sim.control('faults', { vendor: 'euipo', method: 'POST', path: DOCUMENTS, ...wanted });

function bytesOf(work: PictureWork): Buffer {
  if ('problem' in work) throw new Error(work.problem);
  return work.bytes;
}

async function uploaded(
  bytes: Buffer,
): Promise<{ readonly documentId: string; readonly uploadToken: string }> {
  const kept = await keepUpload(desk.workspace.runtime, key, { name: 'leaf.png', bytes });
  await desk.settle();
  return kept;
}

interface Wanted {
  readonly office?: object;
  readonly type?: string;
}

/** A mark with a picture, approved for the EU office. */
async function ordered(
  bytes: Buffer,
  { office = { colorClaimEnabled: true, colorClaim: 'green, orange; blue' }, type = 'COMBINED' }: Wanted = {},
): Promise<{ readonly mark: string; readonly documentId: string }> {
  const { documentId, uploadToken } = await uploaded(bytes);
  const order = await desk.approvedOrder({
    answers: { type, value: type === 'LOGO' ? '' : 'Velomar', logoUpload: uploadToken },
    office,
  });
  return { mark: order.marks['EU'] ?? '', documentId };
}

/** @returns id of the filing */
const begun = async (mark: string): Promise<string> =>
  (await desk.prepare(mark, { route: 'EUIPO' }))['id'] ?? '';

async function prepared(
  bytes: Buffer,
  wanted?: Wanted,
): Promise<{ readonly id: string; readonly mark: string }> {
  const { mark } = await ordered(bytes, wanted);
  return { id: await begun(mark), mark };
}

describe.each(['COMBINED', 'LOGO'])('a mark of the kind %s', (type) => {
  it('is filed with its picture in colours, byte for byte what was made of the approved one', async () => {
    const before = await drafts();
    const picture = await leafLogo();
    const { id, mark } = await prepared(picture, { type });
    await desk.settle();
    const sent = createHash('sha256')
      .update(bytesOf(await euipoVersion(picture)))
      .digest('hex');
    const filing = await filingOf(id);
    expect(filing).toMatchObject({
      status: 'PREPARED',
      officeFee: { amountMinor: 85_000 },
      pictureDigest: sent,
      returnReason: null,
    });
    const [kept] = (await atOffice()).slice(-1);
    expect(kept).toMatchObject({
      sha256: sent,
      imageProperties: { colourSpace: 'RGB', width: 400, height: 200 },
    });
    expect(await desk.confirm(id)).toBe('Filing');
    await desk.settle();
    await desk.pass(120);
    await desk.settle();
    expect([await filingOf(id), await desk.statusOf(mark), (await drafts()) - before]).toMatchObject([
      { status: 'FILED', number: expect.stringMatching(/^\d{9}$/) },
      'APPLICATION_FILED',
      1,
    ]);
  });
});

it('the version without colours that the client chose is the one that is filed, without a list of colours', async () => {
  const { documentId, uploadToken } = await uploaded(await leafLogo());
  const { runtime } = desk.workspace;
  const inInk = nameBasedId(...logoVersionName(documentId, 'black and white'));
  const source = await readSource(runtime, documentId);
  const work = await logoVersion(await leafLogo(), 'black and white');
  if (source === undefined || 'problem' in work) throw new Error('no version could be made');
  await keepVersion(runtime, source, {
    documentId: inInk,
    type: 'Application logo in B&W',
    suffix: 'black-and-white',
    picture: work,
  });
  await desk.settle();
  const chosenForEu = signLink(
    { purpose: 'upload', subjectId: inInk, revision: 0, expiresAt: new Date(desk.now().getTime() + 60_000) },
    key,
  );
  const order = await desk.approvedOrder({
    answers: { type: 'COMBINED', logoUpload: uploadToken },
    chosenForEu,
  });
  const { id = '' } = await desk.prepare(order.marks['EU'] ?? '', { route: 'EUIPO' });
  await desk.settle();
  const sent = createHash('sha256')
    .update(bytesOf(await euipoVersion(work.bytes)))
    .digest('hex');
  expect(await filingOf(id)).toMatchObject({ status: 'PREPARED', pictureDigest: sent });
  expect((await atOffice()).slice(-1)).toMatchObject([
    { sha256: sent, imageProperties: { colourSpace: 'GREY' } },
  ]);
});

describe('what goes wrong', () => {
  it('an upload that was done but not answered, and a draft that was made but not answered, file once', async () => {
    const before = await drafts();
    await fault({ kind: 'lost-answer' });
    await fault({ kind: 'lost-answer', path: APPLICATIONS });
    const { id } = await prepared(await leafLogo());
    await desk.settle();
    expect([await filingOf(id), (await drafts()) - before]).toMatchObject([
      { status: 'PREPARED', officeDraft: expect.any(String), attempts: 0 },
      1,
    ]);
  });

  it.each([
    {
      what: 'does not like the picture',
      arm: () => desk.sim.control('euipo/refuse-picture', { code: 'not-legible' }),
      said: 'invalid-image: file (not-legible)',
    },
    { what: 'finds it too large on the way', arm: () => fault({ kind: 'status', status: 413 }), said: '413' },
  ])(
    'an office that $what sends it back with the reason, and it may be prepared again',
    async ({ arm, said }) => {
      await arm();
      const { id, mark } = await prepared(await leafLogo());
      await desk.settle();
      expect(await filingOf(id)).toMatchObject({
        status: 'RETURNED',
        returnReason: expect.stringContaining(said),
        officeDraft: null,
      });
      const again = await begun(mark);
      await desk.settle();
      expect(await filingOf(again)).toMatchObject({ status: 'PREPARED', officeDraft: expect.any(String) });
    },
  );

  it('an office that is asked too often is asked again later', async () => {
    await fault({ kind: 'status', status: 429, retryAfter: '30', count: 20 });
    const { id } = await prepared(await leafLogo());
    await desk.settle();
    expect(await filingOf(id)).toMatchObject({
      status: 'PREPARED',
      officeDraft: null,
      attempts: 1,
      trouble: expect.stringContaining('429'),
    });
    await desk.step('cancelFiling', id, { reason: 'Enough.' });
  });

  it('a picture in colours whose colours nobody named comes back with what the office misses', async () => {
    const { id } = await prepared(await leafLogo(), { office: {} });
    await desk.settle();
    expect(await filingOf(id)).toMatchObject({
      status: 'RETURNED',
      returnReason: expect.stringContaining('representation.colours (missing)'),
    });
  });

  it('a picture that is not the one that was approved, is gone, or cannot be told truly never leaves', async () => {
    const uploads = await desk.sim.requests('euipo', 'POST', DOCUMENTS);
    const { db } = desk.workspace;
    const [changed, replaced, gone, printed] = [
      await ordered(await leafLogo()),
      await ordered(await leafLogo()),
      await ordered(await leafLogo()),
      await ordered(await cmykJpeg()),
    ];
    const other = await noisePng(60, 60);
    await db.query(`update document_content set bytes = $2 where path = 'documents/' || $1`, [
      changed.documentId,
      other,
    ]);
    // Whoever writes over the file and over its digest does not write over the approval.
    await db.query(`update document_content set bytes = $2 where path = 'documents/' || $1`, [
      replaced.documentId,
      other,
    ]);
    await db.query('update document set sha256 = $2 where id = $1', [
      replaced.documentId,
      createHash('sha256').update(other).digest('hex'),
    ]);
    await db.query(`delete from document_content where path = 'documents/' || $1`, [gone.documentId]);
    const filings = await Promise.all([changed, replaced, gone, printed].map(({ mark }) => begun(mark)));
    await desk.settle();
    const reasons = await Promise.all(filings.map(async (id) => (await filingOf(id)).returnReason));
    expect(reasons).toEqual([
      expect.stringContaining('not the one'),
      expect.stringContaining('not the one'),
      expect.stringContaining('not there'),
      expect.stringContaining('CMYK'),
    ]);
    expect(await desk.sim.requests('euipo', 'POST', DOCUMENTS)).toBe(uploads);
  });
});
