import { afterEach, beforeAll, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeObserver } from '../../../../testing/fake-observer.js';
import { renderPortalPage, teachDialogs } from '../../../../testing/portal-page.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { present } from '../../../../testing/present.js';
import { Component } from './order.screen.js';

beforeAll(teachDialogs);
afterEach(cleanup);

const ID = '0190a000-0000-7000-8000-000000000001';
const made = present(portalAnswer('PortalOrder', { id: ID }).registrationRequest);
const { orderProduct: priced, ...books } = portalAnswer('PortalOrderMoney', { id: ID });
/** As both questions of the page say it of the one product. */
const due = {
  payableUntil: '2026-12-06',
  total: { __typename: 'Money', amountMinor: 312_100, currency: 'EUR' },
};
const step = (more: object) => ({
  ...made.nextStep,
  kind: 'PAY',
  whoseTurn: 'YOU',
  target: 'CHECKOUT',
  promisedAt: null,
  late: false,
  until: null,
  minutes: 3,
  count: 0,
  missing: [],
  stillOpen: null,
  formToken: null,
  product: {
    ...made.nextStep.product,
    id: 'p1',
    status: 'CREATED',
    creditUsed: null,
    ...due,
  },
  ...more,
});
const order = (more: object) => ({
  ...made,
  id: ID,
  value: 'Zephyroak',
  publicId: 'V-EDY58T9K',
  status: 'ORDER_CREATED',
  endAskedAt: null,
  paidAt: null,
  units: [],
  nextStep: step({}),
  timeline: [],
  ...more,
});
const product = (more: object = {}) => ({
  ...priced,
  ...due,
  id: 'p1',
  status: 'CREATED',
  paymentType: null,
  stillToPay: null,
  creditUsed: null,
  refunded: null,
  paidAt: null,
  ...more,
});
const show = (more: object = {}, money: object | null = product(), answers: object = {}) =>
  renderPortalPage(
    { path: '/portal/order/:id', at: `/portal/order/${ID}`, Component },
    {
      PortalOrder: () => ({ registrationRequest: order(more) }),
      PortalOrderMoney: () => ({ ...books, orderProduct: money }),
      ...answers,
    },
  );

const next = async () =>
  within(
    await screen.findByRole('region', {
      name: /Your next step|We are on it|On hold|Closed|The office has it/,
    }),
  );

it('has one next step: whose turn it is, what with which date and amount, and the button that leads to it', async () => {
  show();
  const box = await next();
  expect(box.getByRole('heading', { name: 'Your next step' })).toBeInTheDocument();
  expect(box.getByText(/To pay: €3,121.00 by .*6 December 2026/)).toBeInTheDocument();
  expect(box.getByRole('link', { name: 'Pay €3,121.00' })).toHaveAttribute('href', '/product/p1/checkout');
});

it('has the next step at the foot of a phone once its box is out of view: the reader’s own, and never two filled buttons', async () => {
  const view = fakeObserver();
  show();
  const box = await screen.findByRole('region', { name: 'Your next step' });
  expect([view.watched(), view.bar()]).toEqual([[box], []]);
  view.see(box, false);
  expect(view.bar()).toEqual([
    expect.stringMatching(/To pay: €3,121.00 by .*6 December 2026/),
    'Pay €3,121.00',
  ]);
  cleanup();
  show({ nextStep: step({ kind: 'FILED', whoseTurn: 'OFFICE', target: 'TRADEMARKS' }) });
  await next();
  expect(view.watched()).toEqual([]);
  view.restore();
});

it('is asked for at the foot as in the box, where the step is done on this page', async () => {
  const view = fakeObserver();
  show({ status: 'CLIENT_UNRESPONSIVE', nextStep: step({ kind: 'UNRESPONSIVE', target: 'ORDER_PAGE' }) });
  const box = await screen.findByRole('region', { name: 'Your next step' });
  view.see(box, false);
  fireEvent.click(screen.getByText('Go on with the order', { selector: '[aria-hidden] *' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  view.restore();
});

it('counts the missing answers and names the first two', async () => {
  const missing = [
    { kind: 'FILING_BASIS', jurisdiction: 'US' },
    { kind: 'OWNER', jurisdiction: null },
    { kind: 'ADDRESS', jurisdiction: null },
  ].map((gap) => ({ __typename: 'DraftGap', ...gap }));
  show(
    {
      status: 'READY_FOR_DRAFTING',
      paidAt: '2026-11-24T10:00:00Z',
      nextStep: step({ kind: 'FILL_IN', target: 'DRAFT', count: 3, missing }),
    },
    product({ status: 'PAID' }),
  );
  const box = await next();
  expect(
    box.getByText('3 answers are missing: filing basis (United States), the owner and 1 more.'),
  ).toBeInTheDocument();
  expect(box.getByRole('link', { name: 'Fill in 3 answers' })).toHaveAttribute(
    'href',
    `/application-draft/${ID}`,
  );
});

it('while we file, says what is filed already and what is not', async () => {
  show({
    status: 'APPLICATION_APPROVED',
    nextStep: step({
      kind: 'FILING',
      whoseTurn: 'US',
      target: 'NONE',
      promisedAt: '2026-11-25T16:00:00Z',
      filed: ['CH'],
      toFile: ['EU', 'US'],
    }),
  });
  expect(
    (await next()).getByText(
      /^Filed already: Switzerland\. We still file at: European Union and United States; .*We file by/,
    ),
  ).toBeInTheDocument();
});

it('has one line of money for our fee and one for the office’s at each office, with its classes, says which office fees are taxed, and that an estimated one is a ceiling whose difference comes back', async () => {
  const line = (jurisdiction: string, kind: string, amountMinor: number, taxCategory: string) => ({
    __typename: 'PricedLine',
    jurisdiction,
    kind,
    net: { __typename: 'Money', amountMinor },
    expectedNet: null,
    taxCategory,
  });
  const lines = [
    line('US', 'LAWYER_FEE', 29_000, 'S'),
    line('US', 'LAWYER_FEE', 9_000, 'S'),
    {
      ...line('US', 'OFFICIAL_FEE', 60_000, 'S'),
      expectedNet: { __typename: 'Money', amountMinor: 52_000 },
    },
    line('EU', 'LAWYER_FEE', 29_000, 'S'),
    line('EU', 'OFFICIAL_FEE', 85_000, 'E'),
  ];
  const unit = (jurisdiction: string, classNumber: number) => ({
    ...made.units[0],
    jurisdiction,
    classNumber,
    additionalOrder: null,
  });
  const group = (category: string, rate: string, reason: string | null) => ({
    __typename: 'TaxGroup',
    category,
    rate,
    reason,
    base: 1,
    vat: 1,
  });
  const invoice = present(books.invoiceList.items[0]);
  const money = product({
    status: 'PAID',
    paidAt: '2026-11-23T10:00:00Z',
    price: {
      ...priced?.price,
      discount: { __typename: 'Money', amountMinor: 0 },
      pricedFor: {
        __typename: 'PricedFor',
        country: 'IE',
        customerKind: 'CONSUMER',
        vatNumber: null,
      },
      lines,
      certainty: 'ESTIMATED',
      expectedTotal: { __typename: 'Money', amountMinor: 221_000 },
    },
  });
  const invoiceList = {
    ...books.invoiceList,
    items: [
      {
        ...invoice,
        status: 'PAID',
        taxDocument: 'MAIN',
        product: { __typename: 'Product', id: 'p1' },
        billingEntity: { ...invoice.billingEntity, country: 'SK' },
        taxGroups: [group('S', '23', null), group('E', '0', 'VATEX-EU-79-C')],
      },
    ],
  };
  show({ units: [unit('US', 20), unit('US', 35), unit('EU', 20)] }, null, {
    PortalOrderMoney: () => ({ ...books, invoiceList, orderProduct: money }),
  });
  const box = (await screen.findByRole('heading', { name: 'Money' })).closest('section') as HTMLElement;
  await waitFor(() => expect(box).toHaveTextContent('Subtotal'));
  const terms = [...box.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(terms.slice(0, 4)).toEqual([
    'United States · classes 20 and 35 · Our services',
    'United States · classes 20 and 35 · Office feesEstimated office fee, at most €600.00: the difference comes back to you.',
    'European Union · class 20 · Our services',
    'European Union · class 20 · Office fees',
  ]);
  expect(box).toHaveTextContent('€380.00');
  expect(box).toHaveTextContent('We expect €2,210.00 in all.');
  expect(terms.find((term) => term?.startsWith('VAT 23%'))).toMatch(
    /also on the office fees of United States/,
  );
  expect(terms.find((term) => term?.startsWith('VAT 0%'))).toMatch(
    /office fees of European Union: we pay exactly that amount/,
  );
});

it('says nothing of work in progress about an order at a state nobody knows', async () => {
  show({ nextStep: step({ kind: 'UNKNOWN', whoseTurn: 'US', target: 'MESSAGES' }) });
  expect((await next()).getByText('We are looking into your order.')).toBeInTheDocument();
});

it('tells what happened in the customer’s words, newest first, with who; machine steps are left out', async () => {
  const entry = (id: string, type: string, label: string, more: object = {}) => ({
    __typename: 'TimelineEntry',
    id,
    type,
    label,
    occurredAt: `2026-11-2${id}T10:00:00Z`,
    by: 'US',
    actorName: null,
    reminder: null,
    reason: null,
    ...more,
  });
  show({
    timeline: [
      entry('1', 'OrderCreated', 'Order created', { by: 'YOU' }),
      entry('2', 'CheckoutCompleted', 'Checkout completed'),
      entry('3', 'InvoicePaid', 'Invoice paid'),
      entry('4', 'ReadyForDrafting', 'Ready for drafting'),
      entry('5', 'SentForReview', 'Sent for review', { actorName: 'Lena Demo' }),
      entry('6', 'ClientReminded', 'Draft second reminder', { reminder: 'draft-reminder' }),
    ],
  });
  const steps = within(await screen.findByRole('list', { name: 'What happened' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(steps).toEqual([
    expect.stringMatching(/^We reminded you of the draft/),
    expect.stringMatching(/^The draft was sent to you.*Lena Demo$/),
    expect.stringMatching(/^Your payment arrived/),
    expect.stringMatching(/^You placed the order.*you$/),
  ]);
});

it('of an order that is asked to end says so in its badge, shows the reason in the conversation once, and speaks of no work in progress', async () => {
  const asked = {
    __typename: 'TimelineEntry',
    id: '7',
    type: 'EndAsked',
    label: 'End asked for',
    occurredAt: '2026-11-27T10:00:00Z',
    by: 'YOU',
    actorName: null,
    reminder: null,
    reason: 'We close the shop.',
  };
  show(
    {
      status: 'READY_FOR_DRAFTING',
      paidAt: '2026-11-24T10:00:00Z',
      endAskedAt: '2026-11-27T10:00:00Z',
      timeline: [asked],
      nextStep: step({ kind: 'END_ASKED', whoseTurn: 'US', target: 'ORDER_PAGE' }),
    },
    product({ status: 'PAID' }),
  );
  expect(
    await within(await screen.findByRole('region', { name: 'Messages with your lawyer' })).findByText(
      'We close the shop.',
    ),
  ).toBeInTheDocument();
  expect(screen.getAllByText('We close the shop.')).toHaveLength(1);
  expect(screen.getByText('You asked to end it')).toBeInTheDocument();
  expect(screen.queryByText(/The lawyer is writing/)).toBeNull();
});

it('cancels an unpaid order, and shows the refusal of the server where it was pressed', async () => {
  const sent = show({}, product(), {
    WithdrawOrder: () => ({
      withdrawRequest: {
        __typename: 'Refusal',
        code: 'PAID_ALREADY',
        message: 'The order is paid: ask for a refund instead.',
        fields: [],
      },
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The order is paid');
  expect(sent.find(({ name }) => name === 'WithdrawOrder')?.variables).toEqual({ id: ID });
});

it('of a paid order asks to end it, and says why a filed one cannot be ended', async () => {
  const sent = show(
    { status: 'READY_FOR_DRAFTING', paidAt: '2026-11-24T10:00:00Z' },
    product({ status: 'PAID', paidAt: '2026-11-24T10:00:00Z' }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Ask to end it' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'We close the shop.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ask to end it' }));
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'AskToEndOrder')?.variables).toEqual({
      id: ID,
      input: { reason: 'We close the shop.' },
    }),
  );
  cleanup();
  show({ status: 'FILED', paidAt: '2026-11-24T10:00:00Z' });
  expect(await screen.findByText(/cannot be called back/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask to end it' })).toBeNull();
});

it('writes to the lawyer, also about an order that has ended', async () => {
  const sent = show({ status: 'REFUNDED', lawyerInCharge: 'Lena Demo' });
  expect(await screen.findByText(/Lena Demo is in charge/)).toBeInTheDocument();
  fireEvent.change(screen.getByRole('textbox', { name: 'Your message' }), {
    target: { value: 'Thank you.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send the message' }));
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'WriteOrderMessage')?.variables).toEqual({
      input: { subjectType: 'REGISTRATION_REQUEST', subjectId: ID, text: 'Thank you.' },
    }),
  );
});

it('has one filled button at most', async () => {
  show();
  await next();
  expect(document.querySelectorAll('[class*="accent"]').length).toBeLessThanOrEqual(1);
});

it('says what was promised and when it was had, and of what is no client’s business nothing', async () => {
  const said = { state: 'KEPT', firstPromisedAt: '2026-11-23T15:00:00Z', movedBecause: null };
  const promised = [
    { ...said, id: 'p1', work: 'CHECK', promisedAt: '2026-11-24T15:00:00Z', keptAt: '2026-11-24T11:20:00Z' },
    {
      ...said,
      id: 'p2',
      work: 'DRAFT',
      state: 'OPEN',
      promisedAt: '2026-11-26T15:00:00Z',
      movedBecause: 'we asked the office first',
      keptAt: null,
    },
    { ...said, id: 'p3', work: 'MONEY', promisedAt: '2026-11-25T15:00:00Z', keptAt: null },
  ];
  show({}, product(), {
    PortalOrderPromises: () => ({
      servicePromiseList: {
        __typename: 'ServicePromisePage',
        items: promised.map((each) => ({ __typename: 'ServicePromise', ...each })),
      },
    }),
  });
  const lines = within(await screen.findByRole('list', { name: 'What we promised' })).getAllByRole(
    'listitem',
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toHaveTextContent(
    /^The report: we promised it by Tue,? 24 Nov 2026.*, you had it Tue,? 24 Nov 2026/,
  );
  expect(lines[1]).toHaveTextContent(
    /^The draft: promised by Thu,? 26 Nov 2026.*; first said Mon,? 23 Nov 2026/,
  );
  expect(lines[1]).toHaveTextContent('we asked the office first');
});
