import { CREDENTIALS } from '../credentials.mjs';
import { SignedNotifications } from '../core/signed-notifications.mjs';
import { chargeRoutes } from './charge-routes.mjs';
import { checkoutRoutes } from './checkout-routes.mjs';
import { CustomerBook } from './customer-book.mjs';
import { customerRoutes } from './customer-routes.mjs';
import { merchantControl } from './merchant-control.mjs';
import { MerchantSettings } from './merchant-settings.mjs';
import { OrderBook } from './order-book.mjs';
import { orderRoutes } from './order-routes.mjs';
import { refundRoutes } from './refund-routes.mjs';
import { vendorError } from './vendor-error.mjs';
import { webhookRoutes } from './webhook-routes.mjs';

/**
 * @typedef {object} Merchant the parts of this vendor
 * @property {import('../core/world.mjs').World} world
 * @property {OrderBook} book
 * @property {CustomerBook} customers
 * @property {SignedNotifications} notifications
 * @property {MerchantSettings} settings
 */

const VERSIONS = ['2026-04-20', '2026-08-17'];

/**
 * Card and wallet payments.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function revolutMerchant(world) {
  const notifications = new SignedNotifications(world, {
    url: world.receivers.payments,
    secret: CREDENTIALS.merchantWebhookSecret,
  });
  const settings = new MerchantSettings();
  const book = new OrderBook(
    world,
    (event, { id, merchant_order_data: { reference } }) =>
      notifications.notify(event, {
        event,
        order_id: id,
        ...(reference === undefined ? {} : { merchant_order_ext_ref: reference }),
      }),
    settings,
  );
  const merchant = {
    world,
    book,
    customers: new CustomerBook(world),
    notifications,
    settings,
  };
  const api = {
    ...orderRoutes(merchant),
    ...refundRoutes(merchant),
    ...chargeRoutes(merchant),
    ...customerRoutes(merchant),
    ...webhookRoutes(merchant),
  };
  return {
    name: 'revolut-merchant',
    label:
      'Revolut Merchant: orders, payments, refunds, customers, signed notifications, hosted payment page',
    routes: {
      ...Object.fromEntries(
        Object.entries(api).map(([route, handler]) => [route, withCredentials(handler, settings)]),
      ),
      ...checkoutRoutes(merchant),
    },
    control: merchantControl(merchant),
    error: (status, message) => vendorError(status, status === 404 ? 'not_found' : 'bad_request', message),
    reset: () => {
      book.reset();
      merchant.customers.all.clear();
      merchant.settings.reset();
      notifications.reset();
    },
  };
}

/**
 * @param {import('../core/answers.mjs').Handler} handler
 * @param {MerchantSettings} settings
 * @returns {import('../core/answers.mjs').Handler}
 */
function withCredentials(handler, settings) {
  return (asked) => {
    if (!settings.keys.some((key) => asked.headers.authorization === `Bearer ${key}`))
      return vendorError(401, 'unauthenticated', 'The secret key is missing or wrong');
    const version = asked.headers['revolut-api-version'];
    if (version === undefined && asked.path.startsWith('/api/orders'))
      return vendorError(400, 'missing_version', 'Revolut-Api-Version is required');
    if (version !== undefined && !VERSIONS.includes(version))
      return vendorError(400, 'unknown_version', 'Revolut-Api-Version is unknown');
    return handler(asked);
  };
}
