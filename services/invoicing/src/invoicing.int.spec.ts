import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { schemaProblems } from '@cotta/kit/testing/schema-check.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { UserErasedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { invoicingService } from './service.js';
import { invoice } from './invoice/invoice.work-item.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const admin = viewerOf('admin', nameBasedId('admin'));
const definition = invoicingService();
const clock = new FakeClock('2026-12-31T20:00:00Z');
const refusal = '... on Refusal { code message params { name value } fields { path code } }';
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(definition, clock);
});
afterAll(() => fixture.close());

const input = {
  userId: eva.userId,
  billingEntityCode: 'SK01',
  currency: 'EUR',
  lines: [{ description: 'Registration', net: 10_001 }],
  taxGroups: [{ category: 'S', rate: '23', base: 10_001, vat: 2300 }],
};

async function run(name: string, variables: { id?: string; input?: object }, viewer = admin) {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const shown = /PaymentMethod/.test(name)
    ? 'UserPaymentMethod { id }'
    : /CreditNote/.test(name)
      ? 'CreditNote { id number total { amountMinor } vat { amountMinor } invoiceReference variableSymbol userId }'
      : /Product/.test(name)
        ? 'Product { id status }'
        : 'Invoice { id version status number serialNumber year issueDate dueDate variableSymbol recordStatus total { amountMinor } }';
  const id = variables.id === undefined ? '' : '$id: ID!, ';
  const given = variables.id === undefined ? '' : 'id: $id, ';
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation (${id}$input: ${type}Input!) { done: ${name}(${given}input: $input) { ... on ${shown} ${refusal} } }`,
    variables,
  );
  return data?.done ?? errors?.[0]?.extensions?.code;
}

async function prepared(more: object = {}): Promise<string> {
  return (await run('createInvoice', { input: { ...input, ...more } })).id;
}

async function issued(more: object = {}): Promise<string> {
  const id = await prepared(more);
  await run('issueInvoice', { id, input: {} });
  return id;
}

describe('the series of invoices', () => {
  it('is gap-free however many are issued at once, whatever is refused or rolled back in between', async () => {
    const good = await Promise.all(Array.from({ length: 12 }, () => prepared()));
    const empty = await Promise.all(
      Array.from({ length: 6 }, () =>
        prepared({
          lines: [{ description: 'Nothing', net: 0 }],
          taxGroups: [{ category: 'S', rate: '23', base: 0, vat: 0 }],
        }),
      ),
    );
    const broken = {
      ...fixture.runtime,
      publishable: () => {
        throw new Error('the disk is full');
      },
    };
    const issue = { command: invoice.steps.issueInvoice, input: {}, viewer: systemViewer };
    const failing = await prepared();
    const outcomes = await Promise.all([
      ...good.map((id) => run('issueInvoice', { id, input: {} })),
      ...empty.map((id) => run('issueInvoice', { id, input: {} })),
      handleCommand(broken, { ...issue, streamId: failing, commandId: systemIds.next() }).catch(
        (error: Error) => error.message,
      ),
    ]);
    expect(outcomes.filter((outcome) => outcome.code === 'NOTHING_TO_INVOICE')).toHaveLength(6);
    expect(outcomes.at(-1)).toBe('the disk is full');
    const serials = outcomes
      .slice(0, 12)
      .map(({ serialNumber }) => serialNumber)
      .toSorted((a, b) => a - b);
    expect(serials).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await run('issueInvoice', { id: failing, input: {} })).toMatchObject({
      serialNumber: 13,
      number: '1261000013',
      year: 2026,
      issueDate: '2026-12-31',
      dueDate: '2027-01-07',
      recordStatus: 'CREATED',
    });
  });

  it('begins anew with the year where the issuer is, and stands for each issuer', async () => {
    clock.moveTo('2026-12-31T23:00:00Z');
    const [slovak, american] = [
      await prepared(),
      await prepared({ billingEntityCode: 'US01', currency: 'USD' }),
    ];
    expect(await run('issueInvoice', { id: slovak, input: {} })).toMatchObject({
      number: '1271000001',
      issueDate: '2027-01-01',
    });
    expect(await run('issueInvoice', { id: american, input: {} })).toMatchObject({
      number: '3261000001',
      issueDate: '2026-12-31',
    });
    const highest =
      '{ a: highestSerialNumber(year: 2026, billingEntityCode: "SK01") b: highestSerialNumber(year: 2027, billingEntityCode: "SK01") c: highestSerialNumber(year: 2030, billingEntityCode: "SK01") }';
    expect((await fixture.ask(lawyer, highest)).data).toEqual({ a: 13, b: 1, c: 0 });
    expect((await fixture.ask(eva, highest)).data).toEqual({ a: 0, b: 0, c: 0 });
  });

  it('does not draw again when the same wish comes twice', async () => {
    const id = await prepared();
    const source = `mutation ($id: ID!) { issueInvoice(id: $id, input: {}) { ... on Invoice { serialNumber } } }`;
    const first = await fixture.ask(admin, source, { id }, 'same-key');
    const again = await fixture.ask(admin, source, { id }, 'same-key');
    const anew = await fixture.ask(admin, source, { id }, 'other-key');
    expect([again.data, anew.data]).toEqual([first.data, first.data]);
  });
});

describe('a variable symbol', () => {
  it('is given once: a request that is removed lends it to nobody', async () => {
    const first = await run('createInvoice', { input });
    const { data } = await fixture.ask(
      admin,
      `mutation ($id: ID!) { deleteInvoice(id: $id) { __typename ${refusal} } }`,
      { id: first.id },
    );
    expect(data.deleteInvoice).toEqual({ __typename: 'Invoice' });
    const second = await run('createInvoice', { input });
    expect(Number(second.variableSymbol.slice(3, 9))).toBe(Number(first.variableSymbol.slice(3, 9)) + 1);
    const found = await fixture.ask(
      admin,
      `query ($vs: String!) { invoiceList(filter: { variableSymbol: { eq: $vs } }) { items { id } } }`,
      { vs: second.variableSymbol },
    );
    expect(found.data.invoiceList.items).toEqual([{ id: second.id }]);
  });

  it('needs an issuer that is known', async () => {
    expect(await run('createInvoice', { input: { ...input, billingEntityCode: 'XX99' } })).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['billingEntityCode'], code: 'UNKNOWN_CODE' }],
    });
  });
});

describe('an order that a person priced', () => {
  const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
  const price = (net: number, vat: number) => ({ net: euro(net), vat: euro(vat), total: euro(net + vat) });
  const asks = (net: number, vat: number) => ({
    lines: [{ description: 'Opinion', net }],
    taxGroups: [{ category: 'S', rate: '23', base: net, vat }],
  });
  const order = (net: number, vat: number) =>
    run('createProduct', {
      input: { userId: eva.userId, kind: 'SERVICE', name: 'Opinion', currency: 'EUR', ...price(net, vat) },
    });

  it('has one price: not priced anew while a request asks for the present one, and free once it is removed', async () => {
    const { id } = await order(10_000, 2300);
    const asked = await prepared({ productId: id, ...asks(10_000, 2300) });
    expect(await run('updateProduct', { id, input: price(5000, 1150) })).toMatchObject({
      code: 'PRICE_FIXED',
      message: expect.stringContaining('Remove the request'),
    });
    expect(await run('updateProduct', { id, input: { name: 'Opinion in writing' } })).toMatchObject({ id });
    await fixture.ask(admin, 'mutation ($id: ID!) { deleteInvoice(id: $id) { __typename } }', { id: asked });
    expect(await run('updateProduct', { id, input: price(5000, 1150) })).toMatchObject({ id });
    expect(
      await run('createInvoice', { input: { ...input, productId: id, ...asks(10_000, 2300) } }),
    ).toMatchObject({
      code: 'PRICE_DIFFERS',
      params: expect.arrayContaining([{ name: 'left', value: '6150' }]),
    });
    expect(await prepared({ productId: id, ...asks(5000, 1150) })).toBeDefined();
  });

  it('is not asked for at another sum, in another currency or twice, be it by a change of a request', async () => {
    const { id } = await order(10_000, 2300);
    const differs = expect.objectContaining({ code: 'PRICE_DIFFERS' });
    for (const other of [asks(9000, 2070), asks(11_000, 2530), { ...asks(10_000, 2300), currency: 'CZK' }])
      expect(await run('createInvoice', { input: { ...input, productId: id, ...other } })).toEqual(differs);
    const asked = await prepared({ productId: id, ...asks(10_000, 2300) });
    expect(await run('createInvoice', { input: { ...input, productId: id, ...asks(10_000, 2300) } })).toEqual(
      differs,
    );
    expect(await run('updateInvoice', { id: asked, input: asks(5000, 1150) })).toEqual(differs);
    expect(await run('updateInvoice', { id: asked, input: { dueDate: '2027-02-01' } })).toMatchObject({
      id: asked,
    });
  });

  it('is asked for once however two requests come together', async () => {
    const { id } = await order(10_000, 2300);
    const ask = () => run('createInvoice', { input: { ...input, productId: id, ...asks(10_000, 2300) } });
    const done = await Promise.all([ask(), ask(), ask()]);
    expect(done.filter(({ code }) => code === 'PRICE_DIFFERS')).toHaveLength(2);
  });

  it('has one price however its request and its new price come together', async () => {
    const { id } = await order(10_000, 2300);
    await Promise.all([
      run('updateProduct', { id, input: price(5000, 1150) }),
      run('createInvoice', { input: { ...input, productId: id, ...asks(10_000, 2300) } }),
      run('createInvoice', { input: { ...input, productId: id, ...asks(5000, 1150) } }),
    ]);
    const { data } = await fixture.ask(
      admin,
      `query ($id: ID!) { product(id: $id) { total { amountMinor } } invoiceList(filter: { productId: { eq: $id } }) { items { total { amountMinor } } } }`,
      { id },
    );
    for (const { total } of data.invoiceList.items) expect(total).toEqual(data.product.total);
  });
});

describe('whom an invoice names', () => {
  it('lives in a country that there is', async () => {
    const customer = { name: 'Eva Nová', country: 'XX' };
    expect(await run('createInvoice', { input: { ...input, customer } })).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['customer', 'country'], code: 'UNKNOWN_CODE' }],
    });
  });
});

describe('an issued invoice', () => {
  it('is never changed nor removed, one by one or in a batch', async () => {
    const id = await issued();
    expect(await run('updateInvoice', { id, input: { currency: 'CZK' } })).toMatchObject({
      code: 'RETAINED',
    });
    const source = `mutation ($ids: [ID!]!) { deleteInvoiceList(ids: $ids) { ids refusals { id refusal { code } } } }`;
    expect((await fixture.ask(admin, source, { ids: [id] })).data.deleteInvoiceList).toEqual({
      ids: [],
      refusals: [{ id, refusal: { code: 'RETAINED' } }],
    });
    const { data } = await fixture.ask(
      admin,
      `mutation ($input: SaveInvoiceInput!) { saveInvoice(input: $input) { __typename ${refusal} } }`,
      { input: { id, dueDate: '2030-01-01' } },
    );
    expect(data.saveInvoice).toMatchObject({ code: 'RETAINED' });
  });

  it('tells its history to its customer, and nothing to another', async () => {
    const id = await issued();
    const input = {
      amount: { amountMinor: 12_301, currency: 'EUR' },
      paymentDate: '2026-12-30',
      bankReference: 'FT 26-364',
    };
    for (const [wrong, path, code] of [
      [{ amount: { amountMinor: 12_300, currency: 'EUR' } }, 'amount', 'AMOUNT_DIFFERS'],
      [{ amount: { amountMinor: 12_301, currency: 'CZK' } }, 'amount', 'AMOUNT_DIFFERS'],
      [{ paymentDate: '2027-01-03' }, 'paymentDate', 'IN_THE_FUTURE'],
    ] as const)
      expect(await run('confirmInvoiceTransfer', { id, input: { ...input, ...wrong } })).toMatchObject({
        code: 'INPUT_INVALID',
        fields: [{ path: [path], code }],
      });
    await run('confirmInvoiceTransfer', { id, input });
    const source = `query ($id: ID!) { invoice(id: $id) { status paymentDate tracking { items { label fromStatus toStatus } } } }`;
    expect((await fixture.ask(eva, source, { id })).data.invoice).toEqual({
      status: 'PAID',
      paymentDate: '2026-12-30',
      tracking: {
        items: [
          { label: 'Payment requested', fromStatus: null, toStatus: null },
          { label: 'Invoice issued', fromStatus: 'Prepared', toStatus: 'Issued' },
          { label: 'Invoice paid', fromStatus: 'Issued', toStatus: 'Paid' },
        ],
      },
    });
    expect((await fixture.ask(jan, source, { id })).data.invoice).toBeNull();
    expect(await run('confirmInvoiceTransfer', { id, input }, eva)).toBe('FORBIDDEN');
  });
});

describe('credit notes', () => {
  const credit = (invoiceId: string, base: number) =>
    run('createCreditNote', {
      input: { invoiceId, reason: 'One office less', credited: [{ category: 'S', rate: '23', base }] },
    });

  it('take an invoice back to zero, to the cent, and never further', async () => {
    const id = await issued();
    const { number, variableSymbol } = await run('confirmInvoiceTransfer', {
      id,
      input: {
        amount: { amountMinor: 12_301, currency: 'EUR' },
        paymentDate: '2027-01-01',
        bankReference: 'FT 27-001',
      },
    });
    expect(await credit(id, 3334)).toMatchObject({
      total: { amountMinor: -4101 },
      vat: { amountMinor: -767 },
      invoiceReference: number,
      variableSymbol,
      userId: eva.userId,
    });
    expect(await credit(id, 3334)).toMatchObject({ total: { amountMinor: -4101 } });
    expect(await credit(id, 3334)).toMatchObject({ code: 'CREDIT_EXCEEDS_INVOICE' });
    expect(await credit(id, 3333)).toMatchObject({
      total: { amountMinor: -4099 },
      vat: { amountMinor: -766 },
    });
    expect(await credit(id, 1)).toMatchObject({ code: 'CREDIT_EXCEEDS_INVOICE' });
  });

  it('never exceed it however many come at once, and leave no gap in their own series', async () => {
    const id = await issued();
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => credit(id, 5000)));
    expect(outcomes.filter((outcome) => outcome.code === 'CREDIT_EXCEEDS_INVOICE')).toHaveLength(4);
    const rows = await fixture.db.query(
      `select serial_number from credit_note where billing_entity_code = 'SK01' and year = 2027 order by serial_number`,
    );
    expect(rows.map((row: { serial_number: number }) => row.serial_number)).toEqual(
      rows.map((_: unknown, index: number) => index + 1),
    );
  });

  it('make an open invoice a credited one when they have taken all of it', async () => {
    const id = await issued();
    const markCredited = () =>
      handleCommand(fixture.runtime, {
        command: invoice.steps.creditInvoice,
        streamId: id,
        input: {},
        viewer: systemViewer,
        commandId: systemIds.next(),
      });
    await credit(id, 10_000);
    expect(await markCredited()).toMatchObject({ refusal: { refused: 'NOT_FULLY_CREDITED' } });
    await credit(id, 1);
    expect(await markCredited()).toMatchObject({ version: 3 });
  });

  it('correct issued invoices alone, with one amount, and stay', async () => {
    expect(await credit(await prepared(), 100)).toMatchObject({ code: 'INVOICE_NOT_ISSUED' });
    const both = {
      invoiceId: await issued(),
      reason: 'x',
      credited: [{ category: 'S', rate: '23', base: 1, gross: 1 }],
    };
    expect(await run('createCreditNote', { input: both })).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['credited', '0'], code: 'BASE_OR_GROSS' }],
    });
    const note = await credit(await issued(), 100);
    const { data } = await fixture.ask(
      admin,
      `mutation ($id: ID!) { deleteCreditNote(id: $id) { ${refusal} } }`,
      { id: note.id },
    );
    expect(data.deleteCreditNote).toMatchObject({ code: 'RETAINED' });
  });
});

describe('what two may not share', () => {
  it('is refused with the field it concerns', async () => {
    const rate = `mutation { createExchangeRate(input: { baseCurrency: "EUR", targetCurrency: "USD", rate: "1.0873", date: "2026-03-13", source: "ECB" }) { __typename ${refusal} } }`;
    expect((await fixture.ask(admin, rate)).data.createExchangeRate.__typename).toBe('ExchangeRate');
    expect((await fixture.ask(admin, rate)).data.createExchangeRate).toMatchObject({ code: 'TAKEN' });
    expect(
      (await fixture.ask(viewerOf('visitor'), '{ exchangeRateList { items { rate } } }')).data
        .exchangeRateList.items,
    ).toEqual([{ rate: '1.08730000' }]);
  });

  it('is a coupon code, which customers never see', async () => {
    const coupon = `mutation { createDiscountCoupon(input: { code: "SPRING", discountType: PERCENT, lawyerFeesDiscount: "10", feesDiscount: "0", recurring: false, isActive: true, monitoringUpsell: false }) { ... on DiscountCoupon { id } ${refusal} } }`;
    const { data } = await fixture.ask(admin, coupon);
    expect((await fixture.ask(admin, coupon)).data.createDiscountCoupon).toMatchObject({
      code: 'TAKEN',
      fields: [{ path: ['code'] }],
    });
    expect(
      (
        await fixture.ask(eva, 'query ($id: ID!) { discountCoupon(id: $id) { code } }', {
          id: data.createDiscountCoupon.id,
        })
      ).data?.discountCoupon ?? null,
    ).toBeNull();
    expect(
      (await fixture.ask(eva, '{ discountCouponList { items { code } } }')).errors?.[0]?.extensions?.code,
    ).toBe('FORBIDDEN');
  });
});

describe('a person who is forgotten', () => {
  it('leaves the documents a law keeps as they are, and nothing else', async () => {
    const lena = { ...viewerOf('customer', nameBasedId('lena')), userId: nameBasedId('lena') };
    const customer = { name: 'Lena Malá', country: 'SK', email: 'lena@example.test' };
    const [kept, gone] = [
      await issued({ userId: lena.userId, customer }),
      await prepared({ userId: lena.userId, customer }),
    ];
    await run('createUserPaymentMethod', {
      input: {
        userId: lena.userId,
        cardBrand: 'Visa',
        cardLastFour: '4242',
        cardExpiration: '04/2029',
        status: 'ACTIVE',
      },
    });
    await deliver(fixture.runtime, consumerOf(definition, 'erasure'), {
      schema: UserErasedSchema,
      source: 'accounts',
      streamId: lena.userId,
      message: { userId: lena.userId },
    });
    const source =
      'query ($kept: ID!, $gone: ID!) { kept: invoice(id: $kept) { customer { name } } gone: invoice(id: $gone) { customer { name } variableSymbol } userPaymentMethodList { items { cardLastFour status } } }';
    const { data } = await fixture.ask(lena, source, { kept, gone });
    expect(data).toEqual({
      kept: { customer: { name: 'Lena Malá' } },
      gone: { customer: null, variableSymbol: expect.any(String) },
      userPaymentMethodList: { items: [{ cardLastFour: null, status: 'ACTIVE' }] },
    });
    const [{ left }] = await fixture.db.query(
      `select count(*)::integer as left from tracking_event where data::text like '%Lena Malá%' and stream_id <> $1`,
      [kept],
    );
    expect(left).toBe(0);
  });
});

describe('a coupon code', () => {
  it('is worth something to whoever knows it, as long as it is active and for this order; else always the same nothing', async () => {
    const coupon = (code: string, isActive: boolean, monitoringUpsell: boolean) => ({
      code,
      discountType: 'PERCENT',
      lawyerFeesDiscount: '10',
      feesDiscount: '0',
      recurring: false,
      isActive,
      monitoringUpsell,
    });
    const inputs = [
      coupon('GOOD-10', true, false),
      coupon('OLD-10', false, false),
      coupon('WATCH-10', true, true),
    ];
    await fixture.ask(
      admin,
      'mutation ($inputs: [CreateDiscountCouponInput!]!) { createDiscountCouponList(inputs: $inputs) { ids } }',
      { inputs },
    );
    const offer = '{ code discountType lawyerFeesDiscount recurring }';
    const source = `{ good: verifyDiscountCoupon(code: " good-10 ") ${offer} old: verifyDiscountCoupon(code: "OLD-10") ${offer} none: verifyDiscountCoupon(code: "NONE") ${offer} other: verifyDiscountCoupon(code: "WATCH-10") ${offer} watch: verifyDiscountCoupon(code: "WATCH-10", monitoringOffer: true) { code } }`;
    expect((await fixture.ask(viewerOf('visitor'), source)).data).toEqual({
      good: { code: 'GOOD-10', discountType: 'PERCENT', lawyerFeesDiscount: '10.00', recurring: false },
      old: null,
      none: null,
      other: null,
      watch: { code: 'WATCH-10' },
    });
  });
});

describe('the rows', () => {
  it('are as declared, and as their events say', async () => {
    expect(
      await schemaProblems(
        fixture.db,
        definition.resources.filter(({ table }) => !table.endsWith('_tracking')),
      ),
    ).toEqual([]);
    expect(await rebuildCheck(fixture.db, definition.aggregates)).toMatchObject({ differences: [] });
  });
});
