import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { until } from '@cotta/kit/testing/until.js';
import { vendorEnvironment } from '../../infra/simulators/addresses.mjs';
import { openFixture, type Fixture } from '../../infra/simulators/contract/fixture.js';
import { CREDENTIALS } from '../../infra/simulators/credentials.mjs';
import { invoicingService, RevolutPayments, ViesVatCheck } from '@cotta/invoicing/testing.js';
import { subscriptionsService } from '@cotta/subscriptions/testing.js';
import { key } from '../money/order-desk.js';
import { eachOf } from '../money/place-order.js';
import { pressAgain } from '../money/press-again.js';
import { perCharge, totals } from './cost-of-charges.js';
import { report } from './fault-fixture.js';
import { serviceProgram, type ServiceProgram } from './service-program.js';
import { subscribers } from './subscribers.js';

/** How many are due on one day; `npm run bench -- charges --count N` gives another number. */
const CHARGES = Number(process.env['CHARGES'] ?? 40);
/** What the provider takes for each answer. */
const PROVIDER_MS = 50;
const PATIENCE_MS = Math.max(900_000, CHARGES * 2_000);
jest.setTimeout(3 * PATIENCE_MS);

const folder = mkdtempSync(join(tmpdir(), 'cotta-charges-'));
/** Two workers of each service, as where one must not be missed. */
const WORKERS = ['calendar 1', 'calendar 2', 'money 1', 'money 2'] as const;
type Name = (typeof WORKERS)[number] | 'subscriptions' | 'invoicing';
const programs = new Map<Name, ServiceProgram>();
const programOf = (name: Name): ServiceProgram => {
  const program = programs.get(name);
  if (program === undefined) throw new Error(`${name} does not run`);
  return program;
};
let sim: Fixture;
let subscriptions: ServiceFixture;
let invoicing: ServiceFixture;

beforeAll(async () => {
  sim = await openFixture();
  subscriptions = await openServiceFixture(subscriptionsService());
  const vatNumbers = new ViesVatCheck({ VIES_BASE_URL: `${sim.url}/vies` });
  invoicing = await openServiceFixture(
    invoicingService({ linkKey: key, encryptionKey: key, vatNumbers, webhookSecrets: '', savedCards: true }),
  );
  writeFileSync(join(folder, 'viewers.json'), JSON.stringify({ keys: [] }));
  const shared = {
    VIEWER_JWKS_FILE: join(folder, 'viewers.json'),
    LINK_TOKEN_KEY: key,
    SEAL_KEY: key,
    PUBLIC_ORIGIN: 'https://cotta.test',
  };
  const rooms = {
    subscriptions: { ...shared, DATABASE_URL: subscriptions.url },
    invoicing: {
      ...shared,
      ...vendorEnvironment('invoicing', sim.url, { keyDir: folder }),
      DATABASE_URL: invoicing.url,
    },
  };
  for (const service of ['subscriptions', 'invoicing'] as const)
    programs.set(service, await serviceProgram(service, 'main', rooms[service]));
  for (const name of WORKERS) {
    const service = name.startsWith('calendar') ? 'subscriptions' : 'invoicing';
    programs.set(name, await serviceProgram(service, 'worker', rooms[service]));
  }
  for (const name of ['subscriptions', 'invoicing'] as const) {
    await programOf(name).start();
    await programOf(name).ready();
  }
  await sim.control('revolut-merchant/webhooks', {
    url: `${programOf('invoicing').url}/internal/revolut-payment/webhook`,
  });
}, 600_000);
afterAll(async () => {
  await Promise.all([...programs.values()].map((program) => program.kill()));
  await Promise.all([subscriptions.close(), invoicing.close(), sim.stop()]);
  rmSync(folder, { recursive: true });
});

const count = async ({ db }: ServiceFixture, what: string): Promise<number> =>
  (await pressAgain(() => db.query(`select count(*)::integer as n from ${what}`)))[0].n;
const charging = (): Promise<number> =>
  count(subscriptions, 'brand_subscription_payment where number_of_attempts > 0');
const captured = (): Promise<number> => count(invoicing, `product_event where kind = 'PaymentCaptured'`);
const renewed = (): Promise<number> =>
  count(
    subscriptions,
    `brand_subscription_payment p join brand_subscription s on s.id = p.brand_subscription_id and s.start_date = p.start_date where p.status = 'Paid'`,
  );

/** Captures a second between the first tenth and the last: what a long day goes at, without the start of the programs and the lease of a dead worker's last jobs. */
async function pace(): Promise<{ 'captures a second': string; 'hours for 100,000': string }> {
  const [{ seconds }] = await invoicing.db.query(
    `select extract(epoch from percentile_disc(0.9) within group (order by occurred_at) - percentile_disc(0.1) within group (order by occurred_at))::float as seconds
     from product_event where kind = 'PaymentCaptured'`,
  );
  const rate = (CHARGES * 0.8) / seconds;
  return {
    'captures a second': rate.toFixed(1),
    'hours for 100,000': (100_000 / rate / 3600).toFixed(1),
  };
}

/** SIGKILL in the middle of what each line says, and started again at once; the other one of the two goes on. */
const KILLS: readonly { readonly when: () => Promise<boolean>; readonly name: Name }[] = [
  { when: async () => (await charging()) >= CHARGES / 4, name: 'calendar 1' },
  { when: async () => (await charging()) >= CHARGES / 2, name: 'calendar 2' },
  { when: async () => (await captured()) >= CHARGES / 4, name: 'money 1' },
  { when: async () => (await captured()) >= CHARGES / 2, name: 'money 2' },
];

/** @returns how many were killed while something was left to do */
async function killInTheMiddle(isOver: () => boolean): Promise<number> {
  const killed = await Promise.all(
    KILLS.map(async ({ when, name }) => {
      await until('the moment to kill', async () => isOver() || (await when()), {
        withinMs: PATIENCE_MS,
        everyMs: 50,
      });
      if (isOver()) return 0;
      await programOf(name).strike();
      return 1;
    }),
  );
  return killed.reduce<number>((sum, one) => sum + one, 0);
}

/** What the provider has: how many orders, how many paid, and how many payments that took money. */
async function atProvider(): Promise<{ orders: number; completed: number; captures: number }> {
  await fetch(`${sim.url}/__sim/faults`, { method: 'DELETE' });
  const provider = new RevolutPayments({
    REVOLUT_MERCHANT_BASE_URL: `${sim.url}/revolut-merchant`,
    REVOLUT_MERCHANT_SECRET_KEY: CREDENTIALS.merchantKey,
  });
  const orders = await provider.ordersBetween(new Date(0), new Date(Date.now() + 86_400_000));
  let captures = 0;
  await eachOf(orders, async ({ id }) => {
    const { payments } = await provider.order(id);
    captures += payments.filter(({ state }) => state === 'captured').length;
  });
  return {
    orders: orders.length,
    completed: orders.filter(({ state }) => state === 'completed').length,
    captures,
  };
}

it(`${CHARGES} subscriptions that are due on one day are charged once each, though every worker is killed in the middle`, async () => {
  const due = await subscribers({ subscriptions, invoicing, sim }, CHARGES);
  await sim.control('faults', {
    vendor: 'revolut-merchant',
    kind: 'slow',
    delayMs: PROVIDER_MS,
    count: 1_000_000_000,
  });
  const working = { programs, services: { subscriptions, invoicing } };
  const before = await totals(working);
  const began = Date.now();
  for (const name of WORKERS) await programOf(name).start();
  let isOver = false;
  const killing = killInTheMiddle(() => isOver);
  await until('every period is paid and begun', async () => (await renewed()) >= CHARGES, {
    withinMs: PATIENCE_MS,
    everyMs: 500,
  }).finally(() => {
    isOver = true;
  });
  const seconds = (Date.now() - began) / 1000;
  const kills = await killing;
  // Nothing is left that could charge again.
  await until(
    'no charge waits any more',
    async () => (await count(invoicing, `money_job where kind in ('period-charge', 'payment')`)) === 0,
    { withinMs: PATIENCE_MS, everyMs: 500 },
  );
  const paidInvoices = () =>
    count(invoicing, `(select distinct product_id from invoice where status = 'Paid') as i`);
  // An invoice follows its capture by way of the log.
  await until('every invoice is paid', async () => (await paidInvoices()) >= CHARGES, {
    withinMs: PATIENCE_MS,
    everyMs: 500,
  });
  report('of one charge', perCharge(before, await totals(working), CHARGES));
  const provider = await atProvider();
  const found = {
    ...provider,
    captured: await captured(),
    invoices: await paidInvoices(),
    paid: await count(
      subscriptions,
      `brand_subscription_payment where status = 'Paid' and number_of_attempts = 1`,
    ),
    // Ordering made a row of its own, of a first period that begins today; nobody charges it here.
    payments: await count(subscriptions, `brand_subscription_payment where start_date = '${due}'`),
    running: await count(
      subscriptions,
      `brand_subscription where status = 'Subscription started' and start_date = '${due}'`,
    ),
  };
  report('charges under kills', {
    charges: CHARGES,
    kills,
    seconds: Math.round(seconds),
    ...(await pace()),
    load: loadavg()[0]?.toFixed(1) ?? '',
    ...found,
  });
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, CHARGES])));
  expect(kills).toBe(KILLS.length);
});
