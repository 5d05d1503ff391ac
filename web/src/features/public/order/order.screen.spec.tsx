import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { orderAnswers } from '../../../../testing/stub-order.js';
import { ids } from '../../../../testing/stub-facts.js';
import { renderPage } from '../../../../testing/render-page.js';
import { present } from '../../../../testing/present.js';
import { Component } from './order.screen.js';

interface Sent {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
}
const orderPage = () => orderAnswers.OrderPage({ id: ids.approved, locale: 'en' });
const ordered = () => present(orderPage().registrationRequest);
const known: AnswersByName = orderAnswers;

let sent: (Sent & { readonly key: string | undefined })[] = [];
let over: Record<string, (variables: Record<string, unknown>) => object> = {};

function show(otherwise: object = {}) {
  const data = {
    place: { country: 'CZ', currency: 'EUR' },
    token: 'r.token',
    own: { EU: { FILED_TO_REGISTERED: { min: 5, max: 9, cases: 37, since: 2022 } } },
    ...orderPage(),
    ...otherwise,
  };
  return renderPage(
    [
      {
        path: '/registration-request/:id',
        Component,
        loader: () => data as never,
        HydrateFallback: () => null,
      },
      { path: '/product/checkout', Component: () => <h1>Checkout</h1> },
    ],
    { locale: 'en', at: '/registration-request/r.token' },
  );
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  sent = [];
  over = {};
  globalThis.fetch = (async (_url: string, init: { body: string; headers: Record<string, string> }) => {
    const body = JSON.parse(init.body) as Sent;
    sent.push({ ...body, key: init.headers['idempotency-key'] });
    const answer = over[body.operationName] ?? known[body.operationName];
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      json: async () => ({ data: await answer?.(body.variables) }),
    };
  }) as never;
});
afterEach(cleanup);

const orders = () => sent.filter(({ operationName }) => operationName === 'PlaceOrder');
const saves = () => sent.filter(({ operationName }) => operationName === 'SaveOrderDraft');

/** The button, once the price beside it is the one of what stands on the page: until then it refuses to be pressed. */
const priced = () =>
  waitFor(() => {
    const button = screen.getByText(/Order and pay (Kč|€)/).closest('button');
    expect(button).not.toHaveAttribute('aria-disabled');
    return button as HTMLButtonElement;
  });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('radio', { name: /A business/ }));
  for (const [label, text] of [
    ['Name of the business', 'Lumora s.r.o.'],
    ['Street and number', 'Dlhá 1'],
    ['Town', 'Praha'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  return priced();
}

describe('order', () => {
  it.each([
    [null, /To go on later, .* keep the address of this page/],
    ['VERIFICATION_APPROVED', /most of them answered already/],
  ])('says of an order after %s what is true of it', async (status, words) => {
    const { registrationRequest, ...rest } = orderPage();
    show({ ...rest, registrationRequest: { ...registrationRequest, status } });
    expect(await screen.findByText(words)).toBeInTheDocument();
    if (status === null) expect(screen.queryByText(/answered already/)).toBeNull();
  });

  it('names everything that is missing and sends nothing', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    await user.click(await screen.findByRole('button', { name: /Order and pay/ }));
    const summary = await screen.findByRole('alert');
    for (const label of ['whether a company or a person', 'street and number', 'town', 'accept the terms'])
      expect(summary).toHaveTextContent(label);
    expect(orders()).toEqual([]);
  });

  it('is not ordered past a coupon that does not count: it says so, and goes on once the coupon is taken out', async () => {
    const user = userEvent.setup({ delay: null });
    // An order of its own: what one test has typed is kept for the next.
    const { registrationRequest } = orderPage();
    show({
      registrationRequest: {
        ...registrationRequest,
        id: '0190a000-0000-7000-8000-000000000c44',
        orderDraft: null,
      },
    });
    await fill(user);
    const coupon = screen.getByLabelText(/^Coupon/);
    await user.click(coupon);
    await user.paste('NOTHING');
    await user.click(await priced());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This coupon cannot be used for this order. Empty the field to order at the price shown.',
    );
    expect(orders()).toEqual([]);
    await user.clear(coupon);
    await user.click(await priced());
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeInTheDocument();
  });

  it('offers a class the lawyer has not assessed, unticked, and orders it only once it is ticked', async () => {
    const advice = (classNumber: number, kind: string) => ({
      classNumber,
      jurisdiction: null,
      advice: kind,
      reason: null,
    });
    // An order of its own: what one test has typed is kept for the next.
    show({
      registrationRequest: {
        ...ordered(),
        id: '0190a000-0000-7000-8000-000000000c43',
        orderDraft: null,
        report: { ...ordered().report, classAdvice: [advice(11, 'RECOMMENDED'), advice(43, 'NOT_ASSESSED')] },
      },
    });
    const box = await screen.findByRole('checkbox', { name: /Class 43 .* was not assessed by the lawyer/ });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(box).toBeChecked();
    await waitFor(() =>
      expect(
        (
          saves().at(-1)?.variables as { input: { goods: readonly { classNumber: number }[] } } | undefined
        )?.input.goods.map(({ classNumber }) => classNumber),
      ).toEqual([11, 43]),
    );
  });

  it('saves what is typed, orders once at the price that stands there, and goes to pay', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    const button = await fill(user);
    await user.dblClick(button);
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeInTheDocument();
    expect(orders()).toHaveLength(1);
    expect(orders()[0]?.variables).toMatchObject({
      input: { quote: 'stub-price', termsAccepted: true, termsVersion: '2026-11' },
    });
    expect(saves().at(-1)?.variables).toMatchObject({
      input: { owner: { kind: 'APPLICANT_BUSINESS', businessName: 'Lumora s.r.o.' } },
    });
  });

  it('asks for consent to the new price when the old one has run out', async () => {
    const user = userEvent.setup({ delay: null });
    over = {
      PlaceOrder: () => ({
        createOrder: { __typename: 'Refusal', code: 'QUOTE_EXPIRED', message: 'Expired', fields: [] },
      }),
    };
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
    const report = {
      ...ordered().report,
      classAdvice: [
        { classNumber: 9, jurisdiction: 'EU', advice: 'ADVISED_AGAINST', reason: 'Taken for apps.' },
      ],
    };
    const goods = [{ classNumber: 9, terms: [] }];
    show({
      registrationRequest: {
        ...ordered(),
        report,
        reportAge: { days: 45, stage: 'OLD' },
        orderDraft: {
          jurisdictions: ['EU', 'US'],
          goods,
          officeGoods: [],
          owner: { country: 'CZ' },
          billing: { sameAsOwner: true, email: 'jana@example.com' },
          e2eProtection: false,
          brandProtection: false,
          euipoGrantRequested: false,
        },
      },
    });
    await user.click(await fill(user));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Tick that you know that the check is old, or ask for a fresh one.');
    expect(summary).toHaveTextContent('Tick that you order class 9 all the same, or take it out.');
    expect(
      screen.getByText('European Union: the lawyer advises against class 9, because: Taken for apps.'),
    ).toBeInTheDocument();
    expect(orders()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'I know that the check is old.' }));
    await user.click(screen.getByRole('checkbox', { name: 'I order class 9 all the same.' }));
    await user.click(await priced());
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeInTheDocument();
    expect(orders()[0]?.variables).toMatchObject({
      input: { oldReportAcknowledged: true, adviceAcknowledged: ['EU 9'] },
    });
  });

  it('opens read only as soon as the service says that it was placed, and says that what was typed later is no part of it', async () => {
    const user = userEvent.setup({ delay: null });
    let placed = false;
    const data = () => ({
      place: { country: 'CZ', currency: 'EUR' },
      token: 'r.token',
      own: { EU: { FILED_TO_REGISTERED: { min: 5, max: 9, cases: 37, since: 2022 } } },
      ...orderPage(),
      registrationRequest: {
        ...ordered(),
        ...(placed ? { status: 'ORDER_CREATED', orderedAt: '2026-11-22T10:00:00Z' } : {}),
      },
    });
    renderPage(
      [
        {
          path: '/registration-request/:id',
          Component,
          loader: () => data() as never,
          HydrateFallback: () => null,
        },
      ],
      { locale: 'en', at: '/registration-request/r.token' },
    );
    const town = await screen.findByLabelText('Town');
    placed = true;
    over = {
      SaveOrderDraft: () => ({
        saveOrderDraft: { __typename: 'Refusal', code: 'WRONG_STATUS', message: 'Placed', fields: [] },
      }),
    };
    await user.click(town);
    await user.paste('Brno');
    expect(
      await screen.findByRole('heading', {
        name: /Ordered on November 22, 2026|Ordered on 22 November 2026/,
      }),
    ).toBeInTheDocument();
    expect(await screen.findByText(/no part of it/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Town')).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('kept.order-'))).toEqual([]);
  });

  it('says of a number for the tax only what was answered for this very number, and orders at no price before', async () => {
    const user = userEvent.setup({ delay: null });
    let answer: (status: string) => void = () => undefined;
    over = {
      VatNumberStatus: () =>
        new Promise((resolve) => {
          answer = (vatNumberStatus) => resolve({ vatNumberStatus });
        }),
    };
    show();
    await fill(user);
    const field = screen.getByLabelText(/VAT number/);
    await user.click(field);
    await user.paste('CZ12345678');
    expect(await screen.findByText('We are asking the tax administration.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Order/ })).toHaveAttribute('aria-disabled');
    await waitFor(() =>
      expect(sent.filter(({ operationName }) => operationName === 'VatNumberStatus')).toHaveLength(1),
    );
    answer('VALID');
    expect(await screen.findByText('The tax administration confirms this number.')).toBeInTheDocument();
    await user.type(field, '{Backspace}');
    expect(screen.queryByText('The tax administration confirms this number.')).toBeNull();
    await user.clear(field);
    await user.paste('DE123456789');
    expect(await screen.findByText(/of another country than the invoice/)).toBeInTheDocument();
    expect(sent.filter(({ operationName }) => operationName === 'VatNumberStatus')).toHaveLength(1);
  });

  it('says no tax and no sum to pay while nobody said where the invoice goes, and both as soon as somebody did', async () => {
    const user = userEvent.setup({ delay: null });
    show({
      place: { country: 'US', currency: 'EUR', guessed: true },
      registrationRequest: {
        ...ordered(),
        id: '0190a000-0000-7000-8000-000000000c45',
        country: null,
        orderDraft: null,
        orderDraftSavedAt: null,
      },
    });
    const aside = (await screen.findByRole('heading', { name: 'Price' })).closest('aside') as HTMLElement;
    await waitFor(() => expect(aside.querySelector('[data-total]')).not.toBeNull());
    const net = Number(aside.querySelector('[data-total]')?.getAttribute('data-total'));
    expect(aside).toHaveTextContent('Total without VAT');
    expect(aside).toHaveTextContent('VAT depends on the country of the invoice.');
    expect(aside).not.toHaveTextContent(/outside the EU|United States,|No VAT/);
    expect(screen.getByRole('button', { name: 'Order and pay' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Country'), 'CZ');
    await waitFor(() =>
      expect(Number(aside.querySelector('[data-total]')?.getAttribute('data-total'))).toBeGreaterThan(net),
    );
    expect(aside).toHaveTextContent('21% VAT of Czechia');
    expect(await screen.findByRole('button', { name: /^Order and pay (Kč|€)/ })).toBeInTheDocument();
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
