import { isIP } from 'node:net';
import { json, nothing } from '../core/answers.mjs';
import { vendorError } from './vendor-error.mjs';

const MOST = 10;

/**
 * `/api/webhooks`. Like the vendor it takes no address on this machine; the control interface does.
 * @param {import('./revolut-merchant.mjs').Merchant} merchant
 * @returns {import('../core/routes.mjs').Routes}
 */
export function webhookRoutes({ world, notifications }) {
  return {
    'POST /api/webhooks': ({ json: body }) => {
      const { url, events } = body();
      const host = URL.canParse(url) ? new URL(url).hostname : 'localhost';
      if (host === 'localhost' || isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !Array.isArray(events))
        return vendorError(400, 'validation', 'url must have a public host name; events must be a list');
      if (notifications.receivers.length >= MOST)
        return vendorError(422, 'unprocessable', 'No more than ten webhooks');
      const receiver = {
        id: world.ids.uuid(),
        url,
        secret: `wsk_SIMULATOR_${world.ids.uuid()}`,
        oldSecret: null,
        events,
      };
      notifications.receivers.push(receiver);
      return json(201, { id: receiver.id, url, events, signing_secret: receiver.secret });
    },
    'GET /api/webhooks': () =>
      json(
        200,
        notifications.receivers.map(({ id, url, events }) => ({ id, url, events })),
      ),
    'DELETE /api/webhooks/:id': ({ params }) => {
      notifications.receivers = notifications.receivers.filter(({ id }) => id !== params.id);
      return nothing();
    },
    'POST /api/webhooks/:id/rotate-signing-secret': ({ params, json: body }) => {
      const receiver = notifications.receivers.find(({ id }) => id === params.id);
      if (receiver === undefined) return vendorError(404, 'not_found', 'Webhook not found');
      receiver.oldSecret = body().expiration_period ? receiver.secret : null;
      receiver.secret = `wsk_SIMULATOR_${world.ids.uuid()}`;
      return json(200, {
        id: receiver.id,
        url: receiver.url,
        events: receiver.events,
        signing_secret: receiver.secret,
      });
    },
  };
}
