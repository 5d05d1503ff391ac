import { CREDENTIALS } from '../simulators/credentials.mjs';
import { rolePassword } from '../local/keys.mjs';
import { CardPayments } from './card-payments.mjs';
import { prove } from './proof.mjs';

const FORMER = { key: CREDENTIALS.merchantKey, secret: CREDENTIALS.merchantWebhookSecret };
/** The one that the copy is registered with from the start. */
const WEBHOOK = 'standing';

/** @type {import('./all-drills.mjs').Drill} */
export const rotateVendorCredentials = {
  name: 'rotate-vendor-credentials',
  about:
    'key and webhook secret of the payment provider are replaced while customers pay; then a key ends too early',
  recipe: 'Replace a key',
  async play(copy, say) {
    const payments = new CardPayments(copy);
    const receiver = `http://127.0.0.1:${copy.ports.gateway}/api/revolut-payment/webhook`;
    const accept = (/** @type {string[]} */ ...keys) => payments.control('/keys', { keys });
    const signWith = (/** @type {string} */ secret) =>
      payments.control('/webhooks', { url: receiver, secret });
    copy.later(async () => {
      await accept(FORMER.key);
      await signWith(FORMER.secret);
      await give(copy, FORMER);
    });
    const paidOnce = async (/** @type {string} */ what) => {
      const id = await payments.order();
      await payments.pay(id);
      prove(say, what, await payments.untilPaid([id]), 1);
    };
    await paidOnce('payments booked before');

    const key = rolePassword();
    await accept(FORMER.key, key);
    const rotated = await payments.asMerchant(`/api/webhooks/${WEBHOOK}/rotate-signing-secret`, {
      key: FORMER.key,
      body: { expiration_period: 'P1D' },
    });
    const { signing_secret: secret } = /** @type {{ signing_secret: string }} */ (await rotated.json());
    say('recipe', 'the provider takes a second key, and signs with a second secret beside the first');
    await paidOnce('payments booked with the first of both');
    await give(copy, { key, secret: `${secret},${FORMER.secret}` });
    say('recipe', 'our programs have the second key, and take either secret');
    await payments.control('/delivery', { mode: 'old-secret', count: 10 });
    await paidOnce('payments booked whose notification is signed with the first secret alone');
    prove(say, 'such notifications were answered with', await payments.answersTo('old-secret'), [204]);
    await payments.control('/delivery', { mode: 'normal', count: 0 });

    await accept(key);
    await signWith(secret);
    await give(copy, { key, secret });
    say('recipe', 'the first key and the first secret have ended');
    prove(
      say,
      'the first key is answered with',
      (await payments.asMerchant('/api/webhooks', { key: FORMER.key })).status,
      401,
    );
    await paidOnce('payments booked with the second of both');
    await endedTooEarly(copy, say, { payments, accept, secret });
  },
};

/**
 * The only key there is ends before any program has another one: some accounts have no two at once.
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {import('./local-copy.mjs').Say} say
 * @param {{ payments: CardPayments, accept: (...keys: string[]) => Promise<unknown>, secret: string }} provider
 */
async function endedTooEarly(copy, say, { payments, accept, secret }) {
  const paying = await payments.order();
  await payments.untilOpened(paying);
  const key = rolePassword();
  await accept(key);
  say('damage', 'the provider takes a third key alone, which no program has');
  await payments.pay(paying);
  const choosing = await payments.order();
  await copy.until('both were tried', async () =>
    [paying, choosing].every((id) =>
      copy
        .log('invoicing-worker')
        .some((line) => line.includes('a job did not work out') && line.includes(id)),
    ),
  );
  await copy.untilLogged('invoicing-worker', 'a job did not work out');
  say('seen', 'one customer paid on the page that was open, another one chose the card and waits for a page');
  prove(say, 'payments booked meanwhile', await payments.paid([paying, choosing]), 0);
  await give(copy, { key, secret });
  say('recipe', 'our programs have the third key; nothing else is done');
  await payments.pay(choosing);
  prove(say, 'payments booked, each once', await payments.untilPaid([paying, choosing]), 2);
}

/**
 * The API asks the provider and hears its notifications, the worker asks it.
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {{ key: string, secret: string }} credentials
 */
async function give(copy, { key, secret }) {
  const env = { REVOLUT_MERCHANT_SECRET_KEY: key, REVOLUT_MERCHANT_WEBHOOK_SECRET: secret };
  await Promise.all(['invoicing', 'invoicing-worker'].map((name) => copy.again(name, env)));
}
