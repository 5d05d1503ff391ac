// node infra/drills/order-to-pay.mjs NAME: an order of that name whose customer chose to pay by card, by the commands of invoicing.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../local/paths.mjs';

const [name = 'An order of a drill'] = process.argv.slice(2);
const built = (/** @type {string} */ file) => import(pathToFileURL(join(ROOT, 'services', file)).href);
const { invoicingService } = await built('invoicing/dist/service.js');
const { runDemo } = await built('kit/dist/edge/programs/run-demo.js');

const email = 'drill@example.test';
const admin = { role: 'admin', email };
const eur = (/** @type {number} */ amountMinor) => ({ amountMinor, currency: 'EUR' });
const payer = {
  name: 'Drill Visitor',
  street: 'Testovacia 1',
  city: 'Bratislava',
  postcode: '81101',
  country: 'SK',
  email,
};
await runDemo(
  invoicingService({ linkKey: process.env.LINK_TOKEN_KEY, encryptionKey: process.env.SEAL_KEY }),
  {
    story: [
      {
        command: 'CreateProduct',
        on: name,
        as: admin,
        input: {
          userId: `@user:${email}`,
          kind: 'RegistrationRequest',
          subjectType: 'registration_request',
          subjectId: `@${name}, request`,
          name,
          currency: 'EUR',
          net: eur(10_000),
          vat: eur(2300),
          total: eur(12_300),
        },
      },
      {
        command: 'StartProductCheckout',
        on: name,
        as: { role: 'customer', email },
        input: { paymentType: 'card', billing: payer },
      },
    ],
  },
);
