import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { draftedAnswer, linkedLetter } from '../../../../testing/stub-linked-letter.js';
import { renderPage } from '../../../../testing/render-page.js';
import type { LetterOrder, LinkedLetter } from './linked-letter.js';
import { Component } from './office-action.screen.js';
import { Component as AdditionalInfo } from './additional-info.screen.js';

const LINK = 'a.token';
const show = (
  more: Partial<LinkedLetter> = {},
  sheet: Partial<LinkedLetter['sheet']> = {},
  order: LetterOrder | null = null,
): void => {
  const letter = { ...linkedLetter, ...more, sheet: { ...linkedLetter.sheet, ...sheet } };
  const countries = [{ code: 'SK', name: 'Slovakia' }];
  renderPage(
    [
      {
        path: '/office-action/:id',
        Component,
        loader: () => ({ letter, order, countries, country: '', link: LINK, attempt: 'a1' }) as never,
        HydrateFallback: () => null,
      },
    ],
    { at: `/office-action/${LINK}` },
  );
};
afterEach(cleanup);
const title = () =>
  screen.findByRole('heading', { level: 1, name: 'The office has written about your mark' });

it('says by when, what happens otherwise, and shows the advised way first, chosen', async () => {
  show();
  await title();
  expect(screen.getByText('45 days left')).not.toBeNull();
  expect(screen.getByText(/If nothing is done, the office refuses/)).not.toBeNull();
  const [first, second] = screen.getAllByRole('radio', { name: 'Answer in this way' });
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Argue that the marks differ');
  expect((first as HTMLInputElement).checked).toBe(true);
  fireEvent.click(second as HTMLElement);
  expect((second as HTMLInputElement).checked).toBe(true);
  expect(screen.getByRole('link', { name: 'Read the office’s letter (PDF)' }).getAttribute('href')).toMatch(
    /^\/api\/document\//,
  );
});

it('asks for the country before it says a total', async () => {
  show();
  await title();
  expect(screen.getByText(/Choose your country and you see/)).not.toBeNull();
  fireEvent.change(screen.getByLabelText('Country of your billing address'), { target: { value: 'SK' } });
  await waitFor(() => expect(screen.queryByText(/Choose your country and you see/)).toBeNull());
});

it('takes an order once it is known that the page was seen: an order is about the letter as it is then', async () => {
  const { fetch } = globalThis;
  let record = (): void => undefined;
  globalThis.fetch = () =>
    new Promise((resolve) => {
      record = () =>
        resolve(Response.json({ data: { visitOfficeActionPage: { __typename: 'OfficeAction' } } }));
    });
  try {
    show({ status: 'KICK_OFF_SENT' });
    await title();
    const order = screen.getByRole('button', { name: 'Order with obligation to pay' });
    await waitFor(() => expect(order.getAttribute('aria-disabled')).toBe('true'));
    record();
    await waitFor(() => expect(order.getAttribute('aria-disabled')).toBeNull());
  } finally {
    globalThis.fetch = fetch;
  }
});

it('offers no order once the last day for one is over, and says until when it was possible', async () => {
  show({}, { canOrder: false, daysLeft: 3 });
  await title();
  expect(screen.getByText(/An answer can no longer be ordered here/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Order with obligation to pay' })).toBeNull();
});

it('speaks of a late answer only where the office takes one', async () => {
  show({ jurisdiction: 'US' }, { canOrder: false, daysLeft: -2 });
  await title();
  expect(screen.getByText('The last day is over')).not.toBeNull();
  expect(screen.getByText(/can take a late answer/)).not.toBeNull();
  cleanup();
  show({}, { canOrder: false, daysLeft: -2 });
  await title();
  expect(screen.queryByText(/can take a late answer/)).toBeNull();
});

const ordered = {
  status: 'ORDERED',
  orderedSolutionId: linkedLetter.sheet.options[1]?.id ?? null,
  serviceRequestId: 'o1',
} as const;

it('leads from the order to its payment by the link of the order, and to nothing before there is a product', async () => {
  const order = {
    __typename: 'ServiceRequest',
    id: 'o1',
    publicId: 'S-1',
    status: 'INVOICED',
    payableProductId: 'p1',
    price: { __typename: 'Money', amountMinor: 61_577, currency: 'EUR' },
  } as LetterOrder;
  show(ordered, { orderLink: 'r.order' }, order);
  await title();
  const pay = screen.getByRole('link', { name: 'Pay €615.77' });
  expect(pay.getAttribute('href')).toBe('/product/p1/checkout?link=r.order');
  cleanup();
  show(ordered, { orderLink: 'r.order' }, null);
  await title();
  expect(screen.getByText(/Your order is being entered/)).not.toBeNull();
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
});

it('says that work goes on once it is paid, and asks what the lawyer asked', async () => {
  show({
    ...ordered,
    workReleasedAt: '2026-11-27T10:00:00Z',
    clientInput: [{ __typename: 'OfficeActionAnswer', question: 'Since when?', why: null, answer: null }],
  });
  await title();
  expect(screen.getByText(/a lawyer is working on the answer/)).not.toBeNull();
  expect(screen.getByText('The lawyer has 1 question for you.')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Answer them' }).getAttribute('href')).toBe(
    `/office-action/${LINK}/additional-info`,
  );
});

describe('the draft of the answer', () => {
  const draft = async () => {
    await title();
    return within(screen.getByRole('region', { name: 'The draft of the answer' }));
  };

  it('is read, and compared with the one before by words that say what came and what went', async () => {
    show(draftedAnswer);
    const section = await draft();
    expect(screen.getByText('The answer is written and waits for your word.')).not.toBeNull();
    expect(section.getByText('The goods differ.')).not.toBeNull();
    expect(section.queryByText('The goods are alike.')).toBeNull();
    fireEvent.click(section.getByRole('button', { name: 'Show what changed since the draft before' }));
    expect(section.getByText('The goods are alike.').tagName).toBe('DEL');
    expect(section.getByText('The goods differ.').tagName).toBe('INS');
    expect(section.getByText('The marks differ.').tagName).toBe('P');
    expect(section.getByText('Taken out:')).not.toBeNull();
  });

  it('has nothing to be compared with where it is the first, and no draft is shown where none was sent', async () => {
    show({ ...draftedAnswer, draftNumber: 1, draftTextBefore: null });
    expect((await draft()).queryByRole('button', { name: /^Show what changed/ })).toBeNull();
    cleanup();
    show({ status: 'DRAFTING' });
    await title();
    expect(screen.queryByRole('heading', { name: 'The draft of the answer' })).toBeNull();
  });

  it.each([
    ['agreed to', { draftApprovedAt: '2026-11-27T09:00:00.000Z' }, /^You agreed to this draft\. The lawyer/],
    [
      'sent back',
      { draftChangeAskedAt: '2026-11-27T09:00:00.000Z', draftWish: 'Softer.' },
      /^The lawyer has your words/,
    ],
    ['filed as agreed', { status: 'RESPONSE_SUBMITTED', filedAsAgreed: true }, /it was filed as it appears/],
    ['filed otherwise', { status: 'RESPONSE_SUBMITTED', filedAsAgreed: false }, /without your agreement/],
  ] as const)('that was %s says so and asks for nothing more', async (_, more, words) => {
    show({ ...draftedAnswer, ...more });
    const section = await draft();
    expect(section.getByText(words)).not.toBeNull();
    expect(section.queryByRole('button', { name: 'Agree to the draft' })).toBeNull();
  });
});

it('keeps the questions of the lawyer with their reasons, and answers known before', async () => {
  const letter = {
    ...linkedLetter,
    ...ordered,
    clientInput: [
      { __typename: 'OfficeActionAnswer', question: 'Since when?', why: 'The office asks.', answer: '2019' },
    ],
  };
  renderPage(
    [
      {
        path: '/office-action/:id/additional-info',
        Component: AdditionalInfo,
        loader: () =>
          ({ letter, order: null, countries: [], country: '', link: LINK, attempt: 'a1' }) as never,
        HydrateFallback: () => null,
      },
    ],
    { at: `/office-action/${LINK}/additional-info` },
  );
  const answer = await screen.findByLabelText<HTMLTextAreaElement>('Since when?');
  expect(answer.value).toBe('2019');
  expect(screen.getByText('The office asks.')).not.toBeNull();
});
