import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findRoute } from '@cotta/kit/edge/call/extra-route.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { readPdf, wholeText } from '@cotta/kit/testing/read-pdf.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { moneyFileRoutes } from '@cotta/invoicing/testing.js';
import { admin, eva, openOrderDesk, type OrderDesk } from './order-desk.js';

const clock = new FakeClock('2026-11-16T09:00:00Z');
const stranger = { ...eva, userId: systemIds.next() };
let desk: OrderDesk;
let server: Server;
let viewer: Viewer = admin;
let paid: string;
let open: string;

beforeAll(async () => {
  desk = await openOrderDesk(clock);
  const routes = moneyFileRoutes(desk.fixture.runtime);
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const found = findRoute(routes, request.method ?? '', url.pathname);
    if (found === undefined) return void response.writeHead(404).end();
    const context = {
      viewer,
      manager: desk.fixture.db.manager,
      log: desk.fixture.runtime.log,
      requestId: 'test',
    };
    void found.route.handle({ request, response, context, params: found.params, search: url.searchParams });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  [paid, open] = [await desk.order(), await desk.order()];
  await desk.checkout(paid, 'card');
  await desk.settle();
  await desk.sim.control(`revolut-merchant/orders/${String((await desk.row(paid))['gateway_order_id'])}/pay`);
  clock.moveBy({ minutes: 61 });
  await desk.settle();
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await desk.close();
});

async function get(path: string, as: Viewer): Promise<{ status: number; type: string; bytes: Uint8Array }> {
  viewer = as;
  const at = server.address();
  const response = await fetch(
    `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}${path}`,
  );
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

const textOf = async ({ bytes }: { bytes: Uint8Array }): Promise<string> => wholeText(await readPdf(bytes));

describe('the export for the accountant', () => {
  const path = '/internal/accounting-export?entity=SK01&from=2026-11-01&to=2026-11-30';

  it('holds every tax document of a period with control sums, for staff alone', async () => {
    const { status, type, bytes } = await get(path, admin);
    const xml = new TextDecoder().decode(bytes);
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(xml).toContain(String((await desk.row(paid))['number']));
    expect(xml).toContain('1 document; EUR 1206.70 with VAT 66.70');
    expect((await get(path, eva)).status).toBe(404);
  });

  it.each([
    'entity=XX&from=2026-11-01&to=2026-11-30',
    'entity=SK01&from=2026-11-30&to=2026-11-01',
    'entity=SK01',
  ])('refuses %s', async (query) => {
    expect((await get(`/internal/accounting-export?${query}`, admin)).status).toBe(400);
  });

  it('says that there is nothing rather than giving an empty file', async () => {
    expect(
      (await get('/internal/accounting-export?entity=CZ01&from=2026-11-01&to=2026-11-30', admin)).status,
    ).toBe(404);
  });
});

describe('a document to look at', () => {
  it('is an invoice in another language, for its owner and staff', async () => {
    const { number } = await desk.row(paid);
    const path = `/internal/invoice-by-reference/${String(number)}/translated?locale=es`;
    const mine = await get(path, eva);
    expect(mine.type).toBe('application/pdf');
    expect(await textOf(mine)).toContain('Factura');
    expect([
      (await get(path, stranger)).status,
      (await get('/internal/invoice-by-reference/9999999999/translated', admin)).status,
    ]).toEqual([404, 404]);
  });

  it('is the request to pay of an order that is not paid yet, in the language of a country', async () => {
    const shown = await get(`/internal/product/${open}/preview-document?country=CZ`, eva);
    expect(shown.status).toBe(200);
    expect(await textOf(shown)).toContain(String((await desk.row(open))['variable_symbol']));
    expect([
      (await get(`/internal/product/${open}/preview-document`, stranger)).status,
      (await get('/internal/product/nothing/preview-document', admin)).status,
    ]).toEqual([404, 404]);
  });

  it('is made again when staff ask for it: another file, the same number', async () => {
    const before = await desk.row(paid);
    const source = 'mutation ($id: ID!) { regenerateProductDocument(id: $id, input: {}) { __typename } }';
    expect((await desk.fixture.ask(eva, source, { id: paid })).errors).toBeDefined();
    expect((await desk.fixture.ask(admin, source, { id: paid })).data.regenerateProductDocument).toEqual({
      __typename: 'Product',
    });
    await desk.settle();
    const files: { n: number }[] = await desk.fixture.db.query(
      `select count(*)::integer as n from tracking_event where type = 'DocumentFileMade'`,
    );
    expect(files).toEqual([{ n: 2 }]);
    expect((await desk.row(paid))['number']).toBe(before['number']);
  });
});
