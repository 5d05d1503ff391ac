import { screen } from '@testing-library/react';
import { Component } from '../src/features/public/checkout/checkout.screen.js';
import { renderPage } from './render-page.js';
import type { AnswersByName } from './answers-to.js';
import { refusal } from './stub-facts.js';
import { orderAnswers, product as fixture } from './stub-order.js';
import { paymentAnswers, paymentStateOf, type PaymentState } from './stub-payments.js';

type Sent = {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  readonly key: string | null;
};

export { fixture, refusal };
export const product = {
  ...fixture,
  billing: {
    __typename: 'ProductBilling',
    name: 'Eva',
    street: 'Dlhá 1',
    city: 'Praha',
    postcode: '11000',
    country: 'CZ',
    companyId: null,
    vatId: null,
    email: 'eva@example.com',
  },
};
let sent: Sent[] = [];

/** The page of one product, for its customer or for who holds a link; `now` changes as commands would change it. */
export function show(
  now: { product: PaymentState },
  {
    answers = {},
    link,
    locale = 'en',
    hash = '',
    isNew = false,
  }: {
    answers?: AnswersByName;
    link?: string;
    locale?: 'en' | 'cs';
    hash?: string;
    /** Its order was sent a moment ago: its price may still be on the way. */
    isNew?: boolean;
  } = {},
) {
  document.documentElement.lang = locale;
  const known: AnswersByName = { ...orderAnswers, ...paymentAnswers, ProductToPay: () => now, ...answers };
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    const json = (body: unknown) =>
      new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    if (address.includes('/api/auth/session'))
      return json({
        user: { id: 'u', name: 'Eva', email: 'eva@example.com' },
        expires: '2099-01-01T00:00:00Z',
        accessToken: 'token',
      });
    if (address.includes('/state')) return json(paymentStateOf(now.product));
    if (!address.includes('/graphql')) return json({});
    const { operationName, variables } = JSON.parse(String(init?.body)) as Sent;
    sent.push({ operationName, variables, key: new Headers(init?.headers).get('idempotency-key') });
    return json({ data: await known[operationName]?.(variables) });
  }) as never;
  const query = new URLSearchParams({
    ...(link === undefined ? {} : { link }),
    ...(isNew ? { new: '' } : {}),
  });
  renderPage(
    [
      { path: '/product/:id/checkout', Component },
      { path: '/product/:id/success', Component: () => <h1>Done</h1> },
    ],
    { locale, at: `/product/p1/checkout?${query}${hash}` },
  );
}

/** An answer that comes when the test says so: meanwhile a person may press again. */
export function held(answer: () => unknown) {
  let release = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => asked.then(answer), release: () => release() };
}

/** A visit begins: nothing sent, nothing kept in the browser. */
export function beginVisit(): void {
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
}

export const sentAs = (name: string): Sent[] => sent.filter(({ operationName }) => operationName === name);
export const button = (name: RegExp) => screen.findByRole('button', { name });
