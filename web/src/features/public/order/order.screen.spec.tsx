import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// The fixtures are plain JavaScript so that they also run by themselves.
// @ts-expect-error no types
import { orderAnswers } from '../../../../testing/stub-order.mjs';
// @ts-expect-error no types
import { ids } from '../../../../testing/stub-answers.mjs';
import { renderPage } from '../../../../testing/render-page.js';
import { Component } from './order.screen.js';

interface Sent { readonly operationName: string; readonly variables: Record<string, unknown> }
type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => object>>;

let sent: (Sent & { readonly key: string | undefined })[] = [];
let over: Record<string, (variables: Record<string, unknown>) => object> = {};

function show(otherwise: object = {}) {
  const data = { place: { country: 'CZ', currency: 'EUR' }, token: 'r.token', ...(orderAnswers as Answers)['OrderPage']?.({ id: ids.approved as string }), ...otherwise };
  return renderPage([
    { path: '/registration-request/:id', Component, loader: () => data as never, HydrateFallback: () => null },
    { path: '/product/checkout', Component: () => <h1>Checkout</h1> },
  ], { locale: 'en', at: '/registration-request/r.token' });
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  sent = [];
  over = {};
  globalThis.fetch = (async (_url: string, init: { body: string; headers: Record<string, string> }) => {
    const body = JSON.parse(init.body) as Sent;
    sent.push({ ...body, key: init.headers['idempotency-key'] });
    const answer = over[body.operationName] ?? (orderAnswers as Answers)[body.operationName];
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ data: await answer?.(body.variables) }) };
  }) as never;
});
afterEach(cleanup);

const orders = () => sent.filter(({ operationName }) => operationName === 'PlaceOrder');
const saves = () => sent.filter(({ operationName }) => operationName === 'SaveOrderDraft');

/** The button, once the price beside it is the one of what stands on the page: until then it refuses to be pressed. */
const priced = () => waitFor(() => {
  const button = screen.getByText(/Order and pay (Kč|€)/).closest('button');
  expect(button).not.toHaveAttribute('aria-disabled');
  return button as HTMLButtonElement;
});

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('radio', { name: /A business/ }));
  for (const [label, text] of [['Name of the business', 'Lumora s.r.o.'], ['Street and number', 'Dlhá 1'], ['Town', 'Praha']] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  return priced();
}

describe('order', () => {
  it('names everything that is missing and sends nothing', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    await user.click(await screen.findByRole('button', { name: /Order and pay/ }));
    const summary = await screen.findByRole('alert');
    for (const label of ['whether a company or a person', 'street and number', 'town', 'accept the terms']) expect(summary).toHaveTextContent(label);
    expect(orders()).toEqual([]);
  });

  it('saves what is typed, orders once at the price that stands there, and goes to pay', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    const button = await fill(user);
    await user.dblClick(button);
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeInTheDocument();
    expect(orders()).toHaveLength(1);
    expect(orders()[0]?.variables).toMatchObject({ input: { quote: 'stub-price', termsAccepted: true, termsVersion: '2026-11' } });
    expect(saves().at(-1)?.variables).toMatchObject({ input: { owner: { kind: 'APPLICANT_BUSINESS', businessName: 'Lumora s.r.o.' } } });
  });

  it('asks for consent to the new price when the old one has run out', async () => {
    const user = userEvent.setup({ delay: null });
    over = { PlaceOrder: () => ({ createOrder: { __typename: 'Refusal', code: 'QUOTE_EXPIRED', message: 'Expired', fields: [] } }) };
    show();
    await user.click(await fill(user));
    const consent = await screen.findByRole('checkbox', { name: /I accept the new price/ });
    const before = orders().length;
    await user.click(await priced());
    expect(orders()).toHaveLength(before);
    over = {};
    await user.click(consent);
    await user.click(await priced());
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeInTheDocument();
    expect(new Set(orders().map(({ key }) => key)).size).toBe(2);
  });

  it('asks once for what the report warns of, and sends what was agreed to', async () => {
    const user = userEvent.setup({ delay: null });
    const page = (orderAnswers as Answers)['OrderPage']?.({ id: ids.approved as string }) as { registrationRequest: { report: object } };
    const report = { ...page.registrationRequest.report, classAdvice: [{ classNumber: 9, jurisdiction: 'EU', advice: 'ADVISED_AGAINST', reason: 'Taken for apps.' }] };
    const goods = [{ classNumber: 9, terms: [] }];
    show({ registrationRequest: { ...page.registrationRequest, report, reportAge: { days: 45, stage: 'OLD' }, orderDraft: { jurisdictions: ['EU', 'US'], goods, officeGoods: [], owner: { country: 'CZ' }, billing: { sameAsOwner: true, email: 'jana@example.com' }, e2eProtection: false, brandProtection: false, euipoGrantRequested: false } } });
    await user.click(await fill(user));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Tick that you know that the check is old, or ask for a fresh one.');
    expect(summary).toHaveTextContent('Tick that you order class 9 all the same, or take it out.');
    expect(screen.getByText('European Union: the lawyer advises against class 9, because: Taken for apps.')).toBeInTheDocument();
    expect(orders()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'I know that the check is old.' }));
    await user.click(screen.getByRole('checkbox', { name: 'I order class 9 all the same.' }));
    await user.click(await priced());
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeInTheDocument();
    expect(orders()[0]?.variables).toMatchObject({ input: { oldReportAcknowledged: true, adviceAcknowledged: ['EU 9'] } });
  });

  it('opens read only as soon as the service says that it was placed, and says that what was typed later is no part of it', async () => {
    const user = userEvent.setup({ delay: null });
    let placed = false;
    const page = (orderAnswers as Answers)['OrderPage']?.({ id: ids.approved as string }) as { registrationRequest: object };
    const data = () => ({ place: { country: 'CZ', currency: 'EUR' }, token: 'r.token', ...page, registrationRequest: { ...page.registrationRequest, ...(placed ? { status: 'ORDER_CREATED', orderedAt: '2026-11-22T10:00:00Z' } : {}) } });
    renderPage([{ path: '/registration-request/:id', Component, loader: () => data() as never, HydrateFallback: () => null }], { locale: 'en', at: '/registration-request/r.token' });
    const town = await screen.findByLabelText('Town');
    placed = true;
    over = { SaveOrderDraft: () => ({ saveOrderDraft: { __typename: 'Refusal', code: 'WRONG_STATUS', message: 'Placed', fields: [] } }) };
    await user.click(town);
    await user.paste('Brno');
    expect(await screen.findByRole('heading', { name: /Ordered on November 22, 2026|Ordered on 22 November 2026/ })).toBeInTheDocument();
    expect(await screen.findByText(/no part of it/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Town')).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('kept.order-'))).toEqual([]);
  });

  it('says of a number for the tax only what was answered for this very number, and orders at no price before', async () => {
    const user = userEvent.setup({ delay: null });
    let answer: (status: string) => void = () => undefined;
    over = { VatNumberStatus: () => new Promise((resolve) => { answer = (vatNumberStatus) => resolve({ vatNumberStatus }); }) };
    show();
    await fill(user);
    const field = screen.getByLabelText(/VAT number/);
    await user.click(field);
    await user.paste('DE123456789');
    expect(await screen.findByText('We are asking the tax administration.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Order/ })).toHaveAttribute('aria-disabled');
    await waitFor(() => expect(sent.filter(({ operationName }) => operationName === 'VatNumberStatus')).toHaveLength(1));
    answer('VALID');
    expect(await screen.findByText('The tax administration confirms this number.')).toBeInTheDocument();
    await user.type(field, '{Backspace}');
    expect(screen.queryByText('The tax administration confirms this number.')).toBeNull();
  });

  it('asks the state of owners in the United States, and of no others', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    expect(screen.queryByLabelText('State or territory')).toBeNull();
    await user.selectOptions(await screen.findByLabelText('Country'), 'US');
    expect(await screen.findByRole('option', { name: 'Texas' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Country'), 'SK');
    await waitFor(() => expect(screen.queryByLabelText('State or territory')).toBeNull());
  });

  it('shows a shared order and lets nobody change it', async () => {
    show({ orderLinks: null });
    expect(await screen.findByText(/You can change nothing in it/)).toBeInTheDocument();
    expect(screen.getByLabelText('Town')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Order/ })).toBeNull();
  });
});
