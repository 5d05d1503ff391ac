import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import type { LinkGrant, Viewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { eva, key } from '../money/order-desk.js';
import { holderOf, lawyer, ServiceDesk, visitor } from './service-desk.js';

const clock = new FakeClock('2026-07-01T09:00:00Z');
const colleague = viewerOf('lawyer', nameBasedId('colleague'));
const LETTER = 'OfficeAction';
let at: ServiceDesk;

beforeAll(async () => {
  at = await ServiceDesk.open(clock);
});
afterAll(() => at.close());

const made = (type: string, input: object): Promise<string> =>
  at.made(at.fixtures.trademarks, lawyer, type, input);
const step = (viewer: Viewer, command: string, id: string, input: object = {}) =>
  at.step(at.fixtures.trademarks, viewer, command, id, input, LETTER);
const byLink = (subjectId: string, more: Partial<LinkGrant> = {}): Viewer => ({
  ...visitor,
  link: { purpose: 'office-action', subjectId, revision: 1, ...more },
});
/** As trademarks keeps what the workspace says of a document of the letter. */
const paperOf = async (letter: string, type: string): Promise<string> => {
  const id = systemIds.next();
  await at.fixtures.trademarks.db.query(
    'insert into paper_place (id, subject_id, type) values ($1, $2, $3)',
    [id, letter, type],
  );
  return id;
};

const page = `query ($id: ID!) { officeAction(id: $id) { id status markName
  sheet { number points { name category } options { id solution serviceFee { amountMinor } } lastDay daysLeft canOrder papers orderLink } } }`;
const read = async (viewer: Viewer, id: string) =>
  (await at.answerOf(at.fixtures.trademarks, viewer, page, { id })).officeAction;

/** A letter that went to its client, with one way that was offered and one that a lawyer still thinks about. */
async function sentLetter() {
  const trademarkId = await at.markOf(eva, {
    jurisdiction: 'US',
    status: 'UNDER_EXAMINATION',
    number: '97000123',
    registrationDate: null,
    expirationDate: null,
  });
  await at.knowOwner('trademark', trademarkId, eva);
  const letter = await made(LETTER, { trademarkId, issueDate: '2026-06-16', dueDate: '2026-09-15' });
  await made('OfficeActionIssue', {
    officeActionId: letter,
    name: 'An earlier mark',
    category: 'EARLIER_MARKS',
  });
  const option = {
    officeActionId: letter,
    chanceOfSuccess: 70,
    serviceFee: { amountMinor: 39_900, currency: 'EUR' },
    governmentFee: { amountMinor: 12_500, currency: 'EUR' },
  };
  const solution = await made('OfficeActionSolution', {
    ...option,
    solution: 'Argue that the marks differ',
    recommended: true,
  });
  await step(colleague, 'ConfirmOfficeActionDueDate', letter);
  await at.answerOf(
    at.fixtures.trademarks,
    lawyer,
    'mutation ($id: ID!) { updateOfficeAction(id: $id, input: { examinationFinished: true }) { __typename } }',
    { id: letter },
  );
  expect(await step(lawyer, 'KickOffOfficeAction', letter)).toEqual({ id: letter });
  await at.settle();
  const thoughtOf = await made('OfficeActionSolution', {
    ...option,
    solution: 'Limit the goods',
    recommended: false,
    offered: false,
  });
  return { letter, solution, thoughtOf };
}

const input = (option: string) => ({ option, currency: 'EUR', country: 'SK' });

describe('a letter of an office behind its link', () => {
  it('shows its facts, what was offered and the office’s paper, and no other paper', async () => {
    const { letter, solution } = await sentLetter();
    const paper = await paperOf(letter, 'Office letter');
    await paperOf(letter, 'Screenshot');
    const shown = await read(byLink(letter), letter);
    expect(shown).toMatchObject({
      status: 'KICK_OFF_SENT',
      markName: 'Lumara',
      sheet: {
        number: '97000123',
        points: [{ name: 'An earlier mark', category: 'EARLIER_MARKS' }],
        options: [{ id: solution, serviceFee: { amountMinor: 39_900 } }],
        lastDay: '2026-09-15',
        daysLeft: 76,
        canOrder: true,
        orderLink: null,
      },
    });
    expect(shown.sheet.papers).toHaveLength(1);
    const path = new URL(shown.sheet.papers[0], 'https://cotta.test');
    expect(path.pathname).toBe(`/api/document/${paper}/content`);
    expect(readLink(path.searchParams.get('token') ?? '', key, clock.now())).toMatchObject({
      state: 'valid',
      link: { purpose: 'download', subjectId: paper },
    });
  });

  it.each([
    ['another letter', { subjectId: nameBasedId('other letter') }],
    ['another purpose', { purpose: 'verification-receipt' }],
    ['an order that is only shown', { purpose: 'order-share' }],
    ['another revision', { revision: 2 }],
  ] as const)('opens to no link of %s', async (_, more) => {
    const { letter, solution } = await sentLetter();
    const stranger = byLink(letter, more);
    expect(await read(stranger, letter)).toBeNull();
    expect(await step(stranger, 'OrderAnswerByLink', letter, input(solution))).toEqual({
      refused: expect.any(String),
    });
    expect(await step(stranger, 'AbandonOfficeAction', letter, { confirmed: true })).toEqual({
      refused: 'NOT_FOUND',
    });
  });

  it('opens no more once its links were revoked', async () => {
    const { letter } = await sentLetter();
    expect(await read(byLink(letter), letter)).not.toBeNull();
    await step(lawyer, 'RevokeOfficeActionLinks', letter, { reason: 'Forwarded' });
    expect(await read(byLink(letter), letter)).toBeNull();
    expect(await step(byLink(letter), 'VisitOfficeActionPage', letter)).toEqual({ refused: 'NOT_FOUND' });
    expect(await read(byLink(letter, { revision: 2 }), letter)).not.toBeNull();
  });

  it('leads to nothing else of its client: no list, no other record', async () => {
    const { letter, solution } = await sentLetter();
    const holder = byLink(letter);
    for (const question of [
      'query { officeActionList { items { id } } }',
      'query { trademarkList { items { id } } }',
      'query { officeActionSolutionList { items { id } } }',
      `query { officeActionSolution(id: "${solution}") { id } }`,
    ]) {
      const { data, errors } = await at.fixtures.trademarks.ask(holder, question);
      expect(errors?.[0] ?? data).toMatchObject(errors === undefined ? { officeActionSolution: null } : {});
    }
    const hidden = await at.fixtures.trademarks.ask(
      holder,
      'query ($id: ID!) { officeAction(id: $id) { examinationNote orderedFee { amountMinor } } }',
      { id: letter },
    );
    expect(hidden.data?.officeAction ?? null).toEqual(
      hidden.errors === undefined ? { examinationNote: null, orderedFee: null } : null,
    );
  });

  it('is ordered at the price that was shown with tax, paid by the link of its order, and begun', async () => {
    const { letter, solution } = await sentLetter();
    const { offeredPrice } = await at.answerOf(
      at.desk.fixture,
      visitor,
      'query { offeredPrice(net: 52400, officeFee: 12500, jurisdiction: "US", currency: "EUR", country: "SK") { ... on OfferedPrice { ourFee officeFee tax total } } }',
      {},
    );
    expect(offeredPrice).toEqual({ ourFee: 39_900, officeFee: 12_500, tax: 9_177, total: 61_577 });
    expect(await step(byLink(letter), 'VisitOfficeActionPage', letter)).toEqual({ id: letter });
    expect(await step(byLink(letter), 'OrderAnswerByLink', letter, input(solution))).toEqual({
      id: letter,
    });
    await at.settle();
    const { sheet } = await read(byLink(letter), letter);
    const reading = readLink(sheet.orderLink, key, clock.now());
    if (reading.state !== 'valid') throw new Error(reading.state);
    const { subjectId: order } = reading.link;
    const holder = holderOf(order);
    expect(reading.link).toMatchObject(holder.link ?? {});
    expect(await at.statusOf(order)).toBe('Invoiced');
    const product = await at.productOf(order);
    expect(product?.['total']).toEqual({ amountMinor: offeredPrice.total, currency: 'EUR' });
    // What is paid is of an account, and whoever holds the link pays it without being signed in.
    expect(await at.checkout(byLink(letter), String(product?.['id']))).toEqual({ refused: 'NOT_FOUND' });
    await at.pay(String(product?.['id']), holder);
    expect(await at.statusOf(order)).toBe('Paid');
    expect(await at.openWork(letter)).toEqual(['answer-office']);
    // To end the order is its owner's.
    expect(
      await at.step(at.fixtures.requests, holder, 'AskForServiceAccount', order, {}, 'ServiceRequest'),
    ).toEqual({ refused: 'NOT_FOUND' });
  });

  it('is not ordered as what was not offered', async () => {
    const { letter, thoughtOf } = await sentLetter();
    const other = await sentLetter();
    for (const option of [thoughtOf, other.solution])
      expect(await step(byLink(letter), 'OrderAnswerByLink', letter, input(option))).toEqual({
        refused: 'INPUT_INVALID',
      });
  });

  it('is left only where it is confirmed', async () => {
    const { letter } = await sentLetter();
    expect(await step(byLink(letter), 'AbandonOfficeAction', letter, { confirmed: false })).toEqual({
      refused: 'INPUT_INVALID',
    });
    expect(await step(byLink(letter), 'AbandonOfficeAction', letter, { confirmed: true })).toEqual({
      id: letter,
    });
  });
});
