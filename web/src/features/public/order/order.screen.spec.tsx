import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// The fixtures are plain JavaScript so that they also run by themselves.
// @ts-expect-error no types
import { orderAnswers } from '../../../../testing/stub-order.mjs';
// @ts-expect-error no types
import { ids } from '../../../../testing/stub-answers.mjs';
import { renderPage } from '../../../../testing/render-page.js';
import { Component } from './order.screen.js';

configure({ asyncUtilTimeout: 10_000 });

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
    return { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve({ data: answer?.(body.variables) }) };
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
    for (const label of ['The owner is', 'Street and number', 'Town', 'Terms']) expect(summary).toHaveTextContent(label);
    expect(orders()).toEqual([]);
  });

  it('saves what is typed, orders once at the price that stands there, and goes to pay', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    const button = await fill(user);
    await user.dblClick(button);
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeInTheDocument();
    expect(orders()).toHaveLength(1);
    expect(orders()[0]?.variables).toMatchObject({ input: { quote: 'stub-price', termsAccepted: true, termsVersion: '2026-03' } });
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
