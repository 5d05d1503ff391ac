import { json } from '../core/answers.mjs';
import { SignedNotifications } from '../core/signed-notifications.mjs';
import { CREDENTIALS } from '../credentials.mjs';
import { BankTokens } from './bank-tokens.mjs';
import { creditView, readCredit } from './credit.mjs';

/** @typedef {import('./credit.mjs').Credit} Credit */

/**
 * The bank account: incoming transfers, newest first.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function revolutBusiness(world) {
  /** @type {Credit[]} */
  let credits = [];
  const tokens = new BankTokens(world);
  const notifications = new SignedNotifications(world, {
    url: world.receivers.bank,
    secret: CREDENTIALS.businessWebhookSecret,
  });
  const pushEvent = (/** @type {string} */ event, /** @type {Credit} */ credit) =>
    notifications.notify(event, {
      event,
      timestamp: world.clock.now().toISOString(),
      data: creditView(credit),
    });
  const error = (/** @type {number} */ status, /** @type {string} */ message) =>
    json(status, { code: status, message });

  /** @type {import('../core/routes.mjs').Routes} */
  const routes = {
    'POST /api/1.0/auth/token': tokens.issue,
    'GET /api/1.0/transactions': ({ query, headers }) => {
      if (!tokens.accepts(headers.authorization))
        return error(401, 'The access token is missing or has expired');
      const count = Number(query.get('count') ?? 100);
      if (!Number.isInteger(count) || count < 1 || count > 1000) return error(400, 'count must be 1 to 1000');
      const from = query.get('from') ?? '';
      const to = query.get('to') ?? '9';
      const wanted = query.get('type');
      const shown = credits.filter(
        ({ type, createdAt }) => (wanted === null || type === wanted) && createdAt >= from && createdAt < to,
      );
      return json(
        200,
        shown
          .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
          .slice(0, count)
          .map(creditView),
      );
    },
  };

  /** @type {import('../core/routes.mjs').Routes} */
  const control = {
    'POST /webhooks': ({ json: body }) => {
      const { url, secret = CREDENTIALS.businessWebhookSecret } = body();
      notifications.receivers = [{ id: world.ids.uuid(), url, secret, oldSecret: null, events: null }];
      return json(201, { url });
    },
    'POST /delivery': ({ json: body }) => json(200, notifications.setMode(body())),
    'POST /credits': ({ json: body }) => {
      const credit = readCredit(body(), { id: world.ids.uuid(), now: world.clock.now() });
      credits.push(credit);
      pushEvent('TransactionCreated', credit);
      return json(201, creditView(credit));
    },
    'POST /credits/:id/revert': ({ params }) => {
      const credit = credits.find(({ id }) => id === params.id);
      if (credit === undefined) throw new TypeError('There is no such credit.');
      credit.state = 'reverted';
      pushEvent('TransactionStateChanged', credit);
      return json(200, creditView(credit));
    },
    'POST /tokens': ({ json: body }) => {
      tokens.expire(body().refreshRefused === true);
      return json(200, { expired: true, refreshRefused: tokens.refreshRefused });
    },
  };

  return {
    name: 'revolut-business',
    label: 'Revolut Business: access tokens, the list of incoming transfers, signed notifications',
    routes,
    control,
    error,
    reset: () => {
      credits = [];
      tokens.expire();
      notifications.reset();
    },
  };
}
