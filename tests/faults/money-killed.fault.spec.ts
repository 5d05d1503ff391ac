import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { until } from '@cotta/kit/testing/until.js';
import { vendorEnvironment } from '../../infra/simulators/addresses.mjs';
import { openFixture, type Fixture } from '../../infra/simulators/contract/fixture.js';
import { invoicingService, product, ViesVatCheck } from '@cotta/invoicing/testing.js';
import { requestsService } from '@cotta/requests/testing.js';
import { trademarksService } from '@cotta/trademarks/testing.js';
import { approveOrder, knowOwner } from '../money/approve-order.js';
import { billing, eva, key } from '../money/order-desk.js';
import { eachOf, ORDER_TOTAL, placeOrder } from '../money/place-order.js';
import { pressAgain } from '../money/press-again.js';
import { startService, type ServiceProgram } from './service-program.js';
import { report, seeded } from './fault-fixture.js';

// Programs as in production on a machine that others use as well; on a quiet one it takes two minutes.
const PATIENCE_MS = 900_000;
jest.setTimeout(PATIENCE_MS + 300_000);

const ORDERS = Number(process.env['ORDERS'] ?? 36);
const folder = mkdtempSync(join(tmpdir(), 'cotta-money-'));
type Name = 'requests' | 'invoicing' | 'worker' | 'trademarks';
const programs = new Map<Name, ServiceProgram>();
let sim: Fixture;
let requests: ServiceFixture;
let invoicing: ServiceFixture;
let trademarks: ServiceFixture;

beforeAll(async () => {
  sim = await openFixture();
  requests = await openServiceFixture(requestsService({ linkKey: key, encryptionKey: key }));
  invoicing = await openServiceFixture(
    invoicingService({
      linkKey: key,
      encryptionKey: key,
      vatNumbers: new ViesVatCheck({ VIES_BASE_URL: `${sim.url}/vies` }),
      webhookSecrets: '',
    }),
  );
  trademarks = await openServiceFixture(trademarksService({ linkKey: key, encryptionKey: key }));
  await knowOwner(requests, eva);
  writeFileSync(join(folder, 'viewers.json'), JSON.stringify({ keys: [] }));
  // No register is searched here.
  mkdirSync(join(folder, 'registers'));
  const keys = {
    VIEWER_JWKS_FILE: join(folder, 'viewers.json'),
    LINK_TOKEN_KEY: key,
    SEAL_KEY: key,
    SESSION_KEY: key,
    PUBLIC_ORIGIN: 'https://cotta.test',
    REGISTER_STATE: join(folder, 'registers'),
  };
  const starts = [
    ['requests', 'requests', 'main', requests.url],
    ['invoicing', 'invoicing', 'main', invoicing.url],
    ['worker', 'invoicing', 'worker', invoicing.url],
    ['trademarks', 'trademarks', 'main', trademarks.url],
  ] as const;
  for (const [name, service, program, url] of starts)
    programs.set(
      name,
      await startService(service, program, {
        ...keys,
        ...vendorEnvironment(service, sim.url, { keyDir: folder }),
        DATABASE_URL: url,
      }),
    );
  await sim.control('revolut-merchant/webhooks', {
    url: `http://127.0.0.1:${programs.get('invoicing')?.port}/internal/revolut-payment/webhook`,
  });
}, 600_000);
afterAll(async () => {
  await Promise.all([...programs.values()].map((program) => program.kill()));
  await Promise.all([requests.close(), invoicing.close(), trademarks.close(), sim.stop()]);
  rmSync(folder, { recursive: true });
});

/** `$1`: the orders of this run; the broker may still hold facts of an earlier one. */
const rowsOf = (fixture: ServiceFixture, sql: string, placed: readonly string[]): Promise<{ id: string }[]> =>
  pressAgain(() => fixture.db.query(sql, [placed]));

/** A dead worker's jobs are free again once their lease ended; nobody here waits for that. */
const endLeases = (): Promise<unknown> =>
  pressAgain(() => invoicing.db.query('update money_job set due_at = now() where due_at > now()'));

/** SIGKILL for some of the programs, each at its own moment, relays in them too; done once all are up again. */
async function strike(
  names: readonly Name[],
  between: (from: number, to: number) => number,
): Promise<number> {
  await Promise.all(
    names.map(async (name) => {
      await pause(between(0, 2000));
      await programs.get(name)?.strike(name === 'worker' ? endLeases : undefined);
    }),
  );
  return names.length;
}

/** Takes the next step of each order once, whatever became of the programs meanwhile. */
function openCustomers(placed: readonly string[]) {
  const taken = new Set<string>();
  const each = async (
    step: string,
    rows: readonly { id: string }[],
    work: (id: string) => Promise<unknown>,
  ): Promise<void> => {
    const fresh = rows.filter(({ id }) => !taken.has(`${step} ${id}`));
    await eachOf(fresh, async ({ id }) => {
      await work(id);
      taken.add(`${step} ${id}`);
    });
  };
  const count = (step: string): number => [...taken].filter((one) => one.startsWith(step)).length;
  const checkOut = (streamId: string) => {
    const commandId = systemIds.next();
    return pressAgain(() =>
      handleCommand(invoicing.runtime, {
        command: product.steps.startProductCheckout,
        streamId,
        input: { paymentType: 'card', billing },
        viewer: { ...viewerOf('customer'), userId: eva.userId },
        commandId,
      }),
    );
  };
  return {
    paid: () => count('pay'),
    approved: () => count('approve'),
    goOn: async () => {
      // Every customer clicks twice.
      await each(
        'check out',
        await rowsOf(
          invoicing,
          `select id from product where status = 'Created' and subject_id = any($1)`,
          placed,
        ),
        (id) => Promise.all([checkOut(id), checkOut(id)]),
      );
      await each(
        'pay',
        await rowsOf(
          invoicing,
          'select gateway_order_id as id from product where gateway_order_id is not null and subject_id = any($1)',
          placed,
        ),
        (id) => sim.control(`revolut-merchant/orders/${id}/pay`),
      );
      await each(
        'approve',
        await rowsOf(
          requests,
          `select r.id from registration_request r where status = 'Ready for drafting' and id = any($1) and exists (select from application a join application_jurisdiction j on j.application_id = a.id where a.request_id = r.id and j.user_id is not null)`,
          placed,
        ),
        (id) => approveOrder(requests, id, eva),
      );
    },
  };
}

/** Whether every order is a filed invoice and a mark. */
async function isDone(placed: readonly string[]): Promise<boolean> {
  const filed = await rowsOf(
    invoicing,
    `select id from invoice where record_status = 'processed' and registration_request_id = any($1)`,
    placed,
  );
  const marks = await rowsOf(
    trademarks,
    'select id from trademark_request where registration_request_id = any($1)',
    placed,
  );
  return filed.length === ORDERS && marks.length === ORDERS;
}

it(`${ORDERS} orders while requests, invoicing, trademarks, their relays and the worker are killed: as many payments, invoices and marks, and the same money`, async () => {
  const started = Date.now();
  const { seed, between } = seeded();
  const placed: string[] = [];
  const customers = openCustomers(placed);
  const placing = eachOf(Array.from({ length: ORDERS }), async (_, index) =>
    placed.push(
      await placeOrder({ requests: requests.runtime, invoicing: invoicing.runtime }, index, eva.userId),
    ),
  );
  // In the middle of what each line says.
  const rounds: readonly { readonly when: () => boolean; readonly names: readonly Name[] }[] = [
    { when: () => placed.length >= ORDERS / 4, names: ['requests', 'invoicing', 'trademarks'] },
    { when: () => customers.paid() >= ORDERS / 4, names: ['invoicing', 'worker', 'requests'] },
    {
      when: () => customers.approved() >= ORDERS / 4,
      names: ['trademarks', 'requests', 'invoicing', 'worker'],
    },
  ];
  const failed = new AbortController();
  let kills = 0;
  const killing = async (): Promise<void> => {
    for (const { when, names } of rounds) {
      await until('the moment to kill', () => failed.signal.aborted || when(), {
        withinMs: PATIENCE_MS,
        everyMs: 50,
      });
      if (!failed.signal.aborted) kills += await strike(names, between);
    }
  };
  const following = (): Promise<unknown> =>
    until(
      'every order is invoiced and a mark',
      async () => {
        await customers.goOn();
        return placed.length === ORDERS && (await isDone(placed));
      },
      { withinMs: PATIENCE_MS, everyMs: 300 },
    );
  const all = [placing, killing(), following()];
  await Promise.all(all).catch(async (error: unknown) => {
    failed.abort();
    await Promise.allSettled(all);
    throw error;
  });
  const [sums] = await invoicing.db.query(
    `select (select count(*)::integer from product where subject_id = any($1)) as products, (select sum((total ->> 'amountMinor')::bigint)::text from product where status = 'Paid') as paid,
    (select sum((total ->> 'amountMinor')::bigint)::text from invoice where status = 'Paid') as invoiced, (select count(distinct serial_number)::integer from invoice) as numbers, (select max(serial_number) from invoice) as last,
    (select count(*)::integer from product_event where kind = 'PaymentCaptured') as captures`,
    [placed],
  );
  const [marks] = await trademarks.db.query(
    `select count(*)::integer as marks, count(distinct r.registration_request_id)::integer as "marked orders", (select count(*)::integer from filing_copy) as copies
    from trademark t join trademark_request r on r.trademark_id = t.id where t.status = 'Ready for filing' and r.registration_request_id = any($1)`,
    [placed],
  );
  const [{ approved }] = await requests.db.query(
    `select count(*)::integer as approved from registration_request where status = 'Application approved' and id = any($1)`,
    [placed],
  );
  const pages = await sim.requests('revolut-merchant', 'POST', '/api/orders');
  report('orders under kills', {
    seed,
    orders: ORDERS,
    kills,
    ...sums,
    approved,
    ...marks,
    'orders at the provider': pages,
    seconds: Math.round((Date.now() - started) / 1000),
  });
  const total = String(ORDERS * ORDER_TOTAL);
  expect(sums).toEqual({
    products: ORDERS,
    paid: total,
    invoiced: total,
    numbers: ORDERS,
    last: ORDERS,
    captures: ORDERS,
  });
  expect({ approved, ...marks }).toEqual({
    approved: ORDERS,
    marks: ORDERS,
    'marked orders': ORDERS,
    copies: ORDERS,
  });
  // A worker killed between asking and hearing finds its order again by reference.
  expect(pages).toBe(ORDERS);
  expect(kills).toBe(10);
});
