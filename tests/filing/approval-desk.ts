import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { openFileCollection } from '@cotta/gateway/testing.js';
import { requestsService } from '@cotta/requests/testing.js';
import { trademarksService } from '@cotta/trademarks/testing.js';
import { keepUpload, specimenCopies, workspaceService } from '@cotta/workspace/testing.js';
import { relayFacts, type StagedService } from '../pictures/relayed-facts.js';
import { serveInternalRoutes } from './internal-routes.js';

const key = Buffer.alloc(32, 7).toString('base64url');
const person = (role: Viewer['role'], name: string): Viewer & { userId: string } => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
export const jana = person('customer', 'jana');
/** A client of ours who has nothing to do with Jana's order. */
export const petr = person('customer', 'petr');
export const lawyer = person('lawyer', 'lawyer');
export const admin = person('admin', 'admin');

/** Without her the office takes nothing of an owner from abroad. */
const attorney = {
  office: 'US',
  position: 1,
  kind: 'PARTNER',
  name: 'P. North',
  firm: 'Northbridge',
  street: '1 Elm Street',
  city: 'Boston',
  country: 'US',
  inUse: true,
};

type Answer = Readonly<Record<string, unknown>>;

/** Requests, trademarks and workspace on databases of their own, told of each other's facts as their relays tell them, sealed and twice. */
export interface ApprovalDesk {
  readonly workspaceDb: { query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]> };
  /** @returns what the mutation `name` of the service answers */
  requests(viewer: Viewer, name: string, id: string | undefined, input?: object): Promise<Answer>;
  workspace(viewer: Viewer, name: string, id: string | undefined, input?: object): Promise<Answer>;
  /** An order in the United States on use, waiting for its client's approval. */
  draftSent(): Promise<{
    readonly requestId: string;
    readonly applicationId: string;
    readonly jurisdictionId: string;
    readonly folderId: string;
  }>;
  /** @returns the id of a party of theirs, as accounts has told of it */
  partyOf(viewer: Viewer): Promise<string>;
  /** @returns token of the upload and the id of its document */
  uploaded(
    bytes: Buffer,
    name?: string,
  ): Promise<{ readonly uploadToken: string; readonly documentId: string }>;
  copyOf(requestId: string): Promise<{
    readonly digest: string;
    readonly offices: readonly { readonly content: { readonly papers: readonly Answer[] } }[];
  }>;
  /** What a colleague gets of the one mark of an order: names of the files with what the manifest says of the documents, or the refusal. */
  packageOf(requestId: string): Promise<Answer>;
  settle(): Promise<void>;
  close(): Promise<void>;
}

export async function openApprovalDesk(): Promise<ApprovalDesk> {
  const staged = async (definition: ServiceDefinition): Promise<StagedService> => ({
    definition,
    fixture: await openServiceFixture(definition),
  });
  const requests = await staged(requestsService({ linkKey: key, encryptionKey: key }));
  const trademarks = await staged(trademarksService({ linkKey: key, encryptionKey: key }));
  const workspace = await staged(
    workspaceService({ linkKey: key, letters: [specimenCopies({ encryptionKey: key })] }),
  );
  const all = [requests, trademarks, workspace];
  const relays = await Promise.all(all.map((from) => relayFacts(from, all, key)));
  const inside = await Promise.all(
    [trademarks, workspace].map(({ definition, fixture }) => serveInternalRoutes(definition, fixture)),
  );
  const files = openFileCollection({ trademarks: inside[0]?.url ?? '', workspace: inside[1]?.url ?? '' });

  const settle = async (): Promise<void> => {
    for (let round = 0; round < 20; round += 1) {
      let published = 0;
      for (const relay of relays) published += await relay.carry();
      if (published === 0) return;
    }
    throw new Error('it never came to rest');
  };
  const mutate = async (
    { fixture }: StagedService,
    { viewer, name, id, input }: { viewer: Viewer; name: string; id: string | undefined; input: object },
  ): Promise<Answer> => {
    const entity =
      /(?:Document|Specimen|ApplicationJurisdiction|Application|RegistrationRequest|Representative|DocumentFolder)$/.exec(
        name,
      )?.[0];
    const [given, shown] = [
      `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`,
      entity === undefined ? 'RegistrationRequest' : entity,
    ];
    const takesInput = !name.startsWith('delete') && name !== 'resizeSpecimen';
    const [declared, passed] = [
      [id === undefined ? '' : '$id: ID!', takesInput ? `$input: ${given}!` : ''],
      [id === undefined ? '' : 'id: $id', takesInput ? 'input: $input' : ''],
    ].map((parts) => parts.filter(Boolean).join(', '));
    const what =
      (
        {
          resizeSpecimen: 'Document',
          approveApplication: 'RegistrationRequest',
          chooseApplicationParties: 'Application',
        } as Readonly<Record<string, string>>
      )[name] ?? shown;
    const { data, errors } = await fixture.ask(
      viewer,
      `mutation (${declared}) { it: ${name}(${passed}) { ... on ${what} { id } ... on Refusal { code } } }`,
      { ...(id === undefined ? {} : { id }), ...(takesInput ? { input } : {}) },
    );
    if (errors !== undefined) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    return data.it as Answer;
  };
  const requestsDo: ApprovalDesk['requests'] = (viewer, name, id, input = {}) =>
    mutate(requests, { viewer, name, id, input });
  const workspaceDo: ApprovalDesk['workspace'] = (viewer, name, id, input = {}) =>
    mutate(workspace, { viewer, name, id, input });

  /** What accounts has told, as the consumer of its facts keeps it. */
  const published = async ({ userId }: Viewer, facts: object): Promise<string> => {
    const id = systemIds.next();
    await requests.fixture.db.query('insert into party_copy (id, user_id, facts) values ($1, $2, $3)', [
      id,
      userId,
      JSON.stringify(facts),
    ]);
    return id;
  };

  return {
    partyOf: (viewer) => published(viewer, { type: 'natural', first_name: 'Some', last_name: 'Body' }),
    workspaceDb: { query: (sql, values) => workspace.fixture.db.query(sql, values) },
    requests: requestsDo,
    workspace: workspaceDo,
    settle,
    draftSent: async () => {
      const answers = {
        type: 'TEXT',
        value: 'Velomar',
        jurisdictions: ['US'],
        jurisdictionsUndecided: false,
        websites: [],
        businessDescription: 'Lamps.',
        classes: [11],
        language: 'en',
        sendMarketingEmails: false,
        contact: { email: 'jana@client.test', firstName: 'Jana', lastName: 'Malá' },
        userId: jana.userId,
      };
      const requestId = String(
        (await requestsDo(admin, 'createRegistrationRequest', undefined, answers))['id'],
      );
      await requestsDo(jana, 'createOrder', requestId, {
        services: ['registration'],
        orderedItems: ['US'],
        currency: 'EUR',
        filingClassesCount: 1,
        termsAccepted: true,
      });
      // The first of several orders lists her; the others find her there.
      await requestsDo(admin, 'createRepresentative', undefined, attorney);
      await requestsDo(admin, 'confirmInvoicePaid', requestId);
      await requestsDo(admin, 'markReadyForDrafting', requestId);
      const [owner, address] = [
        await published(jana, { type: 'legal', business_name: 'Velomar s.r.o.' }),
        await published(jana, { street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK' }),
      ];
      const applicationId = String(
        (
          await requestsDo(lawyer, 'createApplication', undefined, {
            requestId,
            onboardingFinished: true,
            domicileAddressVisible: false,
            registrationEntityId: owner,
            domicileAddressId: address,
          })
        )['id'],
      );
      const folderId = String(
        (
          await workspaceDo(lawyer, 'createDocumentFolder', undefined, {
            name: 'United States',
            subjectType: 'application',
            subjectId: applicationId,
            userId: jana.userId,
          })
        )['id'],
      );
      const part = await requestsDo(lawyer, 'createApplicationJurisdiction', undefined, {
        applicationId,
        jurisdiction: 'US',
        goodsAndServices: [{ classNumber: 11, terms: ['lamps'] }],
        usptoSpecimenToClass: [],
        colorClaimEnabled: false,
        usptoFilingBasis: '_1_A',
        documentFolderId: folderId,
      });
      await requestsDo(jana, 'requestReview', requestId);
      const sent = await requestsDo(lawyer, 'sendForReview', requestId);
      if (sent['id'] === undefined) throw new Error(JSON.stringify(sent));
      return { requestId, applicationId, jurisdictionId: String(part['id']), folderId };
    },
    uploaded: (bytes, name = 'paper.pdf') => keepUpload(workspace.fixture.runtime, key, { name, bytes }),
    copyOf: async (id) =>
      (
        await requests.fixture.ask(
          jana,
          'query ($id: ID!) { it: filingCopy(requestId: $id) { digest offices { content } } }',
          { id },
        )
      ).data.it,
    packageOf: async (requestId) => {
      const [mark]: { id: string }[] = await trademarks.fixture.db.query(
        'select id from trademark where registration_request_id = $1',
        [requestId],
      );
      const answer = await files.collect(lawyer, `/internal/trademarks/${mark?.id ?? ''}/filing-package`);
      if ('refused' in answer) return answer.refused;
      const manifest = answer.collected.files.find(({ name }) => name === 'application.json');
      let text = '';
      for await (const piece of manifest?.content() ?? []) text += Buffer.from(piece).toString('utf8');
      const { documents } = JSON.parse(text) as { documents: { type: string; approval: string }[] };
      return {
        markId: mark?.id,
        documents: documents.map(({ type, approval }) => `${type}: ${approval}`).toSorted(),
      };
    },
    close: async () => {
      await Promise.all([...relays, files, ...inside].map((one) => one.close()));
      await Promise.all(all.map(({ fixture }) => fixture.close()));
    },
  };
}
