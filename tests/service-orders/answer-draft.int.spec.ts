import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import type { LinkGrant, Viewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { eva } from '../money/order-desk.js';
import { holderOf, lawyer, petra, ServiceDesk, visitor } from './service-desk.js';

const clock = new FakeClock('2026-07-01T09:00:00Z');
const colleague = viewerOf('lawyer', nameBasedId('colleague'));
const FIRST = 'The marks differ.\n\nThe goods are alike.';
const SECOND = 'The marks differ.\n\nThe goods differ.';
let at: ServiceDesk;
beforeAll(async () => {
  at = await ServiceDesk.open(clock);
});
afterAll(() => at.close());

const made = (type: string, input: object): Promise<string> =>
  at.made(at.fixtures.trademarks, lawyer, type, input);
const step = (viewer: Viewer, command: string, id: string, input: object = {}) =>
  at.step(at.fixtures.trademarks, viewer, command, id, input, 'OfficeAction');
const write = (id: string, input: object) =>
  at.answerOf(
    at.fixtures.trademarks,
    lawyer,
    'mutation ($id: ID!, $input: UpdateOfficeActionInput!) { updateOfficeAction(id: $id, input: $input) { __typename } }',
    { id, input },
  );
const byLink = (subjectId: string, more: Partial<LinkGrant> = {}): Viewer => ({
  ...visitor,
  link: { purpose: 'office-action', subjectId, revision: 1, ...more },
});
const read = async (viewer: Viewer, id: string) =>
  (
    await at.answerOf(
      at.fixtures.trademarks,
      viewer,
      'query ($id: ID!) { officeAction(id: $id) { status draftNumber draftText draftTextBefore draftApprovedAt draftChangeAskedAt draftWish filedAsAgreed } }',
      { id },
    )
  ).officeAction;

/** A letter whose answer is ordered and paid by the link of the letter, and being written. */
async function letterInWork(): Promise<string> {
  const trademarkId = await at.markOf(eva, {
    jurisdiction: 'US',
    status: 'UNDER_EXAMINATION',
    number: '97000123',
    registrationDate: null,
    expirationDate: null,
  });
  await at.knowOwner('trademark', trademarkId, eva);
  const letter = await made('OfficeAction', { trademarkId, issueDate: '2026-06-16', dueDate: '2026-09-15' });
  const option = await made('OfficeActionSolution', {
    officeActionId: letter,
    solution: 'Argue that the marks differ',
    chanceOfSuccess: 70,
    serviceFee: { amountMinor: 39_900, currency: 'EUR' },
    governmentFee: { amountMinor: 0, currency: 'EUR' },
    recommended: true,
  });
  await step(colleague, 'ConfirmOfficeActionDueDate', letter);
  await write(letter, { examinationFinished: true });
  await step(lawyer, 'KickOffOfficeAction', letter);
  await at.settle();
  await step(byLink(letter), 'OrderAnswerByLink', letter, { option, currency: 'EUR', country: 'SK' });
  await at.settle();
  const [{ order }] = await at.fixtures.trademarks.db.query(
    'select service_request_id as "order" from office_action where id = $1',
    [letter],
  );
  await at.pay(String((await at.productOf(order))?.['id']), holderOf(order));
  expect(await step(lawyer, 'StartOfficeActionDraft', letter)).toEqual({ id: letter });
  return letter;
}

it('an answer is read by its client before it is filed: sent back by the link, changed, and agreed to in the account', async () => {
  const letter = await letterInWork();
  expect(await step(lawyer, 'SendOfficeActionDraft', letter)).toEqual({ refused: 'NO_ANSWER_WRITTEN' });
  await write(letter, { responseText: 'Class ⟦number⟧.' });
  expect(await step(lawyer, 'SendOfficeActionDraft', letter)).toEqual({ refused: 'TEMPLATE_UNFILLED' });
  await write(letter, { responseText: FIRST });
  // What is being written is the lawyer's until it is sent.
  expect(await read(byLink(letter), letter)).toMatchObject({ draftNumber: null, draftText: null });
  expect(await step(lawyer, 'SendOfficeActionDraft', letter)).toEqual({ id: letter });
  await at.settle();
  expect(await at.openWork(letter)).toEqual([]);
  expect(await read(byLink(letter), letter)).toMatchObject({ draftNumber: 1, draftText: FIRST });

  const wish = { draft: 1, draftWish: 'Say that the goods differ.' };
  expect(await step(byLink(letter), 'AskOfficeActionDraftChange', letter, wish)).toEqual({ id: letter });
  await at.settle();
  expect(await at.openWork(letter)).toEqual(['change']);
  expect(await step(lawyer, 'SubmitOfficeActionResponse', letter, { filedOn: '2026-07-01' })).toEqual({
    refused: 'ANSWER_UNAPPROVED',
  });

  await write(letter, { responseText: SECOND });
  await step(lawyer, 'SendOfficeActionDraft', letter);
  await at.settle();
  expect(await at.openWork(letter)).toEqual([]);
  expect(await read(eva, letter)).toMatchObject({
    draftNumber: 2,
    draftText: SECOND,
    draftTextBefore: FIRST,
    draftWish: null,
  });
  expect(await step(eva, 'ApproveOfficeActionDraft', letter, { draft: 1 })).toEqual({
    refused: 'DRAFT_REPLACED',
  });
  expect(await step(eva, 'ApproveOfficeActionDraft', letter, { draft: 2 })).toEqual({ id: letter });
  await at.settle();
  expect(await at.openWork(letter)).toEqual(['file-answer']);
  expect(await step(lawyer, 'SubmitOfficeActionResponse', letter, { filedOn: '2026-07-01' })).toEqual({
    id: letter,
  });
  await at.settle();
  expect(await at.openWork(letter)).toEqual([]);
  expect(await read(byLink(letter), letter)).toMatchObject({
    status: 'RESPONSE_SUBMITTED',
    filedAsAgreed: true,
  });
  expect(await step(eva, 'ApproveOfficeActionDraft', letter, { draft: 2 })).toEqual({
    refused: 'WRONG_STATUS',
  });
});

it('a draft is read and decided about by nobody but its client', async () => {
  const letter = await letterInWork();
  const other = await letterInWork();
  await write(letter, { responseText: FIRST });
  await step(lawyer, 'SendOfficeActionDraft', letter);
  for (const stranger of [
    petra,
    visitor,
    byLink(other),
    byLink(letter, { revision: 2 }),
    byLink(letter, { purpose: 'verification-receipt' }),
  ]) {
    expect(await read(stranger, letter)).toBeNull();
    expect(await step(stranger, 'ApproveOfficeActionDraft', letter, { draft: 1 })).toEqual({
      refused: 'NOT_FOUND',
    });
    expect(
      await step(stranger, 'AskOfficeActionDraftChange', letter, { draft: 1, draftWish: 'Give it up.' }),
    ).toEqual({ refused: 'NOT_FOUND' });
  }
  await step(lawyer, 'RevokeOfficeActionLinks', letter, { reason: 'Forwarded' });
  expect(await step(byLink(letter), 'ApproveOfficeActionDraft', letter, { draft: 1 })).toEqual({
    refused: 'NOT_FOUND',
  });
  expect(await read(eva, letter)).toMatchObject({ draftApprovedAt: null, draftChangeAskedAt: null });
});
