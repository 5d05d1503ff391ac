import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { casesService } from '@cotta/cases/testing.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  emailSink,
  letterConsumers,
  readEmail,
  takeInEmail,
  testEncryptionKey as key,
  workspaceService,
} from '@cotta/workspace/testing.js';
import { passingOn, type Speaker } from '../testkit/passed-on.js';

const clock = new FakeClock('2026-03-02T10:30:00Z');
const viewer = (role: Viewer['role'], name: string): Viewer => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [eva, jan, lawyer] = [viewer('customer', 'eva'), viewer('customer', 'jan'), viewer('lawyer', 'lawyer')];
const { userId: _, ...somebody } = viewer('visitor', 'nobody');
const visitor: Viewer = { ...somebody, locale: 'cs' };
const page = 'https://market.example/offer/1';

let cases: Speaker;
let workspace: Speaker;
let passOn: () => Promise<void>;

beforeAll(async () => {
  const queue = {
    add: () => Promise.resolve(),
    tick: () => undefined,
    waiting: () => Promise.resolve(0),
    close: () => Promise.resolve(),
  };
  const parts = { queue, clock, emailFrom: emailSink().emailFrom, publicOrigin: 'https://cotta.test' };
  const letters = letterConsumers(parts, { encryptionKey: key, linkKey: key });
  const [ofCases, ofWorkspace] = [
    casesService({ linkKey: key, encryptionKey: key }),
    workspaceService({ linkKey: key, letters }),
  ];
  cases = { definition: ofCases, fixture: await openServiceFixture(ofCases, clock) };
  workspace = { definition: ofWorkspace, fixture: await openServiceFixture(ofWorkspace, clock) };
  passOn = passingOn([cases, workspace]);
  const sealed = encryptContact(
    { email: 'eva@client.test', firstName: 'Eva', lastName: '', phone: '', language: 'en' },
    key,
  );
  await workspace.fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, 'en', 'UK', true)`,
    [eva.userId, Buffer.from(sealed.sealed ?? [])],
  );
});
afterAll(async () => {
  await cases.fixture.close();
  await workspace.fixture.close();
});

async function run(
  { fixture }: Speaker,
  who: Viewer,
  [name, kind]: readonly [string, string],
  { id, input }: { readonly id?: string; readonly input: object },
): Promise<Record<string, string>> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const [declared, passed] = id === undefined ? ['', ''] : ['$id: ID!, ', 'id: $id, '];
  const field = kind === 'SupportReceipt' ? 'id: ticketId' : 'id';
  const { data, errors } = await fixture.ask(
    who,
    `mutation (${declared}$input: ${type}!) { done: ${name}(${passed}input: $input) { ... on ${kind} { ${field} } ... on Refusal { code } } }`,
    { id, input },
  );
  return data?.done ?? { code: errors?.[0]?.extensions?.code ?? JSON.stringify(errors) };
}

async function made(kind: string, input: object): Promise<string> {
  const { id, ...refused } = await run(cases, lawyer, [`create${kind}`, kind], { input });
  if (id === undefined) throw new Error(JSON.stringify(refused));
  return id;
}

/** A threat whose page was reported to a platform. */
async function reportedThreat(link: string): Promise<string> {
  const { userId } = eva;
  const caseCounterpartyId = await made('CaseCounterparty', {
    userId,
    primaryName: 'Copy Shop',
    aliases: [],
    websites: [],
    whitelisted: false,
  });
  const caseId = await made('Case', {
    userId,
    brandId: nameBasedId('brand'),
    caseCounterpartyId,
    relevance: 'HIGH',
  });
  const caseInfringementId = await made('CaseInfringement', { userId, caseId, platform: 'Market' });
  await made('CaseInfringementEvidence', {
    userId,
    caseInfringementId,
    website: link,
    evidenceDate: '2026-03-01',
    description: 'The name in the title.',
  });
  await made('CaseSolution', {
    userId,
    caseId,
    currency: 'EUR',
    offerSubscription: false,
    items: [{ kind: 'LETTER', title: 'A letter', price: { amountMinor: 10_000, currency: 'EUR' } }],
  });
  const report = await made('CasePlatformReport', {
    caseId,
    channel: 'AMAZON',
    links: [link],
    rightsHolder: 'Lumara s.r.o.',
    markName: 'LUMARA',
    markNumber: '018999001',
    markOffice: 'EUIPO',
    goods: 'lamps',
    explanation: 'The offer bears the name.',
  });
  await run(cases, lawyer, ['fileCasePlatformReport', 'CasePlatformReport'], {
    id: report,
    input: { filedOn: '2026-03-02', referenceNumber: `R-${caseId.slice(-6)}` },
  });
  await run(cases, lawyer, ['kickOffCase', 'Case'], { id: caseId, input: {} });
  return caseId;
}

const objects = async (reported: string, contactEmail = 'jan@shop.example'): Promise<string> => {
  const { id, ...refused } = await run(workspace, visitor, ['askSupport', 'SupportReceipt'], {
    input: {
      contactName: 'Jan Malý',
      contactEmail,
      description: 'We have an agreement with the owner.',
      topic: 'OBJECTION',
      reported,
    },
  });
  if (id === undefined) throw new Error(JSON.stringify(refused));
  await passOn();
  return id;
};

const OBJECTIONS = `query ($id: ID!) { case(id: $id) { objections { items { id status words fromName reported clientQuestion clientAnswer answer reasonForClient } } } }`;
const objectionsOf = async (who: Viewer, id: string) =>
  (await cases.fixture.ask(who, OBJECTIONS, { id })).data.case?.objections.items;
const openWorks = async (...subjects: string[]): Promise<string[]> =>
  (
    await workspace.fixture.db.query(
      `select work from task where subject_id = any($1) and status not in ('Done', 'Cancelled') order by work`,
      [subjects],
    )
  ).map(({ work }: { work: string }) => work);
const lettersOf = async (subject: string): Promise<string[]> =>
  (
    await workspace.fixture.db.query(
      'select template from outgoing_mail where subject_id = $1 order by created_at, template',
      [subject],
    )
  ).map(({ template }: { template: string }) => template);
const decide = (name: string, id: string, input: object, who = lawyer) =>
  run(cases, who, [name, 'CaseObjection'], { id, input });
const close = (id: string) =>
  run(cases, lawyer, ['closeCase', 'Case'], {
    id,
    input: { outcome: 'GIVEN_UP', outcomeNote: 'Nothing more.' },
  });

it('what the other side says becomes a record of its case: a task, a letter to the client, no end before the answer, and the answer by e-mail', async () => {
  const caseId = await reportedThreat(page);
  const ticketId = await objects('http://www.market.example/offer/1/');
  expect(await objectionsOf(eva, caseId)).toMatchObject([
    {
      id: ticketId,
      status: 'TO_ANSWER',
      words: 'We have an agreement with the owner.',
      fromName: 'Jan Malý',
      reported: 'http://www.market.example/offer/1/',
    },
  ]);
  expect(await objectionsOf(jan, caseId)).toBeUndefined();
  expect(await openWorks(ticketId)).toEqual(['case-objection']);
  expect(await lettersOf(ticketId)).toEqual(
    expect.arrayContaining(['objection-received', 'other-side-wrote']),
  );
  expect(await lettersOf(ticketId)).not.toContain('support-received');
  expect(await close(caseId)).toEqual({ code: 'OBJECTION_UNANSWERED' });
  // Answered where it is kept, and nowhere else.
  expect(
    await run(workspace, lawyer, ['replySupportTicket', 'SupportTicket'], {
      id: ticketId,
      input: { text: 'No.' },
    }),
  ).toEqual({ code: 'KEPT_IN_CASE' });

  const asked = { clientQuestion: 'Is there an agreement?' };
  expect(await decide('askCaseObjectionClient', ticketId, asked, eva)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await decide('askCaseObjectionClient', ticketId, asked)).toEqual({ id: ticketId });
  await passOn();
  expect(await openWorks(ticketId)).toEqual([]);
  expect(await close(caseId)).toEqual({ code: 'OBJECTION_UNANSWERED' });
  const says = { clientAnswer: 'There is none.' };
  expect(await decide('answerCaseObjectionClient', ticketId, says, jan)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await decide('answerCaseObjectionClient', ticketId, says, eva)).toEqual({ id: ticketId });
  await passOn();
  expect(await openWorks(ticketId)).toEqual(['case-objection']);

  expect(await decide('keepCaseDemand', ticketId, { answer: 'Pošlete nám tu dohodu.' })).toEqual({
    id: ticketId,
  });
  await passOn();
  expect(await openWorks(ticketId)).toEqual([]);
  expect(await lettersOf(ticketId)).toEqual(
    expect.arrayContaining(['other-side-asked', 'other-side-answer', 'demand-kept']),
  );
  const [letter] = await workspace.fixture.db.query(
    `select locale from outgoing_mail where subject_id = $1 and template = 'other-side-answer'`,
    [ticketId],
  );
  expect(letter.locale).toBe('cs');
  expect(await close(caseId)).toEqual({ id: caseId });
});

it('what cannot be found, or may be about several, stays a ticket until a colleague puts it into its case', async () => {
  const ticketId = await objects('https://market.example/nobody-knows-it');
  expect(await openWorks(ticketId)).toEqual(['ticket']);
  const link = 'https://market.example/offer/2';
  const [first, second] = [await reportedThreat(link), await reportedThreat(link)];
  const twice = await objects(link, 'eda@shop.example');
  expect(await objectionsOf(lawyer, first)).toEqual([]);
  expect(await objectionsOf(lawyer, second)).toEqual([]);
  expect(await openWorks(twice)).toEqual(['ticket']);

  const attach = ['attachSupportTicketToCase', 'SupportTicket'] as const;
  const into = { id: twice, input: { caseId: second } };
  expect(await run(workspace, eva, attach, into)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await run(workspace, lawyer, attach, into)).toEqual({ id: twice });
  await passOn();
  expect(await objectionsOf(eva, second)).toMatchObject([{ id: twice, status: 'TO_ANSWER' }]);
  expect(await openWorks(twice)).toEqual(['case-objection']);

  const withdraw = { answer: 'You are right.', reasonForClient: 'Your own licence allows it.' };
  expect(await decide('withdrawCaseDemand', twice, withdraw)).toEqual({ id: twice });
  await passOn();
  expect(await lettersOf(twice)).toEqual(expect.arrayContaining(['demand-withdrawn', 'other-side-answer']));
  expect(await openWorks(twice)).toEqual(['demand-withdrawn']);
});

it('what they add later, by e-mail, is another record of the same case', async () => {
  const link = 'https://market.example/offer/3';
  const caseId = await reportedThreat(link);
  const ticketId = await objects(link, 'ida@shop.example');
  const [{ said }] = await workspace.fixture.db.query(
    `select params->>'number' as said from outgoing_mail where subject_id = $1 and template = 'objection-received'`,
    [ticketId],
  );
  expect(said).toMatch(/^Q-/);
  await run(workspace, visitor, ['askSupport', 'SupportReceipt'], {
    input: { contactName: 'Ida', contactEmail: 'ida@shop.example', description: 'Unrelated question.' },
  });
  await passOn();
  await workspace.fixture.db.query(
    `insert into outgoing_mail (id, business_key, template, locale, subject_type, subject_id, sealed_contact, params, legal, message_id, state, next_attempt_at, created_at, updated_at)
     values ($1, $2, 'letter-to-other-side', 'sk', 'case_letter', $3, '', '{"emailNumber":1}', true, '<abc@cotta.test>', 'sent', now(), now(), now())`,
    [nameBasedId('row'), 'letter of case', nameBasedId('letter nobody has')],
  );
  const mail = await readEmail(
    Buffer.from(
      'From: Ida <ida@shop.example>\r\nTo: cases@cotta.test\r\nSubject: Re: Use\r\nMessage-ID: <re1@shop.example>\r\nIn-Reply-To: <abc@cotta.test>\r\n\r\nWe stop at once.\r\n',
    ),
  );
  const door = { runtime: workspace.fixture.runtime, linkKey: key, encryptionKey: key };
  expect(await takeInEmail(door, mail)).toBe('ticket');
  await passOn();
  const [ticket] = await workspace.fixture.db.query(
    `select topic, language, case_letter_id as "caseLetterId", case_id as "caseId" from support_ticket where contact_email = 'ida@shop.example' and topic = 'answer to a letter'`,
  );
  // No case has that letter: it stays a ticket, in the language of the letter.
  expect(ticket).toEqual({
    topic: 'answer to a letter',
    language: 'sk',
    caseLetterId: nameBasedId('letter nobody has'),
    caseId: null,
  });
  expect(await objectionsOf(lawyer, caseId)).toHaveLength(1);
  await run(workspace, lawyer, ['answerSupportTicket', 'SupportTicket'], {
    id: ticketId,
    input: { text: 'And here is the agreement.', channel: 'E_MAIL' },
  });
  await passOn();
  expect((await objectionsOf(lawyer, caseId)).map(({ words }: { words: string }) => words).sort()).toEqual([
    'And here is the agreement.',
    'We have an agreement with the owner.',
  ]);
});
