import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { EntitySpecial, People } from './entity-special.js';

const invoiceInput = {
  billingEntityCode: 'SK01',
  currency: 'EUR',
  lines: [{ description: 'Sample', net: 10_000 }],
  taxGroups: [{ category: 'S', rate: '23', base: 10_000, vat: 2300 }],
};

async function issuedInvoice({ ask }: ServiceFixture, { admin, customer }: People): Promise<string> {
  const input = { ...invoiceInput, userId: customer.userId };
  const { data } = await ask(
    admin,
    'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { ... on Invoice { id } } }',
    { input },
  );
  await ask(admin, 'mutation ($id: ID!) { issueInvoice(id: $id, input: {}) { __typename } }', {
    id: data.createInvoice.id,
  });
  return data.createInvoice.id;
}

async function creditNote(fixture: ServiceFixture, people: People): Promise<string> {
  const input = {
    invoiceId: await issuedInvoice(fixture, people),
    reason: 'Sample',
    credited: [{ category: 'S', rate: '23', base: 1000 }],
  };
  const { data } = await fixture.ask(
    people.admin,
    'mutation ($input: CreateCreditNoteInput!) { createCreditNote(input: $input) { ... on CreditNote { id } } }',
    { input },
  );
  return data.createCreditNote.id;
}

async function newFile({ ask }: ServiceFixture, id: string, { admin }: People): Promise<void> {
  const source =
    'mutation ($id: ID!, $documentId: ID!) { updateCreditNote(id: $id, input: { documentId: $documentId }) { ... on CreditNote { version } } }';
  const { data } = await ask(admin, source, { id, documentId: nameBasedId('document') });
  if (data.updateCreditNote.version !== 2) throw new Error(JSON.stringify(data));
}

/** Trials count for themselves; what no two rows share is counted over all of them. */
let made = 0;
const next = (): number => (made += 1);

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

/** Sound values of what is ordered and paid. */
export const moneySamples: Readonly<Record<string, EntitySpecial>> = {
  // What a colleague entered by hand can be priced anew.
  product: {
    create: {
      subjectType: null,
      subjectId: null,
      currency: 'EUR',
      net: euro(10_000),
      vat: euro(2300),
      total: euro(12_300),
    },
  },
  product_event: { unique: () => ({ gatewayId: `event-${next()}` }) },
  invoice: { create: { ...invoiceInput, taxDocument: 'MAIN', replacesId: null } },
  credit_note: { make: creditNote, change: newFile, retained: 'RETAINED' },
  discount_coupon: {
    create: { lawyerFeesDiscount: '10', feesDiscount: '0' },
    unique: () => ({ code: `SAMPLE-${next()}` }),
  },
  exchange_rate: {
    create: { baseCurrency: 'EUR', targetCurrency: 'USD' },
    unique: () => ({ date: new Date(next() * 86_400_000).toISOString().slice(0, 10) }),
  },
  user_payment_method: { create: { cardExpiration: '04/2029', cardLastFour: '4242' } },
};
