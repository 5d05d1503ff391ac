import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, randomToken, systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { decrypt, encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { readPdf, wholeText } from '@cotta/kit/testing/read-pdf.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import {
  CaseCounterpartyChangedSchema,
  CaseCounterpartyEvent,
  CaseLetterChangedSchema,
  CaseLetterEvent,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { caseSolution } from '../case-solution/case-solution.work-item.js';
import {
  OtherSideEmailSettledSchema,
  OtherSideWroteSchema,
} from '@cotta/proto/cotta/workspace/v1/events_pb.js';
import { leftAloneSides } from '../heard/cases/on-left-alone.js';
import { otherSideWords } from '../heard/workspace/on-other-side-words.js';
import { settledEmails } from '../heard/workspace/on-settled-emails.js';
import { solutionWork } from '../heard/cases/on-solution-work.js';
import { offeredLetters } from '../heard/cases/on-offered-letters.js';
import { casesService } from '../service.js';
import { caseLetter } from './case-letter.work-item.js';
import { keepLetterClock } from './letter-clock.js';

const key = randomToken(32);
const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const clock = new FakeClock('2026-03-02T10:30:00Z');
const page = 'https://market.example/offer/1';
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(casesService({ linkKey: key, encryptionKey: key }), clock);
});
afterAll(() => fixture.close());

interface Answer {
  readonly id?: string;
  readonly code?: string;
}

async function send(
  viewer: typeof eva,
  [name, kind]: readonly [string, string],
  { id, input }: { readonly id?: string; readonly input: object },
): Promise<Answer> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const [declared, passed] = id === undefined ? ['', ''] : ['$id: ID!, ', 'id: $id, '];
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation (${declared}$input: ${type}Input!) { done: ${name}(${passed}input: $input) { ... on ${kind} { id } ... on Refusal { code } } }`,
    { id, input },
  );
  return data?.done ?? { code: errors?.[0]?.extensions?.['code'] ?? JSON.stringify(errors) };
}

async function made(kind: string, input: object): Promise<string> {
  const { id, ...refused } = await send(lawyer, [`create${kind}`, kind], { input });
  if (id === undefined) throw new Error(JSON.stringify(refused));
  return id;
}

/** A threat with a page of the other side, and a letter that was ordered against it. */
async function threat({ paid }: { readonly paid: boolean }): Promise<{ caseId: string; solutionId: string }> {
  const userId = eva.userId;
  const caseCounterpartyId = await made('CaseCounterparty', {
    userId,
    primaryName: 'Copy Shop',
    aliases: [],
    websites: [],
    whitelisted: false,
  });
  const caseId = await made('Case', { userId, brandId: nameBasedId('brand'), caseCounterpartyId });
  const caseInfringementId = await made('CaseInfringement', { userId, caseId, platform: 'Example Market' });
  await made('CaseInfringementEvidence', {
    userId,
    caseInfringementId,
    website: page,
    evidenceDate: '2026-03-01',
    description: 'The name in the title.',
  });
  const solutionId = await made('CaseSolution', {
    userId,
    caseId,
    currency: 'EUR',
    offerSubscription: false,
    items: [{ kind: 'LETTER', title: 'A letter', price: { amountMinor: 10_000, currency: 'EUR' } }],
  });
  const onSolution = { id: solutionId, input: {} };
  await send(lawyer, ['offerCaseSolution', 'CaseSolution'], onSolution);
  await send(eva, ['orderCaseSolution', 'CaseSolution'], onSolution);
  if (paid)
    await handleCommand(fixture.runtime, {
      command: caseSolution.steps.releaseCaseSolutionWork,
      streamId: solutionId,
      input: {},
      viewer: systemViewer,
      commandId: systemIds.next(),
    });
  return { caseId, solutionId };
}

const send1 = { way: 'REGISTERED_POST', sentOn: '2026-03-02', trackingNumber: 'RR1' };
const LETTER = ['createCaseLetter', 'CaseLetter'] as const;
const letterOf = (caseId: string, more: object = {}) => ({
  input: {
    caseId,
    language: 'EN',
    recipientName: 'Copy Shop',
    recipientAddress: 'Long Street 1, Bristol',
    rightsHolder: 'Lumara s.r.o.',
    markName: 'LUMARA',
    markNumber: '018999001',
    markOffice: 'EUIPO',
    links: [page],
    proofs: [],
    answerBy: '2026-04-01',
    ...more,
  },
});
const take = (viewer: typeof eva, name: string, id: string, input: object = {}): Promise<Answer> =>
  send(viewer, [name, 'CaseLetter'], { id, input });
const read = async (viewer: typeof eva, id: string) =>
  (
    await fixture.ask(
      viewer,
      'query ($id: ID!) { caseLetter(id: $id) { status draftNumber offeredText documentId userId } }',
      { id },
    )
  ).data.caseLetter;

it('keeps the page and the day of evidence that it names as they were said', async () => {
  const { caseId } = await threat({ paid: true });
  const { data } = await fixture.ask(
    lawyer,
    'query ($id: ID!) { case(id: $id) { infringements { items { id evidence { items { id } } } } } }',
    { id: caseId },
  );
  const [infringement] = data.case.infringements.items;
  const [{ id }] = infringement.evidence.items;
  const EVIDENCE = ['updateCaseInfringementEvidence', 'CaseInfringementEvidence'] as const;
  const other = 'https://market.example/offer/2';
  const drop = 'mutation ($id: ID!) { done: deleteCaseLetter(id: $id) { __typename } }';
  const wrong = (await send(lawyer, LETTER, letterOf(caseId))).id ?? '';
  const correct = () => send(lawyer, EVIDENCE, { id, input: { evidenceDate: '2026-02-27' } });
  expect(await correct()).toEqual({ code: 'NAMED_IN_LETTER' });
  await fixture.ask(lawyer, drop, { id: wrong });
  expect(await correct()).toEqual({ id });
  const letter = (await send(lawyer, LETTER, letterOf(caseId))).id ?? '';
  await take(lawyer, 'offerCaseLetter', letter);
  for (const input of [{ website: other }, { evidenceDate: '2026-02-26' }])
    expect(await send(lawyer, EVIDENCE, { id, input })).toEqual({ code: 'NAMED_IN_LETTER' });
  const removed = await fixture.ask(
    lawyer,
    'mutation ($id: ID!) { done: deleteCaseInfringementEvidence(id: $id) { ... on Refusal { code message } } }',
    { id },
  );
  expect(removed.data.done).toEqual({
    code: 'NAMED_IN_LETTER',
    message: expect.stringContaining('new evidence'),
  });
  expect(await send(lawyer, EVIDENCE, { id, input: { lastSeenDate: '2026-03-02' } })).toEqual({ id });
  const unnamed = await made('CaseInfringementEvidence', {
    userId: eva.userId,
    caseInfringementId: infringement.id,
    website: other,
    evidenceDate: '2026-03-01',
    description: 'Seen beside it.',
  });
  expect(await send(lawyer, EVIDENCE, { id: unnamed, input: { evidenceDate: '2026-02-28' } })).toEqual({
    id: unnamed,
  });
});

it('is begun once a letter was paid for, about pages and proofs of the case alone', async () => {
  const unpaid = await threat({ paid: false });
  expect(await send(lawyer, LETTER, letterOf(unpaid.caseId))).toMatchObject({ code: 'LETTER_UNPAID' });
  const { caseId } = await threat({ paid: true });
  expect(await send(eva, LETTER, letterOf(caseId))).toMatchObject({ code: 'FORBIDDEN' });
  expect(
    await send(lawyer, LETTER, letterOf(caseId, { links: ['https://elsewhere.example/'] })),
  ).toMatchObject({
    code: 'INPUT_INVALID',
  });
  const foreign = [`https://cotta.test/evidence/${'a'.repeat(64)}`];
  expect(await send(lawyer, LETTER, letterOf(caseId, { proofs: foreign }))).toMatchObject({
    code: 'PROOF_NOT_OF_PAGE',
  });
});

it('is read by its client once it is offered, made a file of those very words, approved, and only then sent', async () => {
  const { caseId, solutionId } = await threat({ paid: true });
  const { id = '' } = await send(lawyer, LETTER, letterOf(caseId));
  expect(await read(eva, id)).toBeNull();
  expect(await take(lawyer, 'sendCaseLetter', id, send1)).toMatchObject({ code: expect.any(String) });
  expect(await take(lawyer, 'offerCaseLetter', id)).toEqual({ id });
  const offered = await read(eva, id);
  expect(offered).toMatchObject({ status: 'WITH_CLIENT', draftNumber: 1, userId: eva.userId });
  expect(await read(jan, id)).toBeNull();

  await deliver(fixture.runtime, offeredLetters({ encryptionKey: key }), {
    schema: CaseLetterChangedSchema,
    source: 'cases',
    streamId: id,
    message: { entityId: id, event: CaseLetterEvent.CASE_LETTER_OFFERED },
  });
  const [file] = await fixture.db.query(
    `select data from tracking_event where stream_id = $1 and type = 'CaseLetterFileMade'`,
    [offered.documentId],
  );
  const bytes = decrypt(Buffer.from(file.data.sealed, 'base64'), key, 'document file');
  const words = (text: string): string => text.replaceAll(/\s+/gu, '');
  expect(words(wholeText(await readPdf(bytes)))).toContain(words(offered.offeredText));

  const deliverIt = () =>
    send(lawyer, ['deliverCaseSolution', 'CaseSolution'], {
      id: solutionId,
      input: { serviceRequestId: nameBasedId('order', caseId) },
    });
  expect(await deliverIt()).toMatchObject({ code: 'LETTER_UNSENT' });
  expect(await take(jan, 'approveCaseLetter', id, { draftNumber: 1 })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await take(eva, 'approveCaseLetter', id, { draftNumber: 1 })).toEqual({ id });
  expect(await take(lawyer, 'sendCaseLetter', id, send1)).toEqual({ id });
  expect(await deliverIt()).toEqual({ id: solutionId });
});

it('has what was ordered in progress while it is written, and done by itself once it is sent', async () => {
  const { caseId, solutionId } = await threat({ paid: true });
  const heard = async (letterId: string) => {
    await deliver(fixture.runtime, solutionWork, {
      schema: CaseLetterChangedSchema,
      source: 'cases',
      streamId: systemIds.next(),
      message: { entityId: letterId },
    });
    const { data } = await fixture.ask(
      eva,
      'query ($id: ID!) { caseSolution(id: $id) { status workBegunAt } }',
      { id: solutionId },
    );
    return data.caseSolution;
  };
  const { id: withdrawn = '' } = await send(lawyer, LETTER, letterOf(caseId));
  expect(await heard(withdrawn)).toEqual({ status: 'ORDERED', workBegunAt: '2026-03-02T10:30:00.000Z' });
  await take(lawyer, 'offerCaseLetter', withdrawn);
  await take(lawyer, 'withdrawCaseLetter', withdrawn, { reason: 'Another addressee.' });
  expect(await heard(withdrawn)).toMatchObject({ status: 'ORDERED' });
  const { id = '' } = await send(lawyer, LETTER, letterOf(caseId));
  await take(lawyer, 'offerCaseLetter', id);
  await take(eva, 'approveCaseLetter', id, { draftNumber: 1 });
  expect(await heard(id)).toMatchObject({ status: 'ORDERED' });
  await take(lawyer, 'sendCaseLetter', id, send1);
  expect(await heard(id)).toMatchObject({ status: 'DELIVERED' });
});

/** A letter its client approved. */
async function approvedLetter(): Promise<{ readonly caseId: string; readonly id: string }> {
  const { caseId } = await threat({ paid: true });
  const { id = '' } = await send(lawyer, LETTER, letterOf(caseId));
  await take(lawyer, 'offerCaseLetter', id);
  expect(await take(eva, 'approveCaseLetter', id, { draftNumber: 1 })).toEqual({ id });
  return { caseId, id };
}

it('goes by e-mail, is sent once a mail server took it, and waits for a lawyer again when it comes back', async () => {
  const { id } = await approvedLetter();
  const recipientEmail = 'shop@copy.example';
  expect(await take(eva, 'emailCaseLetter', id, { recipientEmail })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await take(lawyer, 'emailCaseLetter', id, { recipientEmail: 'nowhere' })).toMatchObject({
    code: 'INPUT_INVALID',
  });
  expect(await take(lawyer, 'emailCaseLetter', id, { recipientEmail })).toEqual({ id });
  expect(await read(eva, id)).toMatchObject({ status: 'BEING_E_MAILED' });
  const settle = (accepted: boolean) =>
    deliver(fixture.runtime, settledEmails, {
      schema: OtherSideEmailSettledSchema,
      source: 'workspace',
      streamId: nameBasedId('fate', id, String(accepted)),
      message: {
        caseLetterId: id,
        emailNumber: 1,
        accepted,
        at: '2026-03-02T23:30:00Z',
        trouble: accepted ? '' : '550 no such person',
      },
    });
  await settle(true);
  const after = async () =>
    (
      await fixture.ask(
        lawyer,
        'query ($id: ID!) { caseLetter(id: $id) { status way sentOn emailTrouble } }',
        { id },
      )
    ).data.caseLetter;
  // The firm's day had begun by then.
  expect(await after()).toEqual({ status: 'SENT', way: 'E_MAIL', sentOn: '2026-03-03', emailTrouble: null });
  await settle(false);
  expect(await after()).toEqual({
    status: 'APPROVED',
    way: null,
    sentOn: null,
    emailTrouble: '550 no such person',
  });
});

it('goes nowhere once the client wants its addressee left alone', async () => {
  const { caseId, id } = await approvedLetter();
  const [{ sideId }] = await fixture.db.query(
    'select case_counterparty_id as "sideId" from "case" where id = $1',
    [caseId],
  );
  const leaveAlone = (whitelisted: boolean) =>
    send(eva, ['updateCaseCounterparty', 'CaseCounterparty'], { id: sideId, input: { whitelisted } });
  expect(await leaveAlone(true)).toEqual({ id: sideId });
  const post = { way: 'REGISTERED_POST', sentOn: '2026-03-02' };
  const refused = { code: 'COUNTERPARTY_WHITELISTED' };
  expect(await take(lawyer, 'sendCaseLetter', id, post)).toEqual(refused);
  expect(await take(lawyer, 'emailCaseLetter', id, { recipientEmail: 'shop@copy.example' })).toEqual(refused);
  expect(await take(lawyer, 'takeBackCaseLetter', id, { reason: 'It is a partner.' })).toEqual({ id });
  expect(await take(lawyer, 'offerCaseLetter', id)).toEqual(refused);
  await leaveAlone(false);
  expect(await take(lawyer, 'offerCaseLetter', id)).toEqual({ id });
});

it('on its way by e-mail is called back once the client wants its addressee left alone, and says so where it went before', async () => {
  const emailed = async () => {
    const { caseId, id } = await approvedLetter();
    await take(lawyer, 'emailCaseLetter', id, { recipientEmail: 'shop@copy.example' });
    const [{ sideId }] = await fixture.db.query(
      'select case_counterparty_id as "sideId" from "case" where id = $1',
      [caseId],
    );
    await send(eva, ['updateCaseCounterparty', 'CaseCounterparty'], {
      id: sideId,
      input: { whitelisted: true },
    });
    await deliver(fixture.runtime, leftAloneSides, {
      schema: CaseCounterpartyChangedSchema,
      source: 'cases',
      streamId: sideId,
      message: { entityId: sideId, event: CaseCounterpartyEvent.CASE_COUNTERPARTY_AMENDED },
    });
    const stopped = await fixture.db.query(
      `select data->>'emailNumber' as number from tracking_event where stream_id = $1 and type = 'CaseLetterEmailStopped'`,
      [id],
    );
    expect(stopped).toEqual([{ number: '1' }]);
    expect(await read(eva, id)).toMatchObject({ status: 'BEING_E_MAILED' });
    return id;
  };
  const settle = (caseLetterId: string, accepted: boolean) =>
    deliver(fixture.runtime, settledEmails, {
      schema: OtherSideEmailSettledSchema,
      source: 'workspace',
      streamId: nameBasedId('fate', caseLetterId),
      message: {
        caseLetterId,
        emailNumber: 1,
        accepted,
        stopped: !accepted,
        at: '2026-03-02T12:00:00Z',
        trouble: '',
      },
    });
  const held = await emailed();
  await settle(held, false);
  expect(await read(eva, held)).toMatchObject({ status: 'WITHDRAWN' });
  const gone = await emailed();
  await settle(gone, true);
  expect(await read(eva, gone)).toMatchObject({ status: 'SENT' });
});

it('is not asked after while the other side waits for our answer, nor for a week after it', async () => {
  const { caseId, id } = await approvedLetter();
  await take(lawyer, 'sendCaseLetter', id, { way: 'COURIER', sentOn: '2026-03-02' });
  const objectionId = nameBasedId('objection to', id);
  const words = { text: 'We have a licence.', name: 'Jan', email: 'jan@shop.example', reported: '' };
  await deliver(fixture.runtime, otherSideWords(key), {
    schema: OtherSideWroteSchema,
    source: 'workspace',
    streamId: nameBasedId('words', id),
    message: {
      objectionId,
      ticketId: nameBasedId('ticket of', id),
      caseLetterId: id,
      way: 'e-mail',
      language: 'en',
      at: '2026-03-03T10:00:00.000Z',
      sealedWords: encrypt(Buffer.from(JSON.stringify(words)), key, 'words with other side'),
    },
  });
  const silences = async (days: number): Promise<number> => {
    clock.moveBy({ days });
    await keepLetterClock(fixture.runtime);
    const [row] = await fixture.db.query(
      `select count(*)::integer as count from tracking_event where stream_id = $1 and type = 'CaseLetterUnanswered'`,
      [id],
    );
    return row.count;
  };
  expect(await silences(20)).toBe(0);
  // Nor by a worker that looked before the words came.
  const early = await handleCommand(fixture.runtime, {
    command: caseLetter.steps.noteCaseLetterSilence,
    streamId: id,
    input: {},
    viewer: systemViewer,
    commandId: systemIds.next(),
  });
  expect(early).toMatchObject({ refusal: { refused: 'OBJECTION_UNANSWERED' } });
  const decided = await send(lawyer, ['keepCaseDemand', 'CaseObjection'], {
    id: objectionId,
    input: { answer: 'Please send it.' },
  });
  expect(decided).toEqual({ id: objectionId });
  expect(await silences(6)).toBe(0);
  expect(await silences(1)).toBe(1);
  const seen = await fixture.ask(
    eva,
    'query ($id: ID!) { case(id: $id) { objections { items { status words caseLetterId } } } }',
    { id: caseId },
  );
  expect(seen.data.case.objections.items).toEqual([
    { status: 'DEMAND_KEPT', words: 'We have a licence.', caseLetterId: id },
  ]);
  clock.moveBy({ days: -27 });
});

it('reminds a silent client twice, looks for an answer twice, and by two workers each once', async () => {
  const { caseId } = await threat({ paid: true });
  const { id = '' } = await send(lawyer, LETTER, letterOf(caseId, { answerBy: '2026-06-01' }));
  await take(lawyer, 'offerCaseLetter', id);
  const countOf = async (type: string): Promise<number> => {
    const [row] = await fixture.db.query(
      'select count(*)::integer as count from tracking_event where stream_id = $1 and type = $2',
      [id, type],
    );
    return row.count;
  };
  const reminded: number[] = [];
  for (const days of [2, 1, 3, 1, 20]) {
    clock.moveBy({ days });
    await Promise.all([keepLetterClock(fixture.runtime), keepLetterClock(fixture.runtime)]);
    reminded.push(await countOf('CaseLetterClientReminded'));
  }
  expect(reminded).toEqual([0, 1, 1, 2, 2]);
  await take(eva, 'approveCaseLetter', id, { draftNumber: 1 });
  await take(lawyer, 'sendCaseLetter', id, { way: 'COURIER', sentOn: '2026-03-29' });
  const noted: number[] = [];
  for (const days of [6, 1, 6, 1, 20]) {
    clock.moveBy({ days });
    await Promise.all([keepLetterClock(fixture.runtime), keepLetterClock(fixture.runtime)]);
    noted.push(await countOf('CaseLetterUnanswered'));
  }
  expect(noted).toEqual([0, 1, 1, 2, 2]);
});
