import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { admin, eva } from '../money/order-desk.js';
import { expires, holderOf, lawyer, petra, renewal, ServiceDesk, visitor } from './service-desk.js';

jest.setTimeout(240_000);

const clock = new FakeClock('2026-07-01T09:00:00Z');
const SEVERAL = 'trademark-renewals';
let at: ServiceDesk;

beforeAll(async () => {
  at = await ServiceDesk.open(clock);
});
afterAll(() => at.close());

interface Named {
  readonly jurisdiction: string;
  readonly number: string;
  readonly classes: readonly number[];
  readonly expirationDate: string;
}

async function quoteFor(marks: readonly Named[]) {
  const source = `query ($marks: [RenewedMarkInput!]!) { renewalsQuote(marks: $marks, currency: "EUR", country: "SK") { ... on RenewalsQuote {
    quote ourFee officeFee surcharge tax total validUntil marks { jurisdiction number problem day ourFee officeFee surcharge lastDay } } ... on Refusal { refused: code fields { path code } } } }`;
  const asked = marks.map(({ jurisdiction, number, classes, expirationDate }) => ({
    jurisdiction,
    number,
    classes: classes.length,
    expirationDate,
  }));
  return (await at.answerOf(at.desk.fixture, visitor, source, { marks: asked })).renewalsQuote;
}

async function place(viewer: Viewer, marks: readonly Named[], more: object = {}) {
  return at.order(viewer, {
    serviceName: SEVERAL,
    parameters: { marks },
    quote: (await quoteFor(marks)).quote,
    ...more,
  });
}

const marksSeen = async (viewer: Viewer, id: string) =>
  (
    await at.answerOf(
      at.fixtures.requests,
      viewer,
      'query ($id: ID!) { serviceRequest(id: $id) { publicId marksOfOrder { serviceRequestId publicId number name status } } }',
      { id },
    )
  ).serviceRequest;

async function partsOf(
  id: string,
): Promise<{ id: string; publicId: string; status: string; number: string }[]> {
  return at.fixtures.requests.db.query(
    `select id, public_id as "publicId", status, parameters ->> 'number' as number from service_request where part_of_id = $1 order by number`,
    [id],
  );
}

const statuses = async (id: string) => (await partsOf(id)).map(({ status }) => status);
const moves = (viewer: Viewer, command: string, id: string, input: object = {}) =>
  at.step(at.fixtures.requests, viewer, command, id, input, 'ServiceRequest');

describe('several marks in one order', () => {
  it('are one price and one payment, and then each goes its own way: filed, refunded, on record', async () => {
    const numbers = ['017890301', '017890302', '017890303'];
    const ids = await Promise.all(numbers.map((number) => at.markOf(eva, { number })));
    const marks = numbers.map((number, index) =>
      renewal({ number, name: `Lumara ${index + 1}`, trademarkId: ids[index] }),
    );
    const quoted = await quoteFor(marks);
    expect(quoted).toMatchObject({
      ourFee: 69_000,
      officeFee: 270_000,
      surcharge: 0,
      marks: numbers.map((number) => ({ number, problem: null, ourFee: 23_000, officeFee: 90_000 })),
    });
    expect(quoted.ourFee + quoted.officeFee + quoted.tax).toBe(quoted.total);

    const unassigned = async (): Promise<number> =>
      (await at.answerOf(at.fixtures.requests, eva, '{ unassignedRequests { serviceRequests } }', {}))
        .unassignedRequests.serviceRequests;
    const before = await unassigned();
    const placed = await place(eva, marks);
    await at.settle();
    const whole: string = placed.serviceRequestId;
    // One thing to put under a brand, not four.
    expect(await unassigned()).toBe(before + 1);
    expect(await at.desk.row(placed.productId)).toMatchObject({
      status: 'Created',
      total: { amountMinor: quoted.total },
    });
    const [{ name }] = await at.desk.fixture.db.query('select name from product where id = $1', [
      placed.productId,
    ]);
    expect(name).toContain('Lumara 1, Lumara 2, Lumara 3');
    const [invoices] = await at.desk.fixture.db.query(
      `select count(distinct variable_symbol)::integer as symbols, string_agg(lines::text, '') as lines from invoice where product_id = $1`,
      [placed.productId],
    );
    expect(invoices.symbols).toBe(1);
    for (const number of numbers) expect(invoices.lines).toContain(`· ${number}`);
    expect([await at.statusOf(whole), await statuses(whole)]).toEqual([
      'Invoiced',
      ['Invoiced', 'Invoiced', 'Invoiced'],
    ]);
    // Ordered, and not paid: the reminders of each go on.
    for (const id of ids) expect(await at.plannedReminders(id)).toBeGreaterThan(4);

    await at.pay(placed.productId);
    expect([await at.statusOf(whole), await statuses(whole)]).toEqual(['Paid', ['Paid', 'Paid', 'Paid']]);
    for (const id of ids)
      expect([(await at.markRow(id)).ordered, await at.plannedReminders(id)]).toEqual(['2026-07-01', 0]);
    const parts = await partsOf(whole);
    expect(await at.tasks(placed.publicId)).toEqual([]);
    for (const [index, part] of parts.entries())
      expect(await at.tasks(part.publicId)).toEqual([
        `${part.publicId} · Lumara ${index + 1} · EU · Renewal · paid: see to it: Open`,
      ]);

    clock.moveTo(new Date('2026-09-14T09:00:00Z'));
    await at.step(at.fixtures.trademarks, lawyer, 'FileRenewal', ids[0] ?? '', {
      renewalFiledOn: '2026-09-14',
    });
    await at.settle();
    expect([await at.statusOf(whole), await statuses(whole)]).toEqual([
      'In progress',
      ['In progress', 'Paid', 'Paid'],
    ]);

    // The office takes no renewal of the second one: its money goes back, the others go on.
    const { total } = (await at.desk.row(placed.productId)) as { total: { amountMinor: number } };
    expect(
      await at.step(
        at.desk.fixture,
        admin,
        'RefundProduct',
        placed.productId,
        {
          amount: { amountMinor: Math.floor(total.amountMinor / 3), currency: 'EUR' },
          reason: 'the office refused it',
        },
        'Product',
      ),
    ).toMatchObject({ id: placed.productId });
    expect(
      await moves(admin, 'RefundServiceRequest', parts[1]?.id ?? '', { reason: 'the office refused it' }),
    ).toEqual({ id: parts[1]?.id });
    await at.settle();
    expect(await statuses(whole)).toEqual(['In progress', 'Refunded', 'Paid']);
    expect((await at.markRow(ids[1] ?? '')).ordered).toBeNull();
    expect(await at.plannedReminders(ids[1] ?? '')).toBeGreaterThan(0);
    expect((await at.markRow(ids[2] ?? '')).ordered).toBe('2026-07-01');

    await at.step(at.fixtures.trademarks, lawyer, 'FileRenewal', ids[2] ?? '', {
      renewalFiledOn: '2026-09-14',
    });
    for (const id of [ids[0] ?? '', ids[2] ?? ''])
      await at.step(at.fixtures.trademarks, lawyer, 'RecordRenewal', id, {
        expirationDate: '2037-03-14',
        paid: true,
      });
    await at.settle();
    expect([await at.statusOf(whole), await statuses(whole)]).toEqual([
      'Finished',
      ['Finished', 'Refunded', 'Finished'],
    ]);
    expect((await at.markRow(ids[2] ?? '')).expires).toBe('2037-03-14');
  });

  it('of which one is not registered is refused at that mark, before anybody pays', async () => {
    const [registered, filed] = ['017890331', '017890332'];
    const ids = [
      await at.markOf(eva, { number: registered }),
      await at.markOf(eva, {
        number: filed,
        status: 'APPLICATION_FILED',
        registrationDate: null,
        expirationDate: null,
      }),
    ];
    await at.settle();
    const marks = [registered, filed].map((number, at) => renewal({ number, trademarkId: ids[at] }));
    expect(await place(eva, marks)).toMatchObject({
      fields: [{ path: ['parameters', 'marks', '1', 'number'], code: 'NOT_REGISTERED' }],
    });
    expect(
      await at.order(eva, {
        serviceName: 'trademark-renewal',
        parameters: marks[1],
        quote: (await at.quoteFor('trademark-renewal', 'EU')).quote,
      }),
    ).toMatchObject({ refused: 'NOT_REGISTERED' });
  });

  it('withdrawn before it is paid is withdrawn for each mark, which can be ordered again; a mark alone is not', async () => {
    const numbers = ['017890311', '017890312'];
    const ids = await Promise.all(numbers.map((number) => at.markOf(eva, { number })));
    const marks = numbers.map((number, index) => renewal({ number, trademarkId: ids[index] }));
    const placed = await place(eva, marks);
    // Before its parts have come to be, and afterwards.
    const twice = {
      refused: 'INPUT_INVALID',
      fields: [{ path: ['parameters', 'marks', '0', 'number'], code: 'ORDERED_ALREADY' }],
    };
    expect(await place(eva, marks.slice(1))).toMatchObject(twice);
    expect(await place(eva, [renewal({ number: '0178 903 12' })])).toMatchObject(twice);
    await at.settle();
    const alone = {
      serviceName: 'trademark-renewal',
      parameters: marks[0],
      quote: (await at.quoteFor('trademark-renewal', 'EU')).quote,
    };
    expect(await at.order(eva, alone)).toMatchObject({ refused: 'ORDERED_ALREADY' });
    // Spaced as the certificate prints it, it is the same mark.
    expect(
      await at.order(eva, { ...alone, parameters: { ...marks[0], number: '0178 903 11' } }),
    ).toMatchObject({ refused: 'ORDERED_ALREADY' });
    const [first] = await partsOf(placed.serviceRequestId);
    expect(await moves(eva, 'WithdrawServiceRequest', first?.id ?? '')).toEqual({
      refused: 'PART_OF_AN_ORDER',
    });
    expect(await moves(petra, 'WithdrawServiceRequest', placed.serviceRequestId)).toEqual({
      refused: 'NOT_FOUND',
    });

    expect(await moves(eva, 'WithdrawServiceRequest', placed.serviceRequestId)).toEqual({
      id: placed.serviceRequestId,
    });
    await at.settle();
    expect(await statuses(placed.serviceRequestId)).toEqual(['Withdrawn', 'Withdrawn']);
    expect(await at.desk.row(placed.productId)).toMatchObject({ status: 'Cancelled' });
    for (const id of ids) expect(await at.plannedReminders(id)).toBeGreaterThan(0);
    expect(await at.order(eva, alone)).toMatchObject({ publicId: expect.stringMatching(/^S-/) });
  });

  it('ordered in two windows at once are ordered once', async () => {
    const number = '017890315';
    const marks = [renewal({ number, trademarkId: await at.markOf(eva, { number }) })];
    const { quote } = await quoteFor(marks);
    const answers = await Promise.all(
      [1, 2, 3].map(() => at.order(eva, { serviceName: SEVERAL, parameters: { marks }, quote })),
    );
    expect(answers.filter((answer) => 'publicId' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => answer.refused === 'INPUT_INVALID')).toHaveLength(2);
    await at.settle();
  });

  it('says beside each mark what stands in its way, and gives no price to order at while one does', async () => {
    const marks = [
      { ...renewal({ number: '1' }) },
      { ...renewal({ number: '2', expirationDate: '2026-05-02' }) },
      { ...renewal({ number: '3', expirationDate: '2025-01-10' }) },
      { ...renewal({ number: '4', expirationDate: '2031-01-10' }) },
      { ...renewal({ number: ' 1' }) },
      { ...renewal({ number: '6', jurisdiction: 'XX' }) },
      { ...renewal({ number: '7', jurisdiction: 'AU', expirationDate: '2026-05-02' }) },
    ];
    const answer = await quoteFor(marks);
    expect(answer.marks.map(({ problem }: { problem: string | null }) => problem)).toEqual([
      null,
      null,
      'TOO_LATE_TO_RENEW',
      'TOO_EARLY_TO_RENEW',
      'NAMED_TWICE',
      'UNKNOWN_OFFICE',
      'PRICE_MISSING',
    ]);
    expect(answer.marks[1].surcharge).toBeGreaterThan(0);
    expect([answer.quote, answer.marks[2].ourFee]).toEqual([null, null]);
    const mended = await quoteFor(marks.slice(0, 2));
    // Late for one of them: the price holds no longer than the earliest day that would change it.
    expect(mended).toMatchObject({ quote: expect.any(String), surcharge: answer.marks[1].surcharge });
    expect((await quoteFor([])).refused).toBe('INPUT_INVALID');
  });

  it('hold the price they were quoted, each with its number, and none is named twice', async () => {
    const marks = [renewal({ number: '017890321' }), renewal({ number: '017890322' })];
    const { quote } = await quoteFor(marks);
    const ordered = (parameters: object, text: string | null = quote) =>
      at.order(eva, { serviceName: SEVERAL, parameters, quote: text });
    expect(await ordered({ marks: [marks[0], renewal({ number: '017890399' })] })).toMatchObject({
      refused: 'QUOTE_DIFFERS',
    });
    expect(await ordered({ marks: [marks[0]] })).toMatchObject({ refused: 'QUOTE_DIFFERS' });
    expect(
      await ordered({ marks: [marks[0], renewal({ number: '017890322', classes: [9, 35, 42] })] }),
    ).toMatchObject({ refused: 'QUOTE_DIFFERS' });
    expect(await ordered({ marks }, (await at.quoteFor('trademark-renewal', 'EU')).quote)).toMatchObject({
      refused: 'QUOTE_DIFFERS',
    });
    expect(await ordered({ marks }, null)).toMatchObject({ refused: 'QUOTE_NEEDED' });
    expect(await ordered({ marks: [marks[0], renewal({ number: '0178 90321' })] })).toMatchObject({
      fields: [{ path: ['parameters', 'marks', '1', 'number'], code: 'NAMED_TWICE' }],
    });
    expect(await ordered({ marks: [] })).toMatchObject({
      fields: [{ path: ['parameters', 'marks'], code: 'TOO_FEW' }],
    });
  });

  it('of which one is somebody else’s moves nothing of that one', async () => {
    const [own, theirs] = [
      await at.markOf(eva, { number: '017890331' }),
      await at.markOf(petra, { number: '017890332' }),
    ];
    const placed = await place(eva, [
      renewal({ number: '017890331', trademarkId: own }),
      renewal({ number: '017890332', trademarkId: theirs }),
    ]);
    await at.settle();
    await at.pay(placed.productId);
    expect([(await at.markRow(own)).ordered === null, (await at.markRow(theirs)).ordered]).toEqual([
      false,
      null,
    ]);
    // What is done for its owner is no work on this order.
    await at.step(at.fixtures.trademarks, lawyer, 'FileRenewal', theirs, { renewalFiledOn: '2026-09-14' });
    await at.settle();
    expect(await statuses(placed.serviceRequestId)).toEqual(['Paid', 'Paid']);
  });

  it('as many as there may be are ordered and invoiced; one more is refused', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        renewal({
          number: `0179${String(index).padStart(5, '0')}`,
          name: `Lumara ${'x'.repeat(150)} ${index}`,
          classes: [1, 9, 35, 42],
        }),
      );
    const placed = await place(eva, many(100));
    await at.settle();
    expect(await statuses(placed.serviceRequestId)).toEqual(Array.from({ length: 100 }, () => 'Invoiced'));
    expect(await at.desk.row(placed.productId)).toMatchObject({ status: 'Created' });
    const late = many(100).map((mark) => ({
      ...mark,
      number: `${mark.number}/${'9'.repeat(20)}`,
      expirationDate: '2026-09-02',
    }));
    expect(await quoteFor(late)).toMatchObject({ refused: 'TOO_MUCH_FOR_ONE_ORDER' });
    // Counted in bytes, as it is kept: numbers in another script take more of them.
    const foreign = many(75).map((mark, index) => ({
      ...mark,
      number: `${'登'.repeat(50)}${index}`,
      name: 'Lumara',
    }));
    expect(await quoteFor(foreign)).toMatchObject({ refused: 'TOO_MUCH_FOR_ONE_ORDER' });
    expect(await quoteFor(many(101))).toMatchObject({
      refused: 'INPUT_INVALID',
      fields: [{ path: ['marks'], code: 'TOO_MANY' }],
    });
  });
});

describe('several marks without an account', () => {
  it('show on the page of their link and on no other, and go with the order into an account', async () => {
    const marks = [renewal({ number: '017890341' }), renewal({ number: '017890342' })];
    const placed = await place(visitor, marks, { contactEmail: 'petra@example.test', contactName: 'Petra' });
    await at.settle();
    const id: string = placed.serviceRequestId;
    const parts = await partsOf(id);
    expect(await marksSeen(holderOf(id), id)).toEqual({
      publicId: placed.publicId,
      marksOfOrder: parts.map(({ id: serviceRequestId, publicId, number }) => ({
        serviceRequestId,
        publicId,
        number,
        name: 'Lumara',
        status: 'INVOICED',
      })),
    });
    expect(await marksSeen(visitor, id)).toBeNull();
    expect(await marksSeen(petra, id)).toBeNull();
    expect(await marksSeen(holderOf(nameBasedId('another order')), id)).toBeNull();
    // The link is of the order: it opens none of the marks' own orders.
    expect(await marksSeen(holderOf(id), parts[0]?.id ?? '')).toBeNull();
    expect(await moves(holderOf(id), 'AskForServiceAccount', parts[0]?.id ?? '')).toEqual({
      refused: 'NOT_FOUND',
    });

    await at.proved(id, petra.userId);
    await at.settle();
    expect((await marksSeen(petra, id)).marksOfOrder).toHaveLength(2);
    expect(await marksSeen(petra, parts[1]?.id ?? '')).toMatchObject({ publicId: parts[1]?.publicId });
    expect(await marksSeen(eva, parts[1]?.id ?? '')).toBeNull();
    await at.pay(placed.productId, petra);
    expect(await statuses(id)).toEqual(['Paid', 'Paid']);
    // Each order finds its mark once its owner has it with us.
    const mark = await at.markOf(petra, { number: '017890342', expirationDate: expires });
    await at.settle();
    await at.addedBy(petra, mark, '017890342');
    await at.settle();
    expect((await at.markRow(mark)).ordered).not.toBeNull();
  });
});
