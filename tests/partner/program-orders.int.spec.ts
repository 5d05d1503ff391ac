import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { until } from '@cotta/kit/testing/until.js';
import type { Asking } from '../testkit/joined-stack.js';
import { openProgramStack, site, type Program, type ProgramStack } from './program-stack.js';

let stack: ProgramStack;
let jana: Asking;
let program: Program;
let token: string;

beforeAll(async () => {
  stack = await openProgramStack();
  jana = await stack.account('orders');
  await until(
    'the services answer',
    async () =>
      (
        await stack.ask(
          jana,
          'query { registrationRequestList(limit: 1) { items { id } } invoiceList(limit: 1) { items { id } } partnerClientList(limit: 1) { items { id } } }',
        )
      ).body.errors === undefined,
  );
  program = await stack.program(jana, ['ORDERS_READ', 'ORDERS_WRITE']);
  token = await stack.token(program);
});
afterAll(() => stack.close());

const mark = {
  type: 'TEXT',
  value: 'Lumara',
  jurisdictions: ['EU'],
  business_description: 'Lamps of blown glass.',
  websites: [],
  jurisdictions_undecided: false,
  contact: { email: 'jana@example.test', first_name: 'Jana', last_name: 'Malá', phone: '' },
  language: 'en',
  country: 'SK',
  currency: 'EUR',
  send_marketing_emails: false,
};
const owner = {
  kind: 'APPLICANT_BUSINESS',
  business_name: 'Lumara s. r. o.',
  street: 'Dlhá 1',
  city: 'Nitra',
  postcode: '949 01',
  country: 'SK',
};
const draft = {
  jurisdictions: ['EU'],
  goods: [{ class_number: 11, terms: ['lamps'] }],
  office_goods: [],
  owner,
  billing: { same_as_owner: true },
  e2e_protection: false,
  brand_protection: false,
  euipo_grant_requested: false,
};
const asked = {
  filings: [{ jurisdiction: 'EU', classes: 1 }],
  currency: 'EUR',
  customer_kind: 'BUSINESS',
  country: 'SK',
};

const send = (method: string, path: string, body: object, key: string = systemIds.next(), shown = token) =>
  stack.get(`/api/partner/${path}`, shown, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  });

describe('a check', () => {
  it('is asked for once, however often the same wish is sent, and is the account’s', async () => {
    const key = systemIds.next();
    const first = await send('POST', 'checks', mark, key);
    expect(first.status).toBe(201);
    const { id } = first.body;
    expect(first.headers.get('location')).toBe(`/api/partner/checks/${String(id)}`);
    const again = await send('POST', 'checks', mark, key);
    expect([again.status, again.body['id']]).toEqual([201, id]);
    const other = await send('POST', 'checks', { ...mark, value: 'Another' }, key);
    expect([other.status, other.body['type']]).toEqual([409, '/problems/key-reused']);

    const read = await stack.get(String(first.headers.get('location')), token);
    expect(read.body).toMatchObject({
      id,
      value: 'Lumara',
      status: 'VERIFICATION_REQUESTED',
      verification_result: null,
    });
    const { body } = await stack.ask(jana, 'query ($id: ID!) { registrationRequest(id: $id) { value } }', {
      id,
    });
    expect(body.data.registrationRequest).toEqual({ value: 'Lumara' });
  });

  it('was asked for by the program, and the history says so', async () => {
    const { body } = await send('POST', 'checks', mark);
    const events: object[] = (await stack.fixtures['requests']?.db.query(
      'select actor_kind, actor_id, on_behalf_of from tracking_event where stream_id = $1',
      [body['id']],
    )) as never;
    expect(events).toEqual([{ actor_kind: 'partner', actor_id: program.id, on_behalf_of: jana.userId }]);
    const shown = await stack.ask(
      jana,
      'query ($id: ID!) { registrationRequest(id: $id) { timeline { by actorKind } } }',
      {
        id: body['id'],
      },
    );
    expect(shown.body.data.registrationRequest.timeline).toEqual([{ by: 'YOU', actorKind: 'partner' }]);
  });

  it('with something missing is refused field by field, in the names of the interface', async () => {
    const { status, body } = await send('POST', 'checks', {
      ...mark,
      value: '',
      contact: { ...mark.contact, email: 'x' },
    });
    expect(status).toBe(422);
    expect((body['errors'] as { path: string[] }[]).map(({ path }) => path.join('.'))).toContain(
      'contact.email',
    );
    const strange = await send('POST', 'checks', { ...mark, consultation_id: systemIds.next() });
    expect([strange.status, strange.body['detail']]).toEqual([
      422,
      'This path does not take consultation_id.',
    ]);
  });

  it('is not asked for by a program that may only read', async () => {
    const reading = await stack.token(program, 'orders:read');
    const { status, body, headers } = await send('POST', 'checks', mark, systemIds.next(), reading);
    expect([status, body['type']]).toEqual([403, '/problems/insufficient-scope']);
    expect(headers.get('www-authenticate')).toContain('scope="orders:write"');
  });
});

describe('an order', () => {
  it('is drafted, priced and placed; it leads to where its owner pays', async () => {
    const begun = await send('POST', 'order-drafts', mark);
    expect([begun.status, begun.body['detail']]).toEqual([201, undefined]);
    const id = String(begun.body['id']);
    const early = await send('POST', 'orders', {
      registration_request_id: id,
      ordered_items: ['EU 1'],
      currency: 'EUR',
      filing_classes_count: 1,
      terms_accepted: true,
    });
    expect(early.status).toBe(422);

    expect((await send('PATCH', `order-drafts/${id}`, draft)).status).toBe(200);
    const quote = await send('POST', 'quotes', asked);
    expect([quote.status, quote.body['detail']]).toEqual([200, undefined]);
    expect(quote.body).toMatchObject({ currency: 'EUR', total: expect.any(Number) });

    const placed = await send('POST', 'orders', {
      registration_request_id: id,
      ordered_items: ['EU 1'],
      currency: 'EUR',
      filing_classes_count: 1,
      quote: quote.body['token'],
      terms_accepted: true,
    });
    expect([placed.status, placed.body['detail']]).toEqual([201, undefined]);
    expect(placed.headers.get('location')).toBe(`/api/partner/orders/${id}`);
    expect(placed.body).toMatchObject({
      id,
      status: 'ORDER_CREATED',
      payment_url: `${site}/portal/order/${id}`,
    });
    const read = await stack.get(`/api/partner/orders/${id}`, token);
    expect(read.body).toMatchObject({
      id,
      status: 'ORDER_CREATED',
      jurisdictions: ['EU'],
      page_url: `${site}/portal/order/${id}`,
    });
    const list = await stack.get('/api/partner/orders', token);
    expect((list.body['items'] as { id: string }[]).map((one) => one.id)).toEqual([id]);
  });

  it('at a price that was quoted for something else, or for nobody, is not placed', async () => {
    const { body } = await send('POST', 'order-drafts', mark);
    const id = String(body['id']);
    await send('PATCH', `order-drafts/${id}`, draft);
    const quote = await send('POST', 'quotes', { ...asked, filings: [{ jurisdiction: 'EU', classes: 2 }] });
    const place = (token: unknown) =>
      send('POST', 'orders', {
        registration_request_id: id,
        ordered_items: ['EU 1'],
        currency: 'EUR',
        filing_classes_count: 1,
        quote: token,
        terms_accepted: true,
      });
    expect((await place(quote.body['token'])).body['type']).toBe('/problems/quote-differs');
    expect((await place('made up')).body['type']).toBe('/problems/quote-invalid');
  });

  it('of somebody else is not there', async () => {
    const eva = await stack.account('orders of eva');
    const others = await stack.token(await stack.program(eva, ['ORDERS_READ', 'ORDERS_WRITE']));
    const { body } = await send('POST', 'order-drafts', mark);
    const id = String(body['id']);
    for (const [method, path, given] of [
      ['PATCH', `order-drafts/${id}`, draft],
      [
        'POST',
        'orders',
        {
          registration_request_id: id,
          ordered_items: [],
          currency: 'EUR',
          filing_classes_count: 1,
          terms_accepted: true,
        },
      ],
    ] as const) {
      const { status, body: answer } = await send(method, path, given, systemIds.next(), others);
      expect([path, status, answer['type']]).toEqual([path, 404, '/problems/not-found']);
    }
    expect((await stack.get(`/api/partner/orders/${id}`, others)).status).toBe(404);
  });
});
