import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { serviceForms, type ServiceForm } from '@cotta/reference/service-forms.js';
import { serviceTitle } from '@cotta/reference/service-words.js';
import { eva } from '../money/order-desk.js';
import { holderOf, lawyer, ServiceDesk, visitor } from './service-desk.js';

let at: ServiceDesk;
const clock = new FakeClock('2026-07-01T09:00:00Z');

beforeAll(async () => {
  at = await ServiceDesk.open(clock);
});
afterAll(() => at.close());

const MARK = { jurisdiction: 'EU', number: '017899100', name: 'Lumara' };

const answersOf = (form: ServiceForm): Record<string, unknown> => ({
  ...(form.mark === 'needed' ? MARK : {}),
  ...Object.fromEntries(
    form.questions
      .filter(({ required }) => required)
      .map(({ name, kind, choices: [first] }) => [
        name,
        {
          text: 'Copy Ltd',
          longText: 'They sell lamps.',
          date: '2026-12-31',
          links: ['shop.example'],
          choice: first,
          choices: [first],
        }[kind],
      ]),
  ),
});

const formOf = (name: string): ServiceForm => {
  const form = serviceForms.find(({ serviceName }) => serviceName === name);
  if (form === undefined) throw new Error(`no form ${name}`);
  return form;
};

const orderOf = (form: ServiceForm, more: object = {}) => ({
  serviceName: form.serviceName,
  contactEmail: 'petra@example.test',
  contactName: 'Petra',
  language: 'en',
  parameters: answersOf(form),
  ...more,
});

const take = (viewer: Viewer, command: string, id: string, input: object = {}) =>
  at.step(at.fixtures.requests, viewer, command, id, input, 'ServiceRequest');

const PRICE = {
  price: { amountMinor: 59_900, currency: 'EUR' },
  quoteNote: 'One letter, one round of changes.',
};

describe('a service with a form', () => {
  it.each(serviceForms)(
    '$serviceName: ordered by a visitor, priced by a person, paid, and work for a lawyer',
    async (form) => {
      const placed = await at.order(visitor, orderOf(form));
      expect(placed).toMatchObject({ publicId: expect.stringMatching(/^S-/), productId: null });
      await at.settle();
      expect(await at.openWork(placed.serviceRequestId)).toEqual(['price']);
      expect(await at.productOf(placed.serviceRequestId)).toBeUndefined();

      expect(await take(lawyer, 'QuoteServiceRequest', placed.serviceRequestId, PRICE)).toEqual({
        id: placed.serviceRequestId,
      });
      await at.settle();
      const product = await at.productOf(placed.serviceRequestId);
      // 599.00 and 23 % of it for Slovakia.
      expect(product).toMatchObject({ total: { amountMinor: 59_900 + 13_777, currency: 'EUR' } });
      await at.pay(String(product?.['id']), holderOf(placed.serviceRequestId));
      expect([
        await at.statusOf(placed.serviceRequestId),
        await at.openWork(placed.serviceRequestId),
        await at.invoicesOf(String(product?.['id'])),
      ]).toEqual(['Paid', ['order'], [expect.anything()]]);
      const [{ title }] = await at.fixtures.requests.db.query(
        'select title from service_request where id = $1',
        [placed.serviceRequestId],
      );
      expect(title).toBe(serviceTitle(form.serviceName, form.mark === 'needed' ? 'Lumara' : ''));
    },
  );

  it('is drafted, read, changed and agreed to by whoever holds its link, and ends with what came of it', async () => {
    const letter = await at.uploaded();
    const placed = await at.order(
      visitor,
      orderOf(formOf('cease-and-desist-letter-response'), { paperUploads: [letter.uploadToken] }),
    );
    const { serviceRequestId: id } = placed;
    const holder = holderOf(id);
    await at.settle();
    expect([await at.opens(lawyer, letter.documentId), await at.opens(holder, letter.documentId)]).toEqual([
      true,
      true,
    ]);
    await take(lawyer, 'QuoteServiceRequest', id, PRICE);
    await at.settle();
    await at.pay(String((await at.productOf(id))?.['id']), holder);
    await take(lawyer, 'StartServiceRequest', id);
    const first = await at.uploaded();
    await take(lawyer, 'SendServiceDraft', id, { upload: first.uploadToken });
    await at.settle();
    expect([
      await at.opens(holder, first.documentId),
      await at.opens(visitor, first.documentId),
      await at.openWork(id),
    ]).toEqual([true, false, []]);

    expect(
      await take(holder, 'AskServiceDraftChange', id, { draft: first.documentId, draftWish: 'Softer.' }),
    ).toEqual({ id });
    await at.settle();
    expect(await at.openWork(id)).toEqual(['change']);
    const second = await at.uploaded();
    await take(lawyer, 'SendServiceDraft', id, { upload: second.uploadToken });
    await at.settle();
    expect(await take(holder, 'ApproveServiceDraft', id, { draft: first.documentId })).toEqual({
      refused: 'DRAFT_REPLACED',
    });
    expect(await take(holder, 'ApproveServiceDraft', id, { draft: second.documentId })).toEqual({ id });
    await at.settle();
    expect(await at.openWork(id)).toEqual(['agreed']);
    const sent = await at.uploaded();
    await take(lawyer, 'AddOutcomePaper', id, { upload: sent.uploadToken });
    await take(lawyer, 'RecordServiceOutcome', id, { outcome: 'They took the page down.' });
    await at.settle();
    expect([await at.statusOf(id), await at.openWork(id), await at.opens(holder, sent.documentId)]).toEqual([
      'Finished',
      [],
      true,
    ]);
  });

  it('is not ordered once its last day is too near, and is paid before it', async () => {
    const form = formOf('filing-opposition');
    const on = (deadline: string) => orderOf(form, { parameters: { ...answersOf(form), deadline } });
    for (const day of ['2026-06-30', '2026-07-03'])
      expect(await at.order(visitor, on(day))).toMatchObject({
        refused: 'INPUT_INVALID',
        fields: [{ path: ['parameters', 'deadline'], code: 'TOO_NEAR' }],
      });
    const placed = await at.order(visitor, on('2026-08-31'));
    expect(
      await at.fixtures.requests.db.query('select order_by::text from service_request where id = $1', [
        placed.serviceRequestId,
      ]),
    ).toEqual([{ order_by: '2026-08-28' }]);
  });

  it('is not ordered once the last day that follows from a notice is too near', async () => {
    const form = formOf('petition-to-revive');
    const on = (issuedOn: string) => orderOf(form, { parameters: { ...answersOf(form), issuedOn } });
    for (const day of ['2026-04-21', '2026-05-03'])
      expect(await at.order(visitor, on(day))).toMatchObject({
        refused: 'INPUT_INVALID',
        fields: [{ path: ['parameters', 'issuedOn'], code: 'TOO_NEAR' }],
      });
    const placed = await at.order(visitor, on('2026-06-15'));
    expect(
      await at.fixtures.requests.db.query('select order_by::text from service_request where id = $1', [
        placed.serviceRequestId,
      ]),
    ).toEqual([{ order_by: '2026-08-12' }]);
  });

  it('takes no price from whoever orders, no foreign quote, and no foreign upload', async () => {
    const form = formOf('legal-services');
    const { quote } = await at.quoteFor('ownership-transfer', 'EU', null, 1);
    expect(await at.order(visitor, orderOf(form, { quote }))).toMatchObject({ refused: 'QUOTE_DIFFERS' });
    expect(await at.order(visitor, orderOf(form, { paperUploads: ['u.nonsense'] }))).toMatchObject({
      refused: 'INPUT_INVALID',
      fields: [{ path: ['paperUploads', '0'], code: 'UPLOAD_NOT_FOUND' }],
    });
  });

  it('says nothing of whose a number is: anybody’s order by it looks the same, and another’s mark is refused by its id', async () => {
    const form = formOf('cease-and-desist-letter');
    const evas = await at.markOf(eva, { number: '017899101' });
    await at.settle();
    const [known, unknown] = [
      await at.order(visitor, orderOf(form, { parameters: { ...answersOf(form), number: '017899101' } })),
      await at.order(visitor, orderOf(form, { parameters: { ...answersOf(form), number: '017899102' } })),
    ];
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    await at.settle();
    expect(
      await at.fixtures.requests.db.query('select trademark_id from service_request where id = any($1)', [
        [known.serviceRequestId, unknown.serviceRequestId],
      ]),
    ).toEqual([{ trademark_id: null }, { trademark_id: null }]);
    await at.knowOwner('trademark', evas, eva);
    const petra: Viewer = { ...visitor, role: 'customer', userId: '0190a000-0000-7000-8000-0000000000c9' };
    expect(
      await at.order(petra, orderOf(form, { parameters: { ...answersOf(form), trademarkId: evas } })),
    ).toMatchObject({ refused: 'INPUT_INVALID', fields: [{ code: 'UNKNOWN_REFERENCE' }] });
  });

  it('is done to a mark once, but letters about one mark go to many', async () => {
    const own = { ...MARK, number: '017899103' };
    const twice = async (name: string) => {
      const form = formOf(name);
      const order = { ...orderOf(form), parameters: { ...answersOf(form), ...own } };
      return [await at.order(eva, order), await at.order(eva, order)] as const;
    };
    expect((await twice('trademark-representation'))[1]).toMatchObject({ refused: 'ORDERED_ALREADY' });
    expect((await twice('cease-and-desist-letter'))[1]).toMatchObject({ publicId: expect.any(String) });
  });
});
