import { json } from '../core/answers.mjs';

/** As the vendor cuts larger envelopes off. */
const LIMIT = 1_048_576;

/**
 * A collector of errors: envelopes of Sentry's protocol, `POST /sentry/api/:project/envelope/`. `GET /__sim/sentry/events?text=` lists what came;
 * `POST /__sim/sentry/limit` `{ "seconds": 60 }` makes it say that it has had enough of errors for so long.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function sentry(world) {
  /** @type {Record<string, unknown>[]} */
  let events = [];
  /** @type {number | undefined} */
  let limitSeconds;

  /** @type {import('../core/answers.mjs').Handler} */
  const take = ({ headers, query, raw }) => {
    const auth = String(headers['x-sentry-auth'] ?? '');
    const key = query.get('sentry_key') ?? /sentry_key=([^,\s]+)/.exec(auth)?.[1];
    if (key !== 'simulator') return json(403, { detail: 'bad sentry DSN public key' });
    if (raw.length > LIMIT) return json(413, { detail: 'envelope too large' });
    if (limitSeconds !== undefined)
      return json(
        429,
        { detail: 'rate limited' },
        {
          'retry-after': String(limitSeconds),
          'x-sentry-rate-limits': `${limitSeconds}:error;default:organization`,
        },
      );
    const lines = raw.toString('utf8').split('\n');
    const [head, ...items] = lines;
    const envelope = parsed(head ?? '');
    if (envelope === undefined) return json(400, { detail: 'invalid envelope header' });
    for (let at = 0; at + 1 < items.length; at += 2) {
      const item = parsed(items[at] ?? '');
      const payload = parsed(items[at + 1] ?? '');
      if (item?.['type'] === 'event' && payload !== undefined)
        events.push({ ...payload, receivedAt: world.clock.now().toISOString() });
    }
    return json(200, { id: envelope['event_id'] });
  };

  return {
    name: 'sentry',
    label: 'Collector of errors (Sentry’s protocol)',
    routes: { 'POST /api/:project/envelope/': take, 'POST /api/:project/envelope': take },
    control: {
      'GET /events': ({ query }) =>
        json(
          200,
          events.filter((event) => JSON.stringify(event).includes(query.get('text') ?? '')),
        ),
      'POST /limit': ({ json: body }) => {
        const { seconds } = body();
        if (seconds !== null && !Number.isInteger(seconds))
          throw new TypeError('"seconds" must be a whole number, or null for no limit.');
        limitSeconds = seconds ?? undefined;
        return json(200, { seconds });
      },
    },
    error: (status, message) => json(status, { detail: message }),
    reset: () => {
      events = [];
      limitSeconds = undefined;
    },
  };
}

/**
 * @param {string} line
 * @returns {Record<string, unknown> | undefined}
 */
function parsed(line) {
  try {
    const value = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
