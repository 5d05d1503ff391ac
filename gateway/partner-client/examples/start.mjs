import { openPartner } from '@cotta/partner-client';

const cotta = openPartner({
  origin: process.env.ORIGIN,
  clientId: process.env.CLIENT_ID,
  clientSecret: process.env.CLIENT_SECRET,
});

for await (const mark of cotta.items('/api/partner/trademarks'))
  console.log(mark.name, mark.jurisdiction, mark.status);

const quote = await cotta.post('/api/partner/quotes', {
  body: {
    filings: [{ jurisdiction: 'EU', classes: 1 }],
    currency: 'EUR',
    customer_kind: 'BUSINESS',
    country: 'SK',
  },
});
const price = (quote.total / 100).toFixed(2);
console.log('A mark in the EU, one class:', price, quote.currency);
