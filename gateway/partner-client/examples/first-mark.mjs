const { ORIGIN, CLIENT_ID, CLIENT_SECRET } = process.env;

const given = await fetch(`${ORIGIN}/oauth/token`, {
  method: 'POST',
  headers: { authorization: `Basic ${btoa(`${CLIENT_ID}:${CLIENT_SECRET}`)}` },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
});
const { access_token: token } = await given.json();

async function post(path, body, method = 'POST') {
  const answer = await fetch(`${ORIGIN}/api/partner/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const read = await answer.json();
  if (!answer.ok) throw new Error(`${read.status} ${read.type}: ${read.detail}`);
  return read;
}

const { id } = await post('order-drafts', {
  type: 'TEXT',
  value: 'Lumara',
  jurisdictions: ['EU'],
  jurisdictions_undecided: false,
  business_description: 'Lamps of blown glass.',
  websites: [],
  contact: { email: 'customer@cotta.test', first_name: 'Jana', last_name: 'Malá', phone: '' },
  language: 'en',
  country: 'SK',
  currency: 'EUR',
  send_marketing_emails: false,
});
const owner = { kind: 'APPLICANT_BUSINESS', business_name: 'Lumara s. r. o.', country: 'SK' };
await post(
  `order-drafts/${id}`,
  {
    jurisdictions: ['EU'],
    goods: [{ class_number: 11, terms: ['lamps'] }],
    office_goods: [],
    owner: { ...owner, street: 'Dlhá 1', city: 'Nitra', postcode: '949 01' },
    billing: { same_as_owner: true },
    e2e_protection: false,
    brand_protection: false,
    euipo_grant_requested: false,
  },
  'PATCH',
);
const price = await post('quotes', {
  filings: [{ jurisdiction: 'EU', classes: 1 }],
  currency: 'EUR',
  customer_kind: 'BUSINESS',
  country: 'SK',
});
await post('orders', {
  registration_request_id: id,
  quote: price.token,
  currency: price.currency,
  ordered_items: ['EU 1'],
  filing_classes_count: 1,
  terms_accepted: true,
});

const declined = await post(`sandbox/orders/${id}/pay`, { card: 'declined' });
const paid = await post(`sandbox/orders/${id}/pay`, {});
const { trademarks } = await post(`sandbox/orders/${id}/approve`, {});

const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const office = (says) => post(`sandbox/trademarks/${trademarks[0].id}/office`, says);
const filed = await office({ says: 'received', on: daysAgo(300) });
await office({ says: 'examines' });
await office({ says: 'published', on: daysAgo(200) });
const mark = await office({ says: 'registered', on: daysAgo(30) });
console.log(declined.payment, paid.payment, filed.status, mark.status, mark.number);
