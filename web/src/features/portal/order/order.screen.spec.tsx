import { afterEach, beforeAll, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPortalPage, teachDialogs } from '../../../../testing/portal-page.js';
// @ts-expect-error no types
import { portalAnswer } from '../../../../testing/stub-portal.mjs';
import { Component } from './order.screen.js';

beforeAll(teachDialogs);
afterEach(cleanup);

const ID = '0190a000-0000-7000-8000-000000000001';
const { registrationRequest: made } = portalAnswer('PortalOrder', { id: ID });
const { orderProduct: priced, ...books } = portalAnswer('PortalOrderMoney', { id: ID });
const step = (more: object) => ({ ...made.nextStep, kind: 'PAY', whoseTurn: 'YOU', target: 'CHECKOUT', promisedAt: null, late: false, until: null, minutes: 3, count: 0, missing: [], stillOpen: null, formToken: null, product: { ...made.nextStep.product, id: 'p1', status: 'CREATED', payableUntil: '2026-12-06', creditUsed: null, total: { __typename: 'Money', amountMinor: 312_100, currency: 'EUR' } }, ...more });
const order = (more: object) => ({ ...made, id: ID, value: 'Zephyroak', publicId: 'V-EDY58T9K', status: 'ORDER_CREATED', endAskedAt: null, paidAt: null, units: [], nextStep: step({}), timeline: [], ...more });
const product = (more: object = {}) => ({ ...priced, id: 'p1', status: 'CREATED', paymentType: null, stillToPay: null, creditUsed: null, refunded: null, paidAt: null, ...more });
const show = (more: object = {}, money: object | null = product(), answers: object = {}) =>
  renderPortalPage({ path: '/portal/order/:id', at: `/portal/order/${ID}`, Component }, { PortalOrder: () => ({ registrationRequest: order(more) }), PortalOrderMoney: () => ({ ...books, orderProduct: money }), ...answers });

const next = async () => within(await screen.findByRole('region', { name: /Your next step|We are on it|On hold|Closed|The office has it/ }));

it('has one next step: whose turn it is, what with which date and amount, and the button that leads to it', async () => {
  show();
  const box = await next();
  expect(box.getByRole('heading', { name: 'Your next step' })).toBeInTheDocument();
  expect(box.getByText(/To pay: €3,121.00 by .*6 December 2026/)).toBeInTheDocument();
  expect(box.getByRole('link', { name: 'Pay €3,121.00' })).toHaveAttribute('href', '/product/p1/checkout');
});

it('counts the missing answers and names the first two', async () => {
  const missing = [{ kind: 'FILING_BASIS', jurisdiction: 'US' }, { kind: 'OWNER', jurisdiction: null }, { kind: 'ADDRESS', jurisdiction: null }].map((gap) => ({ __typename: 'DraftGap', ...gap }));
  show({ status: 'READY_FOR_DRAFTING', paidAt: '2026-11-24T10:00:00Z', nextStep: step({ kind: 'FILL_IN', target: 'DRAFT', count: 3, missing }) }, product({ status: 'PAID' }));
  const box = await next();
  expect(box.getByText('3 answers are missing: filing basis (United States), the owner and 1 more.')).toBeInTheDocument();
  expect(box.getByRole('link', { name: 'Fill in 3 answers' })).toHaveAttribute('href', `/application-draft/${ID}`);
});

it('says nothing of work in progress about an order at a state nobody knows', async () => {
  show({ nextStep: step({ kind: 'UNKNOWN', whoseTurn: 'US', target: 'MESSAGES' }) });
  expect((await next()).getByText('We are looking into your order.')).toBeInTheDocument();
});

it('tells what happened in the customer’s words, newest first, with who; machine steps are left out', async () => {
  const entry = (id: string, type: string, label: string, more: object = {}) => ({ __typename: 'TimelineEntry', id, type, label, occurredAt: `2026-11-2${id}T10:00:00Z`, by: 'US', actorName: null, reminder: null, reason: null, ...more });
  show({ timeline: [entry('1', 'OrderCreated', 'Order created', { by: 'YOU' }), entry('2', 'CheckoutCompleted', 'Checkout completed'), entry('3', 'InvoicePaid', 'Invoice paid'), entry('4', 'ReadyForDrafting', 'Ready for drafting'), entry('5', 'SentForReview', 'Sent for review', { actorName: 'Lena Demo' }), entry('6', 'ClientReminded', 'Draft second reminder', { reminder: 'draft-reminder' })] });
  const steps = within(await screen.findByRole('list', { name: 'What happened' })).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([expect.stringMatching(/^We reminded you of the draft/), expect.stringMatching(/^The draft was sent to you.*Lena Demo$/), expect.stringMatching(/^Your payment arrived/), expect.stringMatching(/^You placed the order.*you$/)]);
});

it('cancels an unpaid order, and shows the refusal of the server where it was pressed', async () => {
  const sent = show({}, product(), { WithdrawOrder: () => ({ withdrawRequest: { __typename: 'Refusal', code: 'PAID_ALREADY', message: 'The order is paid: ask for a refund instead.', fields: [] } }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The order is paid');
  expect(sent.find(({ name }) => name === 'WithdrawOrder')?.variables).toEqual({ id: ID });
});

it('of a paid order asks to end it, and says why a filed one cannot be ended', async () => {
  const sent = show({ status: 'READY_FOR_DRAFTING', paidAt: '2026-11-24T10:00:00Z' }, product({ status: 'PAID', paidAt: '2026-11-24T10:00:00Z' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ask to end it' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'We close the shop.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ask to end it' }));
  await waitFor(() => expect(sent.find(({ name }) => name === 'AskToEndOrder')?.variables).toEqual({ id: ID, input: { reason: 'We close the shop.' } }));
  cleanup();
  show({ status: 'FILED', paidAt: '2026-11-24T10:00:00Z' });
  expect(await screen.findByText(/cannot be called back/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask to end it' })).toBeNull();
});

it('writes to the lawyer, also about an order that has ended', async () => {
  const sent = show({ status: 'REFUNDED', lawyerInCharge: 'Lena Demo' });
  expect(await screen.findByText(/Lena Demo is in charge/)).toBeInTheDocument();
  fireEvent.change(screen.getByRole('textbox', { name: 'Your message' }), { target: { value: 'Thank you.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the message' }));
  await waitFor(() => expect(sent.find(({ name }) => name === 'WriteOrderMessage')?.variables).toEqual({ input: { subjectType: 'REGISTRATION_REQUEST', subjectId: ID, text: 'Thank you.' } }));
});

it('has one filled button at most', async () => {
  show();
  await next();
  expect(document.querySelectorAll('[class*="accent"]').length).toBeLessThanOrEqual(1);
});
