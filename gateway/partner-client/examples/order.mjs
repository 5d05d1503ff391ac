import { openPartner, PartnerProblem } from '@cotta/partner-client';

const cotta = openPartner({
  origin: process.env.ORIGIN,
  clientId: process.env.CLIENT_ID,
  clientSecret: process.env.CLIENT_SECRET,
});

const mark = {
  type: 'TEXT',
  value: 'Lumara',
  jurisdictions: ['EU'],
  jurisdictions_undecided: false,
  business_description: 'Lamps of blown glass.',
  websites: [],
  contact: { email: 'jana@example.test', first_name: 'Jana', last_name: 'Malá', phone: '' },
  language: 'en',
  country: 'SK',
  currency: 'EUR',
  send_marketing_emails: false,
};
const check = await cotta.post('/api/partner/checks', { body: mark });
console.log('check', check.id);

const quote = await cotta.post('/api/partner/quotes', {
  body: {
    filings: [{ jurisdiction: 'EU', classes: 1 }],
    currency: 'EUR',
    customer_kind: 'BUSINESS',
    country: 'SK',
  },
});

const { id } = await cotta.post('/api/partner/order-drafts', { body: mark });
await cotta.patch('/api/partner/order-drafts/{id}', {
  params: { path: { id } },
  body: {
    jurisdictions: ['EU'],
    goods: [{ class_number: 11, terms: ['lamps'] }],
    office_goods: [],
    owner: {
      kind: 'APPLICANT_BUSINESS',
      business_name: 'Lumara s. r. o.',
      street: 'Dlhá 1',
      city: 'Nitra',
      postcode: '949 01',
      country: 'SK',
    },
    billing: { same_as_owner: true },
    e2e_protection: false,
    brand_protection: false,
    euipo_grant_requested: false,
  },
});

try {
  const order = await cotta.post('/api/partner/orders', {
    body: {
      registration_request_id: id,
      quote: quote.token,
      currency: quote.currency,
      ordered_items: ['EU 1'],
      filing_classes_count: 1,
      terms_accepted: true,
    },
  });
  console.log(order.status, order.payment_url);
} catch (error) {
  if (!(error instanceof PartnerProblem)) throw error;
  for (const { path, message } of error.errors) console.error(path.join('.'), message);
  throw error;
}

for await (const document of cotta.items('/api/partner/documents', { subject_id: id }))
  console.log(document.type, document.name);
