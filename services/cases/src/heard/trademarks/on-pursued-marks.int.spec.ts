import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { CaseChangedSchema, CaseEvent } from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { LaterMarkPursuedSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { LATER_MARK_PURPOSE } from '@cotta/reference/later-mark-ways.js';
import { caseSolution } from '../../case-solution/case-solution.work-item.js';
import { casesService } from '../../service.js';

const key = Buffer.alloc(32, 7).toString('base64url');
const definition = casesService({ linkKey: key, encryptionKey: key });
const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const registerPage = 'https://register.example/018987654';
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(definition);
});
afterAll(() => fixture.close());

interface Said {
  readonly way?: string;
  readonly ownerName?: string;
  readonly note?: string | null;
  readonly registerPage?: string;
}

/** Heard twice, as a broker may say it. @returns the case that came of it */
async function pursued({
  way = 'letter',
  ownerName = 'Lumara Home GmbH',
  note = 'We met them in May.',
  registerPage: page = registerPage,
}: Said = {}): Promise<string> {
  const caseId = systemIds.next();
  for (let heard = 0; heard < 2; heard += 1)
    await deliver(fixture.runtime, consumerOf(definition, 'pursued-marks'), {
      schema: LaterMarkPursuedSchema,
      source: 'trademarks',
      streamId: caseId,
      message: {
        resultId: caseId,
        caseId,
        userId: eva.userId ?? '',
        trademarkId: nameBasedId('mark'),
        ownMark: 'Lumora',
        brandId: nameBasedId('brand of eva'),
        way,
        mark: 'Lumara',
        jurisdiction: 'EU',
        applicationNumber: '018987654',
        registerPage: page,
        seenOn: '2026-06-15',
        sealedPeople: encrypt(Buffer.from(JSON.stringify({ ownerName, note })), key, LATER_MARK_PURPOSE),
      },
    });
  return caseId;
}

const CASE = `query ($id: ID!) { case(id: $id) { status userId brandId
  caseCounterparty { id primaryName whitelisted }
  infringements { items { platform evidence { items { website evidenceDate description } } } }
  solutions { items { id version status askedOn askedNote items { kind title price { amountMinor } } } } } }`;
const caseOf = async (id: string, viewer = lawyer) => (await fixture.ask(viewer, CASE, { id })).data.case;
const refusal = '... on Refusal { code }';
/** Names the page of the register. */
const letterTo = async (caseId: string) => {
  const input = {
    caseId,
    language: 'EN',
    recipientName: 'Lumara Home GmbH',
    recipientAddress: 'Long Street 1, Bristol',
    rightsHolder: 'Lumora s.r.o.',
    markName: 'Lumora',
    markNumber: '018999001',
    markOffice: 'EUIPO',
    links: [registerPage],
    proofs: [],
    answerBy: '2099-04-01',
  };
  const made = `mutation ($input: CreateCaseLetterInput!) { made: createCaseLetter(input: $input) { ... on CaseLetter { status text } ${refusal} } }`;
  const { data, errors } = await fixture.ask(lawyer, made, { input });
  return data?.made ?? errors?.[0]?.extensions;
};
const run = async (name: string, kind: string, id: string, input: object, viewer = lawyer) => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation ($id: ID!, $input: ${type}Input!) { done: ${name}(id: $id, input: $input) { ... on ${kind} { id status } ${refusal} } }`,
    { id, input },
  );
  return data?.done ?? errors?.[0]?.extensions;
};

describe('a later mark whose owner a client wants pursued', () => {
  it('is a case with its owner on the other side, the register as what was seen, and the step as a draft', async () => {
    const id = await pursued();
    expect(await caseOf(id)).toMatchObject({
      status: 'CREATED',
      userId: eva.userId,
      brandId: nameBasedId('brand of eva'),
      caseCounterparty: { primaryName: 'Lumara Home GmbH', whitelisted: false },
      infringements: {
        items: [
          {
            platform: expect.stringContaining('Register: '),
            evidence: {
              items: [
                {
                  website: registerPage,
                  evidenceDate: '2026-06-15',
                  description: expect.stringContaining('Lumara'),
                },
              ],
            },
          },
        ],
      },
      solutions: {
        items: [
          {
            status: 'DRAFT',
            askedOn: '2026-06-15',
            askedNote: 'We met them in May.',
            items: [{ kind: 'LETTER', price: { amountMinor: 0 } }],
          },
        ],
      },
    });
  });

  it('is read by its client, without the draft, and by no other', async () => {
    const id = await pursued({ way: 'coexistence agreement' });
    expect(await caseOf(id, eva)).toMatchObject({ status: 'CREATED', solutions: { items: [] } });
    expect(await caseOf(id, jan)).toBeNull();
    expect((await caseOf(id)).solutions.items).toMatchObject([
      { items: [{ kind: 'COEXISTENCE_AGREEMENT' }] },
    ]);
  });

  it('goes to the client only once a lawyer named the price; ordered and paid, its letter names the page of the register', async () => {
    const id = await pursued();
    const [draft] = (await caseOf(id)).solutions.items;
    await run('updateCase', 'Case', id, { relevance: 'HIGH' });
    expect(await run('kickOffCase', 'Case', id, {})).toMatchObject({ code: 'PRICE_NEEDED' });
    expect(await run('offerCaseSolution', 'CaseSolution', draft.id, {})).toMatchObject({
      code: 'PRICE_NEEDED',
    });
    const items = [{ kind: 'LETTER', title: 'Letter', price: { amountMinor: 29_900, currency: 'EUR' } }];
    await run('updateCaseSolution', 'CaseSolution', draft.id, { items });
    expect(await run('kickOffCase', 'Case', id, {})).toMatchObject({ status: 'CLIENT_APPROACHED' });
    await deliver(fixture.runtime, consumerOf(definition, 'solution-facts'), {
      schema: CaseChangedSchema,
      source: 'cases',
      streamId: id,
      message: { entityId: id, event: CaseEvent.CASE_KICKED_OFF },
    });
    expect(await run('orderCaseSolution', 'CaseSolution', draft.id, { country: 'CZ' }, eva)).toMatchObject({
      status: 'ORDERED',
    });
    expect(await letterTo(id)).toEqual({ code: 'LETTER_UNPAID' });
    await handleCommand(fixture.runtime, {
      command: caseSolution.steps.releaseCaseSolutionWork,
      streamId: draft.id,
      input: {},
      viewer: systemViewer,
      commandId: systemIds.next(),
    });
    expect(await letterTo(id)).toEqual({ status: 'DRAFT', text: expect.stringContaining(registerPage) });
  });

  it('stands with the other cases of the same owner, and beside one the client once wanted left alone', async () => {
    const [first, second] = [
      await caseOf(await pursued({ ownerName: 'Nordhafen AG' })),
      await caseOf(await pursued({ ownerName: 'NORDHAFEN AG' })),
    ];
    expect(second.caseCounterparty.id).toBe(first.caseCounterparty.id);
    const input = { primaryName: 'Quellbach AG', aliases: [], websites: [], whitelisted: true };
    await fixture.ask(
      eva,
      `mutation ($input: CreateCaseCounterpartyInput!) { createCaseCounterparty(input: $input) { ... on CaseCounterparty { id } ${refusal} } }`,
      { input: { ...input, userId: eva.userId } },
    );
    expect(await caseOf(await pursued({ ownerName: 'Quellbach AG' }))).toMatchObject({
      caseCounterparty: { primaryName: 'Quellbach AG', whitelisted: false },
    });
  });

  it('has no page as evidence where the office has none', async () => {
    const id = await pursued({ registerPage: '' });
    expect((await caseOf(id)).infringements.items).toMatchObject([{ evidence: { items: [] } }]);
  });
});
