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
const check = await call('POST', 'checks', mark);
const { status } = await call('GET', `checks/${check.id}`);

const { id } = await call('POST', 'order-drafts', mark);
await call('PATCH', `order-drafts/${id}`, {
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
});
const price = await call('POST', 'quotes', {
  filings: [{ jurisdiction: 'EU', classes: 1 }],
  currency: 'EUR',
  customer_kind: 'BUSINESS',
  country: 'SK',
});
const order = await call('POST', 'orders', {
  registration_request_id: id,
  quote: price.token,
  currency: price.currency,
  ordered_items: ['EU 1'],
  filing_classes_count: 1,
  terms_accepted: true,
});
console.log(status, order.status, order.payment_url);
