import { request as ask } from 'undici';
import { z } from 'zod';
import { problem } from '../../problem.js';
import { StepRefused, type Found, type SandboxCall } from './sandbox-steps.js';
import { known } from './until-known.js';

/** What may be said of a card. */
export const payBody = z.strictObject({
  card: z.enum(['succeeds', 'declined']).default('succeeds'),
});

/** The key of this step was used, and each call has its own. */
const BEGUN = '/problems/key-reused';

/** Cards of the simulated provider. */
const CARDS = { succeeds: '4929420573595709', declined: '4929573638125985' } as const;

const productOf = z.object({
  id: z.string(),
  status: z.string(),
  checkout_url: z.string().nullable(),
  decline_reason: z.string().nullable(),
  currency: z.string(),
  total: z.object({ amount_minor: z.number() }),
  billing: z.object({}).nullable(),
});
type Product = z.infer<typeof productOf>;

const text = z.string().nullish();
const address = { street: text, city: text, postcode: text, country: text, company_id: text };
const payerOf = z.object({
  contact_email: z.string(),
  order_draft: z.object({
    owner: z.object({ first_name: text, last_name: text, business_name: text, ...address }),
    billing: z.object({ same_as_owner: z.boolean(), name: text, vat_id: text, email: text, ...address }),
  }),
});

/** Pays an order on the page of the simulated payment provider, as whoever owns it would. @throws StepRefused */
export async function payOrder(
  call: SandboxCall,
  id: string,
  { card }: z.infer<typeof payBody>,
): Promise<Found> {
  await call.asAccount({ operation: 'PartnerOrder', variables: { id } });
  const product = await known('what the order costs', () => openProduct(call, id));
  // Begun and not answered: it goes on.
  if (product.status !== 'CHECKOUT_STARTED') await startPayment(call, id, product);
  const { status, checkout_url: page } = await known('the page of the payment provider', async () => {
    const now = await productNow(call, id);
    return now.checkout_url === null && !settled(now) ? undefined : now;
  });
  // A call that was cut short after its card was taken finds it answered.
  if (status === 'CHECKOUT_STARTED') await enterCard(page ?? '', CARDS[card]);
  const after = await known('the answer of the payment provider', async () => {
    const now = await productNow(call, id);
    return settled(now) ? now : undefined;
  });
  if (after.status === 'PAYMENT_FAILED')
    return { payment: 'declined', decline_reason: after.decline_reason, order: await orderNow(call, id) };
  const order = await known('the payment in the order', async () => {
    const now = await orderNow(call, id);
    return now['paid_at'] === null || now['status'] === 'ORDER_CREATED' ? undefined : now;
  });
  return { payment: 'paid', decline_reason: null, order };
}

const orderNow = (call: SandboxCall, id: string): Promise<Found> =>
  call.asAccount({ operation: 'PartnerOrder', variables: { id } });

async function productNow(call: SandboxCall, id: string): Promise<Product> {
  return productOf.parse(await call.asAccount({ operation: 'SandboxOrderProduct', variables: { id } }));
}

/** Undefined while the order was not heard of there. */
async function openProduct(call: SandboxCall, id: string): Promise<Product | undefined> {
  try {
    return await productNow(call, id);
  } catch (error) {
    if (error instanceof StepRefused && error.problem.status === 404) return undefined;
    throw error;
  }
}

const settled = ({ status }: Product): boolean =>
  status !== 'CREATED' && status !== 'CHECKOUT_STARTED' && status !== 'CHECKOUT_COMPLETED';

async function startPayment(call: SandboxCall, id: string, product: Product): Promise<void> {
  const { currency, total } = product;
  const payer = product.billing === null ? { billing: await payerFor(call, id) } : {};
  const input = {
    paymentType: 'CARD',
    total: { amountMinor: total.amount_minor, currency },
    ...payer,
    reason: 'Sandbox',
  };
  const step = { operation: 'SandboxStartPayment', variables: { id: product.id, input }, part: 'start' };
  try {
    await call.asAccount(step);
  } catch (error) {
    // This very call began it before it was cut short; who pays is known since then, so it said more.
    if (!(error instanceof StepRefused && error.problem.type === BEGUN)) throw error;
  }
}

/** Who is invoiced, as the order says. */
async function payerFor(call: SandboxCall, id: string): Promise<object> {
  const {
    contact_email: contact,
    order_draft: { owner, billing },
  } = payerOf.parse(await call.asAccount({ operation: 'SandboxOrderPayer', variables: { id } }));
  const person = [owner.first_name, owner.last_name].filter(Boolean).join(' ');
  const from = billing.same_as_owner ? { ...owner, name: owner.business_name ?? person } : billing;
  const { name, street, city, postcode, country, company_id: companyId } = from;
  return {
    name,
    street,
    city,
    postcode,
    country,
    companyId,
    vatId: billing.vat_id,
    email: billing.email ?? contact,
  };
}

/** The form of the provider's page. It is the page that the customer's browser would be led to. */
async function enterCard(page: string, card: string): Promise<void> {
  const { statusCode, body } = await ask(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ card, expires: '12/30', method: 'card' }).toString(),
  });
  await body.dump();
  if (statusCode >= 400)
    throw new StepRefused(
      problem(503, 'SUBGRAPH_UNAVAILABLE', {
        detail: `The simulated payment provider answered ${statusCode}; send it again.`,
      }),
    );
}
