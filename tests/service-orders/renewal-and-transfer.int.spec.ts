import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { admin, eva, key } from '../money/order-desk.js';
import { lawyer, newOwner, petra, renewal, ServiceDesk, visitor } from './service-desk.js';

const clock = new FakeClock('2026-07-01T09:00:00Z');
let at: ServiceDesk;

beforeAll(async () => {
  at = await ServiceDesk.open(clock);
});
afterAll(() => at.close());

describe('a renewal', () => {
  it('is quoted in four lines, ordered early, paid, filed when the window opens, recorded; its letters stop', async () => {
    const quoted = await at.quoteFor('trademark-renewal', 'EU');
    expect(quoted).toMatchObject({
      windowOpensOn: '2026-09-14',
      lastDay: '2027-03-14',
      graceEnds: '2027-09-14',
      poaWeeks: null,
      surcharge: 0,
      ourFee: 23_000,
      officeFee: 90_000,
    });
    expect(quoted.ourFee + quoted.officeFee + quoted.tax).toBe(quoted.total);

    const trademarkId = await at.markOf(eva);
    expect(await at.plannedReminders(trademarkId)).toBeGreaterThan(4);
    const placed = await at.order(eva, {
      serviceName: 'trademark-renewal',
      parameters: renewal({ trademarkId }),
      quote: quoted.quote,
    });
    expect(placed).toMatchObject({
      publicId: expect.stringMatching(/^S-/),
      link: null,
      productId: expect.any(String),
    });
    await at.settle();
    expect(await at.statusOf(placed.serviceRequestId)).toBe('Invoiced');
    expect(await at.desk.row(placed.productId)).toMatchObject({
      status: 'Created',
      total: { amountMinor: quoted.total, currency: 'EUR' },
    });
    // Ordered, and not paid: reminders go on.
    expect(await at.plannedReminders(trademarkId)).toBeGreaterThan(4);
    expect(
      await at.order(eva, {
        serviceName: 'trademark-renewal',
        parameters: renewal({ trademarkId }),
        quote: quoted.quote,
      }),
    ).toMatchObject({ refused: 'ORDERED_ALREADY' });

    await at.pay(placed.productId);
    expect(await at.statusOf(placed.serviceRequestId)).toBe('Paid');
    expect(await at.markRow(trademarkId)).toMatchObject({ ordered: '2026-07-01' });
    expect(await at.plannedReminders(trademarkId)).toBe(0);
    expect(await at.tasks(placed.publicId)).toEqual([
      `${placed.publicId} · Lumara · EU · Renewal · paid: see to it: Open`,
    ]);

    expect(
      await at.step(at.fixtures.trademarks, lawyer, 'FileRenewal', trademarkId, {
        renewalFiledOn: '2026-07-01',
      }),
    ).toMatchObject({ refused: 'INPUT_INVALID' });
    clock.moveTo(new Date('2026-09-14T09:00:00Z'));
    expect(
      await at.step(at.fixtures.trademarks, lawyer, 'FileRenewal', trademarkId, {
        renewalFiledOn: '2026-09-14',
      }),
    ).toEqual({ id: trademarkId });
    await at.settle();
    expect(await at.statusOf(placed.serviceRequestId)).toBe('In progress');
    const atTheOffice = (): Promise<object[]> =>
      at.fixtures.requests.db.query(
        'select filed_on::text as filed, recorded_on::text as recorded, renewed_until::text as until, awaits_office as awaits from service_request where id = $1',
        [placed.serviceRequestId],
      );
    expect(await atTheOffice()).toEqual([
      { filed: '2026-09-14', recorded: null, until: null, awaits: false },
    ]);
    expect(
      await at.step(at.fixtures.trademarks, lawyer, 'RecordRenewal', trademarkId, {
        expirationDate: '2037-03-14',
        paid: true,
      }),
    ).toEqual({ id: trademarkId });
    await at.settle();
    expect(await at.statusOf(placed.serviceRequestId)).toBe('Finished');
    expect(await atTheOffice()).toEqual([
      { filed: '2026-09-14', recorded: '2026-09-14', until: '2037-03-14', awaits: false },
    ]);
    expect(await at.markRow(trademarkId)).toEqual({
      ordered: null,
      filed: null,
      expires: '2037-03-14',
      owner: null,
    });
    expect(await at.tasks(placed.publicId)).toEqual([
      `${placed.publicId} · Lumara · EU · Renewal · paid: see to it: Done`,
    ]);
    const next: { date: string }[] = await at.fixtures.trademarks.db.query(
      `select nominal_date::text as date from trademark_deadline where trademark_id = $1 and kind = 'renewal' and settled is null order by 1`,
      [trademarkId],
    );
    expect(next.map(({ date }) => date)).toContain('2037-03-14');
  });

  it('in the time of grace costs the surcharge, and its price ends with it', async () => {
    clock.moveTo(new Date('2026-10-05T09:00:00Z'));
    const late = await at.quoteFor('trademark-renewal', 'EU', '2026-09-20');
    // A quarter of the fees of the office, class by class.
    expect(late).toMatchObject({ surcharge: 22_500, officeFee: 112_500, graceEnds: '2027-03-20' });
    expect(await at.quoteFor('trademark-renewal', 'US', '2026-09-22')).toMatchObject({
      surcharge: expect.any(Number),
    });
    expect(await at.quoteFor('trademark-renewal', 'AU', '2026-09-22')).toMatchObject({
      refused: 'PRICE_MISSING',
    });
    expect(await at.quoteFor('trademark-renewal', 'EU', '2026-01-01')).toMatchObject({
      refused: 'TOO_LATE_TO_RENEW',
    });
    expect(await at.quoteFor('trademark-renewal', 'EU', '2030-01-01')).toMatchObject({
      refused: 'TOO_EARLY_TO_RENEW',
    });
    expect(await at.quoteFor('trademark-renewal', 'EU', null)).toMatchObject({
      refused: 'INPUT_INVALID',
      fields: [{ path: ['expirationDate'], code: 'REQUIRED' }],
    });
  });

  it('ordered in time can be paid at its price until the surcharge begins; after that it is ordered anew', async () => {
    // The day that everybody is told is a Saturday; the office takes no surcharge up to 16 November, a Monday.
    clock.moveTo(new Date('2026-11-10T09:00:00Z'));
    const expirationDate = '2026-11-14';
    const [first, second] = [
      await at.markOf(eva, { number: '017890201', expirationDate }),
      await at.markOf(eva, { number: '017890202', expirationDate }),
    ];
    const parameters = (trademarkId: string, number: string) =>
      renewal({ trademarkId, number, expirationDate });
    const quoted = await at.quoteFor('trademark-renewal', 'EU', expirationDate);
    expect(quoted).toMatchObject({ surcharge: 0, validUntil: '2026-11-14' });
    const early = await at.order(eva, {
      serviceName: 'trademark-renewal',
      parameters: parameters(first, '017890201'),
      quote: quoted.quote,
    });
    const late = await at.order(eva, {
      serviceName: 'trademark-renewal',
      parameters: parameters(second, '017890202'),
      quote: quoted.quote,
    });
    await at.settle();
    clock.moveTo(new Date('2026-11-16T12:00:00Z'));
    await at.pay(early.productId);
    expect((await at.markRow(first)).ordered).not.toBeNull();

    clock.moveTo(new Date('2026-11-17T09:00:00Z'));
    expect(await at.checkout(eva, late.productId)).toEqual({ refused: 'PRICE_ENDED' });
    expect(
      await at.step(
        at.fixtures.requests,
        eva,
        'WithdrawServiceRequest',
        late.serviceRequestId,
        {},
        'ServiceRequest',
      ),
    ).toEqual({ id: late.serviceRequestId });
    const dearer = await at.quoteFor('trademark-renewal', 'EU', expirationDate);
    expect(dearer.surcharge).toBeGreaterThan(0);
    expect(
      await at.order(eva, {
        serviceName: 'trademark-renewal',
        parameters: parameters(second, '017890202'),
        quote: quoted.quote,
      }),
    ).toMatchObject({ refused: 'QUOTE_EXPIRED' });
    const again = await at.order(eva, {
      serviceName: 'trademark-renewal',
      parameters: parameters(second, '017890202'),
      quote: dearer.quote,
    });
    await at.settle();
    expect(await at.desk.row(again.productId)).toMatchObject({ total: { amountMinor: dearer.total } });
    await at.pay(again.productId);
    expect((await at.markRow(second)).ordered).not.toBeNull();
    // Whoever files it is told to look at the surcharge: a transfer may have been asked for in time.
    expect(
      await at.fixtures.workspace.db.query('select title from task where subject_id = $1', [second]),
    ).toEqual([
      { title: expect.stringContaining('a paid service order does not fit the mark: its history says why') },
    ]);
  });

  it('whose money went back is released, and reminders go on', async () => {
    const trademarkId = await at.markOf(eva, { number: '017890124' });
    const parameters = renewal({ trademarkId, number: '017890124' });
    const placed = await at.order(eva, {
      serviceName: 'trademark-renewal',
      parameters,
      quote: (await at.quoteFor('trademark-renewal', 'EU')).quote,
    });
    await at.settle();
    await at.pay(placed.productId);
    expect(await at.plannedReminders(trademarkId)).toBe(0);
    const { total } = (await at.desk.row(placed.productId)) as { total: { amountMinor: number } };
    expect(
      await at.step(
        at.desk.fixture,
        admin,
        'RefundProduct',
        placed.productId,
        { amount: total, reason: 'the client changed his mind' },
        'Product',
      ),
    ).toMatchObject({ id: placed.productId });
    await at.settle();
    expect([await at.statusOf(placed.serviceRequestId), (await at.markRow(trademarkId)).ordered]).toEqual([
      'Refunded',
      null,
    ]);
    expect(await at.plannedReminders(trademarkId)).toBeGreaterThan(0);
  });

  it('paid too late for its mark is a task, never silence', async () => {
    const trademarkId = await at.markOf(eva, { number: '017890125' });
    const placed = await at.order(eva, {
      serviceName: 'trademark-renewal',
      parameters: renewal({ trademarkId, number: '017890125' }),
      quote: (await at.quoteFor('trademark-renewal', 'EU')).quote,
    });
    await at.settle();
    expect(
      await at.step(at.fixtures.trademarks, lawyer, 'CancelTrademark', trademarkId, {
        reason: 'declared invalid',
      }),
    ).toEqual({ id: trademarkId });
    await at.pay(placed.productId);
    expect(
      await at.fixtures.workspace.db.query('select title from task where subject_id = $1', [trademarkId]),
    ).toEqual([
      { title: expect.stringContaining('a paid service order does not fit the mark: its history says why') },
    ]);
  });

  it('of the mark of somebody else moves nothing of it', async () => {
    const theirs = await at.markOf({ ...eva, userId: nameBasedId('somebody else') }, { number: '017890126' });
    const placed = await at.order(eva, {
      serviceName: 'trademark-renewal',
      parameters: renewal({ trademarkId: theirs, number: '017890126' }),
      quote: (await at.quoteFor('trademark-renewal', 'EU')).quote,
    });
    await at.settle();
    await at.pay(placed.productId);
    expect([await at.statusOf(placed.serviceRequestId), (await at.markRow(theirs)).ordered]).toEqual([
      'Paid',
      null,
    ]);
  });
});

describe('an order', () => {
  it('without an account opens by its link alone, and is paid with it', async () => {
    const quoted = await at.quoteFor('trademark-renewal', 'EU');
    const placed = await at.order(visitor, {
      serviceName: 'trademark-renewal',
      contactEmail: 'petra@example.test',
      contactName: 'Petra',
      parameters: renewal({ number: '1' }),
      quote: quoted.quote,
    });
    await at.settle();
    const held = {
      ...visitor,
      link: { purpose: 'verification-receipt' as const, subjectId: placed.serviceRequestId, revision: 1 },
    };
    const seen = async (viewer: Viewer) =>
      (
        await at.answerOf(
          at.fixtures.requests,
          viewer,
          'query ($id: ID!) { serviceRequest(id: $id) { publicId status payableProductId price { amountMinor } } }',
          { id: placed.serviceRequestId },
        )
      ).serviceRequest;
    expect(await seen(held)).toEqual({
      publicId: placed.publicId,
      status: 'INVOICED',
      payableProductId: placed.productId,
      price: { amountMinor: quoted.total },
    });
    expect(await seen(visitor)).toBeNull();
    expect(await seen({ ...held, link: { ...held.link, revision: 2 } })).toBeNull();
    expect(placed.link.split('.').slice(0, 3)).toEqual(
      signLink(
        {
          purpose: 'verification-receipt',
          subjectId: placed.serviceRequestId,
          revision: 1,
          expiresAt: new Date(0),
        },
        key,
      )
        .split('.')
        .slice(0, 3),
    );
    expect(await at.checkout(held, placed.productId)).toMatchObject({ status: 'CHECKOUT_STARTED' });
  });

  it('holds the price it was quoted: altered, expired or of another order it is refused', async () => {
    const { quote } = await at.quoteFor('trademark-renewal', 'EU');
    const withQuote = (text: string, more: object = {}) =>
      at.order(eva, {
        serviceName: 'trademark-renewal',
        parameters: renewal({ number: '2', ...more }),
        quote: text,
      });
    expect(await withQuote(`${quote.slice(0, -3)}abc`)).toMatchObject({ refused: 'QUOTE_INVALID' });
    expect(await withQuote(quote, { classes: [9] })).toMatchObject({ refused: 'QUOTE_DIFFERS' });
    expect(await withQuote(quote, { jurisdiction: 'UK' })).toMatchObject({ refused: 'QUOTE_DIFFERS' });
    expect(await withQuote(quote, { expirationDate: '2027-02-14' })).toMatchObject({
      refused: 'QUOTE_DIFFERS',
    });
    clock.moveBy({ days: 15 });
    expect(await withQuote(quote)).toMatchObject({ refused: 'QUOTE_EXPIRED' });
  });

  it('with wrong answers is told each of them', async () => {
    const { fields } = await at.order(visitor, {
      serviceName: 'ownership-transfer',
      contactEmail: 'petra@example.test',
      contactName: 'Petra',
      parameters: {
        jurisdiction: 'XX',
        number: '',
        name: 'Lumara',
        newOwner: { ...newOwner, name: '' },
        colour: 'red',
      },
    });
    expect(
      fields
        .map(({ path, code }: { path: string[]; code: string }) => `${path.join('.')} ${code}`)
        .toSorted(),
    ).toEqual([
      'parameters.colour UNKNOWN_FIELD',
      'parameters.currentOwner REQUIRED',
      'parameters.jurisdiction UNKNOWN_CODE',
      'parameters.newOwner.name REQUIRED',
      'parameters.number REQUIRED',
    ]);
    expect(
      await at.order(visitor, { serviceName: 'trademark-renewal', parameters: renewal() }),
    ).toMatchObject({
      fields: [
        { path: ['contactEmail'], code: 'REQUIRED' },
        { path: ['contactName'], code: 'REQUIRED' },
      ],
    });
  });

  it('withdrawn before it is paid takes its payment along', async () => {
    const placed = await at.order(eva, {
      serviceName: 'trademark-renewal',
      parameters: renewal({ number: '3' }),
      quote: (await at.quoteFor('trademark-renewal', 'EU')).quote,
    });
    await at.settle();
    expect(
      await at.step(
        at.fixtures.requests,
        eva,
        'WithdrawServiceRequest',
        placed.serviceRequestId,
        {},
        'ServiceRequest',
      ),
    ).toEqual({ id: placed.serviceRequestId });
    await at.settle();
    expect(await at.desk.row(placed.productId)).toMatchObject({ status: 'Cancelled' });
  });
});

describe('a transfer', () => {
  it('without a price is quoted by a person, waits for its deed, and ends with the new owner on record', async () => {
    const trademarkId = await at.markOf(eva, { jurisdiction: 'SK', number: '250001' });
    expect(await at.quoteFor('ownership-transfer', 'SK', null)).toMatchObject({ refused: 'PRICE_MISSING' });
    expect(await at.quoteFor('ownership-transfer', 'EU', null)).toMatchObject({
      ourFee: 24_000,
      officeFee: 0,
      windowOpensOn: null,
    });
    const parameters = {
      trademarkId,
      jurisdiction: 'SK',
      number: '250001',
      name: 'Lumara',
      kind: 'sale',
      currentOwner: 'Old s.r.o.',
      newOwner,
    };
    const placed = await at.order(eva, { serviceName: 'ownership-transfer', parameters });
    expect(placed).toMatchObject({ productId: null });
    await at.settle();
    expect(await at.tasks(placed.publicId)).toEqual([
      `${placed.publicId} · Lumara · SK · Transfer · no list price: name a price and write to the client: Open`,
    ]);
    const price = { amountMinor: 30_000, currency: 'EUR' };
    expect(
      await at.step(
        at.fixtures.requests,
        admin,
        'QuoteServiceRequest',
        placed.serviceRequestId,
        { price, officeFee: { amountMinor: 6_000, currency: 'EUR' } },
        'ServiceRequest',
      ),
    ).toEqual({ id: placed.serviceRequestId });
    await at.settle();
    const [{ id: productId, total }] = await at.desk.fixture.db.query(
      'select id, total from product where subject_id = $1',
      [placed.serviceRequestId],
    );
    expect(total.amountMinor).toBeGreaterThan(30_000);
    await at.pay(productId);
    expect(await at.statusOf(placed.serviceRequestId)).toBe('Paid');
    expect(
      await at.step(
        at.fixtures.requests,
        lawyer,
        'StartServiceRequest',
        placed.serviceRequestId,
        {},
        'ServiceRequest',
      ),
    ).toMatchObject({ refused: 'DEED_MISSING' });
    const deed = await at.uploaded();
    expect(
      await at.step(
        at.fixtures.requests,
        eva,
        'AddAssignmentDeed',
        placed.serviceRequestId,
        { document: deed.documentId },
        'ServiceRequest',
      ),
    ).toMatchObject({ refused: 'INPUT_INVALID' });
    expect(
      await at.step(
        at.fixtures.requests,
        eva,
        'AddAssignmentDeed',
        placed.serviceRequestId,
        { upload: deed.uploadToken },
        'ServiceRequest',
      ),
    ).toEqual({ id: placed.serviceRequestId });
    await at.settle();
    expect(await at.deedsOf(eva, placed.serviceRequestId)).toEqual([deed.documentId]);
    expect(await at.deedsOf(petra, placed.serviceRequestId)).toEqual([]);
    const owner = systemIds.next();
    const filed = () =>
      at.step(at.fixtures.trademarks, lawyer, 'FileOwnershipTransfer', trademarkId, {
        transferFiledOn: clock.today('Europe/Bratislava'),
      });
    const read = async (dated: boolean) => {
      const found = { parties: true, signed: true, dated, notarised: true, covers: true };
      const { requests } = at.fixtures;
      const id = placed.serviceRequestId;
      await at.step(requests, lawyer, 'CheckAssignmentDeed', id, found, 'ServiceRequest');
      await at.settle();
    };
    expect(await filed()).toMatchObject({ refused: 'DEED_UNREAD' });
    await read(false);
    expect(await filed()).toMatchObject({ refused: 'DEED_NOT_IN_ORDER' });
    await read(true);
    expect(await filed()).toEqual({ id: trademarkId });
    expect(
      await at.step(at.fixtures.trademarks, lawyer, 'RecordOwnershipTransfer', trademarkId, {
        newOwner: owner,
      }),
    ).toEqual({ id: trademarkId });
    await at.settle();
    expect([await at.statusOf(placed.serviceRequestId), (await at.markRow(trademarkId)).owner]).toEqual([
      'Finished',
      owner,
    ]);
  });
});
