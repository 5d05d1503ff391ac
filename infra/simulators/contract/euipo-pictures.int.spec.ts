import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { EuipoFiling } from '@cotta/trademarks/testing.js';
import { euipoVersion, leafLogo, logoVersion, noisePng } from '@cotta/workspace/testing.js';
import { CREDENTIALS } from '../credentials.mjs';
import { application } from './euipo-application.js';
import { ending, FaultTable } from './fault-table.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('EUIPO, pictures');
const DOCUMENTS = '/api/document-repository/documents';

let fixture: Fixture;
let filing: EuipoFiling;
/** Waits for no answer as shortly as the stage says. */
/** As we make it for the office: in colours, and without. */
let leaf: Buffer;
let grey: Buffer;

beforeAll(async () => {
  fixture = await openFixture();
  leaf = await fitted(await leafLogo());
  const version = await logoVersion(await leafLogo(), 'greyscale');
  grey = await fitted('problem' in version ? Buffer.of() : version.bytes);
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(async () => {
  await fixture.reset();
  let refreshToken = String((await fixture.control('euipo/lawyers', { lawyer: 'lawyer-one' })).refreshToken);
  const settings = {
    EUIPO_BASE_URL: `${fixture.url}/euipo/api`,
    EUIPO_AUTH_URL: `${fixture.url}/euipo/auth`,
    EUIPO_CLIENT_ID: CREDENTIALS.euipoClient,
    EUIPO_CLIENT_SECRET: CREDENTIALS.euipoSecret,
  };
  const login = {
    refreshToken: async () => refreshToken,
    rotated: async (token: string) => void (refreshToken = token),
  };
  filing = new EuipoFiling(settings, login, fixture.tuning);
});

async function fitted(picture: Buffer): Promise<Buffer> {
  const made = await euipoVersion(picture);
  if ('problem' in made) throw new Error(made.problem);
  return made.bytes;
}

const upload = (bytes: Buffer, { name = 'mark.jpg' } = {}): Promise<string> =>
  filing.uploadImage({ name, type: 'image/jpeg', bytes });
const draftWith = (imageId: string, colours: readonly string[]) =>
  filing.saveDraft({ ...application, mark: { kind: 'figurative', imageId, colours } });
const kept = async (): Promise<{ sha256: string; imageProperties: object }[]> =>
  (await (await fetch(`${fixture.url}/__sim/euipo/documents`)).json()) as never;
const fault = (wanted: object): Promise<unknown> =>
  fixture.control('faults', { vendor: 'euipo', method: 'POST', path: DOCUMENTS, ...wanted });
const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('a picture that was made for the office', () => {
  it('lies there byte for byte and stands in the draft, with its colours', async () => {
    const draft = await draftWith(await upload(leaf), ['green', 'orange']);
    expect([draft.state, (await kept()).map(({ sha256 }) => sha256)]).toEqual(['draft', [digest(leaf)]]);
    expect((await filing.submit(draft.id)).state).toBe('submitted');
    table.add('everything well', 'byte for byte, draft, submitted');
  });

  it('without colours needs no list of them', async () => {
    expect((await draftWith(await upload(grey), [])).state).toBe('draft');
  });

  it('in colours is not taken without a list of them, and an unknown or old one not at all', async () => {
    const imageId = await upload(leaf);
    const [without, unknown] = [
      await ending(draftWith(imageId, [])),
      await ending(draftWith('1', ['green'])),
    ];
    expect([without, unknown]).toEqual([
      'rejected 422 invalid-application: representation.colours (missing)',
      'rejected 422 invalid-application: representation.imageIdentifier (unknown)',
    ]);
    await fixture.control('clock', { advanceSeconds: 25 * 3600 });
    expect(await ending(draftWith(imageId, ['green']))).toBe(unknown);
    table.add('colours, none listed', without);
    table.add('picture unknown, or handed over yesterday', unknown);
  });
});

describe('a picture the office does not take', () => {
  const white = (width: number, height: number, density = 300) =>
    sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .withDensity(density)
      .jpeg()
      .toBuffer();
  it.each([
    { what: 'PNG', picture: () => leafLogo(), end: 'rejected 415 unsupported-document-type' },
    { what: 'more than 2 MB', picture: () => noisePng(840, 840), end: 'rejected 413 document-too-large' },
    {
      what: 'cut off',
      picture: async () => leaf.subarray(0, leaf.length - 40),
      end: 'rejected 400 invalid-document: file (corrupt)',
    },
    {
      what: 'too many pixels',
      picture: () => white(2836, 20),
      end: 'rejected 422 invalid-image: imageProperties (too-many-pixels)',
    },
    {
      what: '72 dots an inch',
      picture: () => white(90, 90, 72),
      end: 'rejected 422 invalid-image: imageProperties (wrong-resolution)',
    },
  ])('$what: says what is wrong and keeps nothing', async ({ what, picture, end }) => {
    expect(await ending(upload(await picture()))).toBe(end);
    expect(await kept()).toEqual([]);
    table.add(what, end);
  });

  it('a name of more than 25 signs, or what the office does not like the look of', async () => {
    expect(await ending(upload(leaf, { name: 'a-name-that-is-much-too-long.jpg' }))).toBe(
      'rejected 422 invalid-image: fileName (too-long)',
    );
    await fixture.control('euipo/refuse-picture', { code: 'not-legible' });
    expect([await ending(upload(leaf)), await ending(upload(leaf))]).toEqual([
      'rejected 422 invalid-image: file (not-legible)',
      'ok',
    ]);
    table.add('refused picture', 'rejected 422 invalid-image: file (not-legible)');
  });
});

describe('when the wire fails', () => {
  it.each([
    { kind: 'lost-answer', there: 2 },
    { kind: 'timeout', there: 1 },
    { kind: 'reset', there: 1 },
  ])('an upload hit by $kind is sent again, and one picture goes into the draft', async ({ kind, there }) => {
    await fault({ kind });
    const draft = await draftWith(await upload(leaf), ['green']);
    expect([(await kept()).length, draft.state]).toEqual([there, 'draft']);
    expect(await fixture.requests('euipo', 'POST', '/api/eutm-filing/applications')).toBe(1);
    table.add(`upload: ${kind}`, 'sent again; one draft');
  });

  it('413 before the office looks is no for good; 429 waits as long as it says', async () => {
    await fault({ kind: 'status', status: 413 });
    expect(await ending(upload(leaf))).toBe('rejected 413');
    await fault({ kind: 'status', status: 429, retryAfter: '20' });
    expect([await ending(upload(leaf)), fixture.pauses]).toEqual(['ok', [20_000]]);
    table.add('413; 429, Retry-After 20', 'rejected 413; waits 20 s, then ok');
  });

  it('an answer of another shape is a matter for a person', async () => {
    await fault({ kind: 'drift' });
    expect(await ending(upload(leaf))).toBe('contract');
    table.add('upload: drift', 'contract');
  });
});
