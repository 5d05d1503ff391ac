import { createHash } from 'node:crypto';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { calendarDate, type Clock } from '@cotta/kit/model/time/clock.js';
import { openFixture, type Fixture } from '../../infra/simulators/contract/fixture.js';
import { CREDENTIALS } from '../../infra/simulators/credentials.mjs';
import { openFileCollection, serveFileDoors } from '@cotta/gateway/testing.js';
import { requestsService } from '@cotta/requests/testing.js';
import { markOf, officeWorker, type Partner, trademarksService } from '@cotta/trademarks/testing.js';
import { keepUpload, receiptFilesConsumer, workspaceService } from '@cotta/workspace/testing.js';
import { carryFacts } from '../money/carry-facts.js';
import { relayFacts } from '../pictures/relayed-facts.js';
import { serveInternalRoutes } from './internal-routes.js';

export const key = Buffer.alloc(32, 7).toString('base64url');
const person = (role: Viewer['role'], name: string): Viewer & { userId: string } => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
export const jana = person('customer', 'jana');
export const lawyer = person('lawyer', 'lawyer');
export const admin = person('admin', 'admin');
/** Prepares what the lawyer confirms. */
export const colleague = person('lawyer', 'colleague');
export const keys: Readonly<Record<'northbridge' | 'other', string>> = {
  northbridge: CREDENTIALS.partnerKey,
  other: 'another-key',
};

/** Requests, trademarks and workspace on databases of their own, office and partners simulated, the partner interface and the documents of the gateway over HTTP. */
export interface FilingDesk {
  readonly sim: Fixture;
  readonly requests: ServiceFixture;
  readonly trademarks: ServiceFixture;
  readonly workspace: ServiceFixture;
  /** Where partners call. */
  readonly url: string;
  /** An order approved by its client, in three offices; marks by office. A word unless said otherwise. */
  approvedOrder(mark?: OrderedMark): Promise<ApprovedOrder>;
  /** Uploads a paper and puts it where it belongs. @returns its id */
  paper(of: {
    readonly type: string;
    readonly subjectType: string;
    readonly subjectId: string;
    readonly bytes: Buffer;
  }): Promise<string>;
  /** What the gateway would put together for somebody: names of the files, or the refusal. */
  filesFor(viewer: Viewer, path: string): Promise<object>;
  /** The status of a question to the keeper of documents. */
  documentFacts(viewer: Viewer | 'system', question: object): Promise<{ readonly status: number }>;
  /** The time of the services, of the office and of the partners. */
  now(): Date;
  /** Pushes it forward, for all of them: an office that is minutes ahead would file a mark tomorrow. */
  pass(seconds: number): Promise<void>;
  /** Facts go round and what is due is done, until nothing moves. */
  settle(): Promise<void>;
  pollRegister(): Promise<void>;
  statusOf(trademarkId: string): Promise<string>;
  prepare(
    trademarkId: string,
    way: { readonly route: string; readonly partner?: string },
  ): Promise<Readonly<Record<string, string>>>;
  /** @param viewer @defaultValue the lawyer */
  step(name: string, id: string, input?: object, viewer?: Viewer): Promise<unknown>;
  /** The lawyer compared the last sheet of what a colleague prepared, and lets it go. */
  confirm(filingId: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface OrderedMark {
  /** Answers of the order that are others than those of a word. */
  readonly answers: object;
  /** What each office's part says of its picture. */
  readonly office?: object;
  /** Token of the version of the picture that is chosen for the EU. */
  readonly chosenForEu?: string;
}

export interface ApprovedOrder {
  readonly requestId: string;
  readonly applicationId: string;
  readonly marks: Readonly<Record<string, string>>;
}

export async function openFilingDesk(): Promise<FilingDesk> {
  const sim = await openFixture();
  const partner = (code: string, behaviour: string, secretKey: string): Partner => ({
    code,
    name: code,
    webhookUrl: `${sim.url}/partner/webhooks/${behaviour}`,
    secret: CREDENTIALS.partnerSecret,
    keyDigest: createHash('sha256').update(secretKey).digest('hex'),
    scopes: ['filings:read', 'filings:write'],
    offices: ['US'],
  });
  const partners = [
    partner('northbridge', 'prompt', keys.northbridge),
    partner('other', 'never', keys.other),
    partner('stranger', 'other-mark', keys.other),
  ];
  const requestsDefinition = requestsService({ linkKey: key, encryptionKey: key });
  const definition = trademarksService({ linkKey: key, encryptionKey: key, partners });
  const workspaceDefinition = workspaceService({
    linkKey: key,
    letters: [receiptFilesConsumer({ encryptionKey: key })],
  });
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);
  const clock: Clock = { now, today: (zone) => calendarDate(now(), zone) };
  const tuning = { ...sim.tuning, clock };
  const [requests, trademarks, workspace] = [
    await openServiceFixture(requestsDefinition, clock),
    await openServiceFixture(definition, clock),
    await openServiceFixture(workspaceDefinition, clock),
  ];
  const both = [
    { runtime: requests.runtime, definition: requestsDefinition },
    { runtime: trademarks.runtime, definition },
  ] as const;
  const keeper = { runtime: workspace.runtime, definition: workspaceDefinition };
  // What workspace keeps is told sealed: an approval covers the bytes.
  const documentFacts = await relayFacts(
    { fixture: workspace, definition: workspaceDefinition },
    [{ fixture: requests, definition: requestsDefinition }],
    key,
  );
  const euipo = {
    EUIPO_BASE_URL: `${sim.url}/euipo/api`,
    EUIPO_AUTH_URL: `${sim.url}/euipo/auth`,
    EUIPO_CLIENT_ID: CREDENTIALS.euipoClient,
    EUIPO_CLIENT_SECRET: CREDENTIALS.euipoSecret,
  };
  const inside = await Promise.all([
    serveInternalRoutes(definition, trademarks),
    serveInternalRoutes(workspaceDefinition, workspace),
  ]);
  const urls = { trademarks: inside[0].url, workspace: inside[1].url };
  const files = openFileCollection(urls);
  const door = await serveFileDoors(urls);
  const url = `${door.url}/api/partner`;
  const worker = officeWorker(trademarks.runtime, {
    euipo,
    refreshToken: CREDENTIALS.euipoRefreshToken,
    partners,
    documentsUrl: door.url,
    encryptionKey: key,
    linkKey: key,
    tuning,
  });
  await sim.control('partner/callback', { url, key: keys.northbridge });

  const step: FilingDesk['step'] = async (name, id, input = {}, viewer = lawyer) => {
    const source = `mutation ($id: ID!, $input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(id: $id, input: $input) { __typename ... on Refusal { code } } }`;
    const { data, errors } = await trademarks.ask(viewer, source, { id, input });
    return data?.[name]?.code ?? data?.[name]?.__typename ?? errors?.[0];
  };
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 20; round += 1) {
      const published = [
        await documentFacts.carry(),
        await carryFacts(both[0], both),
        await carryFacts(both[1], [...both, keeper]),
        await carryFacts(keeper, [both[1]]),
      ];
      const done = await worker.workFilings();
      if (published.every((count) => count === 0) && done === 0) return;
    }
    throw new Error('it never came to rest');
  };
  return {
    sim,
    requests,
    trademarks,
    workspace,
    url,
    settle,
    step,
    confirm: (filingId) => step('confirmFiling', filingId, { compared: true }),
    now,
    pass: async (advanceSeconds) => {
      aheadMs += advanceSeconds * 1000;
      await sim.control('clock', { advanceSeconds });
    },
    approvedOrder: (mark) => approvedOrder(requests, settle, mark),
    paper: (of) => filePaper(workspace, of),
    filesFor: async (viewer, address) => {
      const answer = await files.collect(viewer, address);
      return 'refused' in answer
        ? answer.refused
        : { name: answer.collected.name, files: answer.collected.files.map(({ name }) => name) };
    },
    documentFacts: (viewer, question) =>
      fetch(`${inside[1].url}/internal/document-facts`, {
        method: 'POST',
        headers: viewer === 'system' ? {} : { 'x-viewer': JSON.stringify(viewer) },
        body: JSON.stringify(question),
      }),
    pollRegister: () => worker.pollRegisters(),
    statusOf: async (id) =>
      (await trademarks.ask(admin, 'query ($id: ID!) { trademark(id: $id) { status } }', { id })).data
        .trademark.status,
    prepare: async (trademarkId, { route, partner: code }) => {
      const input = {
        trademarkId,
        route: route.toUpperCase(),
        ...(code === undefined ? {} : { partner: code }),
      };
      const { data, errors } = await trademarks.ask(
        colleague,
        'mutation ($input: CreateFilingInput!) { createFiling(input: $input) { ... on Filing { id status } ... on Refusal { code } } }',
        { input },
      );
      return data?.createFiling ?? errors?.[0];
    },
    close: async () => {
      await Promise.all([door, files, ...inside].map((one) => one.close()));
      await documentFacts.close();
      await Promise.all([requests.close(), trademarks.close(), workspace.close(), sim.stop()]);
    },
  };
}

async function filePaper(
  { runtime, ask }: ServiceFixture,
  { bytes, ...filed }: Parameters<FilingDesk['paper']>[0],
): Promise<string> {
  const kept = await keepUpload(runtime, key, { name: 'paper.pdf', bytes });
  const { data } = await ask(
    lawyer,
    'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { ... on Document { id } ... on Refusal { code } } }',
    { input: { upload: kept.uploadToken, ...filed } },
  );
  if (data?.createDocument?.id !== kept.documentId) throw new Error(JSON.stringify(data));
  return kept.documentId;
}

/** Whom the firm names to the offices; the Union's knows hers by the number. */
const representatives = [
  {
    office: 'EU',
    position: 1,
    kind: 'EMPLOYEE',
    name: 'M. Sloan',
    officeNumber: '12345',
    street: 'Dlhá 2',
    city: 'Bratislava',
    postcode: '811 02',
    country: 'SK',
    inUse: true,
  },
  {
    office: 'US',
    position: 1,
    kind: 'PARTNER',
    name: 'P. North',
    firm: 'Northbridge',
    street: '1 Elm Street',
    city: 'Boston',
    country: 'US',
    inUse: true,
  },
  {
    office: 'UK',
    position: 1,
    kind: 'PARTNER',
    name: 'U. South',
    street: '2 Oak Lane',
    city: 'London',
    postcode: 'EC1A 1AA',
    country: 'GB',
    inUse: true,
  },
];

async function approvedOrder(
  { ask, db }: ServiceFixture,
  settle: () => Promise<void>,
  mark: OrderedMark = { answers: {} },
): Promise<ApprovedOrder> {
  const it = async <T>(viewer: Viewer, source: string, variables: Record<string, unknown>): Promise<T> => {
    const { data, errors } = await ask(viewer, source, variables);
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data.it;
  };
  const answers = {
    type: 'TEXT',
    value: 'Velomar',
    jurisdictions: ['EU', 'UK', 'US'],
    jurisdictionsUndecided: false,
    websites: [],
    businessDescription: 'Lamps.',
    classes: [11],
    language: 'en',
    sendMarketingEmails: false,
    contact: { email: 'jana@client.test', firstName: 'Jana', lastName: 'Malá' },
    userId: jana.userId,
    ...mark.answers,
  };
  const { id } = await it<{ id: string }>(
    admin,
    'mutation ($input: CreateRegistrationRequestInput!) { it: createRegistrationRequest(input: $input) { ... on RegistrationRequest { id } } }',
    { input: answers },
  );
  const step = (viewer: Viewer, name: string, input: string): Promise<unknown> =>
    it(viewer, `mutation ($id: ID!) { it: ${name}(id: $id, input: ${input}) { ... on Refusal { code } } }`, {
      id,
    });
  await step(
    jana,
    'createOrder',
    '{ services: ["registration"], orderedItems: ["EU"], currency: "EUR", filingClassesCount: 1, termsAccepted: true }',
  );
  await step(admin, 'confirmInvoicePaid', '{}');
  await step(admin, 'markReadyForDrafting', '{}');
  const [owner, address] = [systemIds.next(), systemIds.next()];
  const application = await it<{ id: string }>(
    lawyer,
    'mutation ($input: CreateApplicationInput!) { it: createApplication(input: $input) { ... on Application { id } } }',
    {
      input: {
        requestId: id,
        onboardingFinished: true,
        domicileAddressVisible: false,
        registrationEntityId: owner,
        domicileAddressId: address,
      },
    },
  );
  await db.query('insert into party_copy (id, user_id, facts) values ($1, $3, $4), ($2, $3, $5)', [
    owner,
    address,
    jana.userId,
    JSON.stringify({ type: 'legal', business_name: 'Velomar s.r.o.', company_type: 's.r.o.' }),
    JSON.stringify({ street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK' }),
  ]);
  const office = (jurisdiction: string) => ({
    applicationId: application.id,
    jurisdiction,
    goodsAndServices: [{ classNumber: 11, terms: ['lamps', 'lanterns'] }],
    usptoSpecimenToClass: [],
    colorClaimEnabled: false,
    ...(jurisdiction === 'US' ? { usptoFilingBasis: '_1_B' } : {}),
    ...mark.office,
  });
  // The first of several orders lists them; the others find them there.
  for (const one of representatives)
    await it(
      admin,
      'mutation ($input: CreateRepresentativeInput!) { it: createRepresentative(input: $input) { ... on Refusal { code } } }',
      { input: one },
    );
  const parts: Record<string, string> = {};
  for (const jurisdiction of ['EU', 'UK', 'US']) {
    const input = office(jurisdiction);
    const source =
      'mutation ($input: CreateApplicationJurisdictionInput!) { it: createApplicationJurisdiction(input: $input) { ... on ApplicationJurisdiction { id } ... on Refusal { code } } }';
    parts[jurisdiction] = (await it<{ id: string }>(lawyer, source, { input })).id;
  }
  if (mark.chosenForEu !== undefined) {
    const chosen = await it<{ __typename: string }>(
      jana,
      'mutation ($id: ID!, $input: ChooseApplicationLogoInput!) { it: chooseApplicationLogo(id: $id, input: $input) { __typename } }',
      { id: parts['EU'], input: { upload: mark.chosenForEu } },
    );
    if (chosen.__typename === 'Refusal') throw new Error('the version of the picture was not taken');
  }
  await step(jana, 'requestReview', '{}');
  await step(lawyer, 'sendForReview', '{}');
  const { digest } = await it<{ digest: string }>(
    jana,
    'query ($id: ID!) { it: filingCopy(requestId: $id) { digest } }',
    { id },
  );
  const approved = await it<{ status?: string }>(
    jana,
    'mutation ($id: ID!, $input: ApproveApplicationInput!) { it: approveApplication(id: $id, input: $input) { ... on RegistrationRequest { status } ... on Refusal { code params { value } } } }',
    { id, input: { draftDigest: digest } },
  );
  if (approved.status !== 'APPLICATION_APPROVED') throw new Error(JSON.stringify(approved));
  await settle();
  return {
    requestId: id,
    applicationId: application.id,
    marks: Object.fromEntries(
      Object.entries(parts).map(([jurisdiction, part]) => [jurisdiction, markOf(part)]),
    ),
  };
}
