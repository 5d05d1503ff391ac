import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newRequestIds } from '../../request-ids.js';
import { problem } from '../../problem.js';
import { payOrder } from './pay-order.js';
import { StepRefused, type SandboxCall, type Step } from './sandbox-steps.js';

let provider: Server;
let page: string;
/** How the order stands at the services, as their rules have it. */
let product: { status: string; billing: object | null; checkout_url: string | null };
let cards = 0;

beforeAll(async () => {
  provider = createServer((_, response) => {
    cards += 1;
    product = { ...product, status: 'PAID' };
    response.end();
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  page = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/pay`;
});
afterAll(() => new Promise((closed) => provider.close(closed)));
beforeEach(() => {
  product = { status: 'CREATED', billing: null, checkout_url: null };
  cards = 0;
});

const refused = (status: number, code: string) => new StepRefused(problem(status, code, { detail: code }));
const address = { street: 'Main 1', city: 'Brno', postcode: '60200', country: 'CZ', company_id: null };

/** Calls under one Idempotency-Key: a write that was answered is answered again, and refused with another input. */
function calls(cut: (operation: string, nth: number) => boolean): SandboxCall {
  const answered = new Map<string, string>();
  const counts = new Map<string, number>();
  const answers: Readonly<Record<string, (step: Step) => object>> = {
    PartnerOrder: () =>
      product.status === 'PAID'
        ? { status: 'ORDER_PAID', paid_at: '2026-03-02T10:00:00Z' }
        : { status: 'ORDER_CREATED', paid_at: null },
    SandboxOrderProduct: () => ({
      id: 'p',
      decline_reason: null,
      currency: 'EUR',
      total: { amount_minor: 100 },
      ...product,
    }),
    SandboxOrderPayer: () => ({
      contact_email: 'eva@client.test',
      order_draft: {
        owner: { first_name: 'Eva', last_name: 'Novak', business_name: null, ...address },
        billing: { same_as_owner: true, name: null, vat_id: null, email: null, ...address },
      },
    }),
    SandboxStartPayment: ({ part = '', variables }) => {
      const input = JSON.stringify(variables);
      const before = answered.get(part);
      if (before !== undefined && before !== input) throw refused(409, 'KEY_REUSED');
      if (before !== undefined) return {};
      if (!['CREATED', 'PAYMENT_FAILED'].includes(product.status)) throw refused(409, 'INVALID_STATE');
      answered.set(part, input);
      product = { status: 'CHECKOUT_STARTED', billing: {}, checkout_url: page };
      return {};
    },
  };
  const take = (step: Step) => {
    const nth = (counts.get(step.operation) ?? 0) + 1;
    counts.set(step.operation, nth);
    if (cut(step.operation, nth)) return Promise.reject(refused(503, 'SUBGRAPH_UNAVAILABLE'));
    try {
      return Promise.resolve({ ...answers[step.operation]?.(step) });
    } catch (error) {
      return Promise.reject(error as Error);
    }
  };
  return { ids: newRequestIds(), asAccount: take, asFirm: take };
}

describe('a payment that was cut short and is sent again with its key', () => {
  it.each([
    ['before the page of the provider was there', 'SandboxOrderProduct', 2],
    ['after the card was taken', 'SandboxOrderProduct', 3],
    ['before the order knew of it', 'PartnerOrder', 2],
  ])('goes on where it stopped: %s', async (_, operation, at) => {
    const call = calls((asked, nth) => asked === operation && nth === at);
    await expect(payOrder(call, 'o', { card: 'succeeds' })).rejects.toBeInstanceOf(StepRefused);
    expect(await payOrder(call, 'o', { card: 'succeeds' })).toMatchObject({ payment: 'paid' });
    expect(cards).toBe(1);
  });

  it('is refused where the order was paid by another call', async () => {
    await payOrder(
      calls(() => false),
      'o',
      { card: 'succeeds' },
    );
    await expect(
      payOrder(
        calls(() => false),
        'o',
        { card: 'succeeds' },
      ),
    ).rejects.toThrow('invalid-state');
    expect(cards).toBe(1);
  });
});
