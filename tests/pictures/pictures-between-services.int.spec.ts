import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { logoVersionName } from '@cotta/reference/logo-tones.js';
import { requestsService } from '@cotta/requests/testing.js';
import {
  keepUpload,
  leafLogo,
  noisePng,
  specimenCopies,
  workspaceService,
} from '@cotta/workspace/testing.js';
import { relayFacts, type RelayedFacts, type StagedService } from './relayed-facts.js';

/** 32 bytes, base64url; for tests only. */
const key = Buffer.alloc(32, 7).toString('base64url');
const customer = (name: string): Viewer & { readonly userId: string } => ({
  role: 'customer',
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [jana, eva] = [customer('jana'), customer('eva')];
const passerBy: Viewer = { role: 'visitor', locale: 'en', scopes: [], addressKey: 'somewhere' };
const lawyer: Viewer = { role: 'lawyer', userId: nameBasedId('lawyer'), locale: 'en', scopes: [] };

let requests: StagedService;
let workspace: StagedService;
let relays: readonly RelayedFacts[];
beforeAll(async () => {
  const [requestsDefinition, workspaceDefinition] = [
    requestsService({ linkKey: key, encryptionKey: key }),
    workspaceService({ linkKey: key, letters: [specimenCopies({ encryptionKey: key })] }),
  ];
  requests = { definition: requestsDefinition, fixture: await openServiceFixture(requestsDefinition) };
  workspace = { definition: workspaceDefinition, fixture: await openServiceFixture(workspaceDefinition) };
  relays = await Promise.all(
    [requests, workspace].map((from) => relayFacts(from, [requests, workspace], key)),
  );
});
afterAll(async () => {
  for (const relay of relays) await relay.close();
  for (const { fixture } of [requests, workspace]) await fixture.close();
});

async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    let published = 0;
    for (const relay of relays) published += await relay.carry();
    if (published === 0) return;
  }
  throw new Error('it never came to rest');
}

const uploaded = (bytes: Buffer, name = 'leaf.png') =>
  keepUpload(workspace.fixture.runtime, key, { name, bytes });

describe('an order begun without a check', () => {
  const answers = {
    type: 'LOGO',
    value: null,
    jurisdictions: ['US'],
    jurisdictionsUndecided: false,
    websites: [],
    businessDescription: 'Lamps of blown glass.',
    classes: [11],
    language: 'en',
    sendMarketingEmails: false,
    contact: { email: 'jana@client.test', firstName: 'Jana', lastName: 'Malá' },
  };
  /** @returns id of the order. */
  async function begun(who: Viewer, logoUpload: string): Promise<string> {
    const { data, errors } = await requests.fixture.ask(
      who,
      'mutation ($input: StartRegistrationOrderInput!) { startRegistrationOrder(input: $input) { ... on VerificationReceipt { publicId } ... on Refusal { code fields { path code } } } }',
      { input: { ...answers, logoUpload } },
    );
    expect([errors, data.startRegistrationOrder]).toEqual([
      undefined,
      { publicId: expect.stringMatching(/^V-/u) },
    ]);
    await settle();
    const found = await requests.fixture.ask(
      lawyer,
      'query ($publicId: String!) { registrationRequestList(filter: { publicId: { eq: $publicId } }) { items { id } } }',
      { publicId: data.startRegistrationOrder.publicId },
    );
    return found.data.registrationRequestList.items[0].id;
  }
  const inGrey = async (who: Viewer, id: string) =>
    (
      await workspace.fixture.ask(
        who,
        'mutation ($id: ID!) { generateApplicationLogo(id: $id, input: { tone: GREYSCALE }) { ... on LogoVersion { id } ... on Refusal { code } } }',
        { id },
      )
    ).data.generateApplicationLogo;
  const ownerOf = async (documentId: string) =>
    (
      await workspace.fixture.ask(
        lawyer,
        'query ($id: ID!) { document(id: $id) { subjectType subjectId userId } }',
        { id: documentId },
      )
    ).data.document;

  it('has its logo, and so a logo without colours, for its customer and nobody else', async () => {
    const { documentId, uploadToken } = await uploaded(await leafLogo());
    const order = await begun(jana, uploadToken);
    expect(await ownerOf(documentId)).toEqual({
      subjectType: 'registration_request',
      subjectId: order,
      userId: jana.userId,
    });
    expect(await inGrey(eva, order)).toEqual({ code: 'NOT_FOUND' });
    expect(await inGrey(jana, order)).toEqual({
      id: nameBasedId(...logoVersionName(documentId, 'greyscale')),
    });
  });

  it('of a visitor is opened by its link, and does not take the logo of another order', async () => {
    const { documentId, uploadToken } = await uploaded(await leafLogo());
    const order = await begun(passerBy, uploadToken);
    expect(await ownerOf(documentId)).toEqual({
      subjectType: 'registration_request',
      subjectId: order,
      userId: null,
    });
    const byLink = (revision: number): Viewer => ({
      role: 'visitor',
      locale: 'en',
      scopes: [],
      link: { purpose: 'verification-receipt', subjectId: order, revision },
    });
    const shown = async (who: Viewer) =>
      (
        await workspace.fixture.ask(who, 'query ($id: ID!) { document(id: $id) { name } }', {
          id: documentId,
        })
      ).data.document;
    expect([await shown(byLink(1)), await shown(byLink(2)), await shown(eva)]).toEqual([
      { name: 'leaf.png' },
      null,
      null,
    ]);
    const second = await begun(eva, uploadToken);
    expect(await ownerOf(documentId)).toMatchObject({ subjectId: order, userId: null });
    expect(await inGrey(eva, second)).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('a specimen', () => {
  const useClass = nameBasedId('class 11 of the proof');
  const specimen = '... on Specimen { id } ... on Refusal { code fields { path code } }';
  /** @returns id of the specimen. */
  async function added(who: Viewer, documentId: string): Promise<string> {
    const input = {
      useInCommerceRequestClassId: useClass,
      classNumber: 11,
      classItems: [],
      documentId,
      usptoRequirements: [],
    };
    const { data } = await requests.fixture.ask(
      who,
      `mutation ($input: CreateSpecimenInput!) { createSpecimen(input: $input) { ${specimen} } }`,
      { input },
    );
    await settle();
    return data.createSpecimen.id;
  }
  async function pictureOf(who: Viewer): Promise<string> {
    const { documentId, uploadToken } = await uploaded(await noisePng(3200, 300), 'stand.png');
    const input = {
      upload: uploadToken,
      type: 'SPECIMEN',
      subjectType: 'use_in_commerce_request_class',
      subjectId: useClass,
    };
    const { data } = await workspace.fixture.ask(
      who,
      'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { ... on Document { id userId } ... on Refusal { code } } }',
      { input },
    );
    expect(data.createDocument).toEqual({ id: documentId, userId: who.userId });
    return documentId;
  }
  const resized = async (who: Viewer, id: string) =>
    (
      await workspace.fixture.ask(
        who,
        'mutation ($id: ID!) { resizeSpecimen(id: $id) { ... on Document { id specimenProblems } ... on Refusal { code } } }',
        { id },
      )
    ).data.resizeSpecimen;
  const row = async (id: string) =>
    (
      await requests.fixture.ask(
        lawyer,
        'query ($id: ID!) { specimen(id: $id) { documentId originalDocumentId userId } }',
        { id },
      )
    ).data.specimen;

  it('shows the copy that fits once somebody asked for one, and keeps the picture as given', async () => {
    const source = await pictureOf(jana);
    const id = await added(jana, source);
    expect(await row(id)).toEqual({ documentId: source, originalDocumentId: null, userId: jana.userId });
    expect(await resized(eva, id)).toEqual({ code: 'NOT_FOUND' });
    const fitted = await resized(jana, id);
    expect(fitted).toEqual({ id: expect.not.stringMatching(source), specimenProblems: [] });
    await settle();
    expect(await row(id)).toEqual({ documentId: fitted.id, originalDocumentId: source, userId: jana.userId });
    expect(await resized(jana, id)).toEqual(fitted);
    await settle();
    expect(await row(id)).toEqual({ documentId: fitted.id, originalDocumentId: source, userId: jana.userId });
  });

  it('that names a picture of somebody else is neither shown nor made to fit', async () => {
    const hers = await pictureOf(eva);
    const id = await added(jana, hers);
    expect(await resized(jana, id)).toEqual({ code: 'NOT_FOUND' });
    await settle();
    expect(await row(id)).toEqual({ documentId: hers, originalDocumentId: null, userId: jana.userId });
    expect(
      (await workspace.fixture.ask(jana, 'query ($id: ID!) { document(id: $id) { url } }', { id: hers })).data
        .document,
    ).toBeNull();
    expect(
      await workspace.fixture.db.query('select 1 from document where source_document_id = $1', [hers]),
    ).toEqual([]);
  });
});
