import { createHmac } from 'node:crypto';
import { deliver } from './deliver.mjs';

const RETRY_MS = 10 * 60_000;
const TRIES = 4;
const STALE_MS = 10 * 60_000;

/**
 * What happens to the next notifications.
 * - `normal`: sent once, signed, tried again after ten minutes up to three times when not answered with 2xx.
 * - `duplicate`: sent twice. `missing`: never sent. `held`: kept until released, in either order.
 * - `forged`: signed with a secret nobody has. `stale`: signed ten minutes ago. `old-secret`: signed with the secret before the last rotation only.
 */
export const MODES = /** @type {const} */ ([
  'normal',
  'duplicate',
  'missing',
  'held',
  'forged',
  'stale',
  'old-secret',
]);

/**
 * @typedef {{ id: string, url: string, secret: string, oldSecret: string | null, events: readonly string[] | null }} Receiver
 * @typedef {{ receiver: Receiver, body: string, mode: (typeof MODES)[number] }} Message
 */

/** Notifications of the two payment interfaces, which are signed alike. */
export class SignedNotifications {
  /** @type {Receiver[]} */ receivers = [];
  /** @type {{ at: string, url: string, body: string, mode: string, answer: number | string }[]} */ deliveries =
    [];
  /** @type {{ mode: (typeof MODES)[number], left: number }} */ #next = { mode: 'normal', left: 0 };
  /** @type {Message[]} */ #held = [];

  /**
   * @param {import('./world.mjs').World} world
   * @param {{ url: string | undefined, secret: string }} standing who is told from the start and after every reset
   */
  constructor(world, { url, secret }) {
    this.world = world;
    this.standing = url === undefined ? [] : [{ id: 'standing', url, secret, oldSecret: null, events: null }];
    this.receivers = [...this.standing];
  }

  reset() {
    this.receivers = [...this.standing];
    this.deliveries = [];
    this.#held = [];
    this.#next = { mode: 'normal', left: 0 };
  }

  /**
   * @param {{ mode?: string, count?: number }} wanted
   * @throws {TypeError} for a mode that does not exist
   */
  setMode({ mode, count = 1 }) {
    const known = MODES.find((one) => one === mode);
    if (known === undefined) throw new TypeError(`"mode" must be one of ${MODES.join(', ')}.`);
    this.#next = { mode: known, left: count };
    return { mode: known, count };
  }

  /**
   * @param {string} event
   * @param {object} body
   */
  notify(event, body) {
    const mode = this.#next.left > 0 ? this.#next.mode : 'normal';
    this.#next.left = Math.max(0, this.#next.left - 1);
    for (const receiver of this.receivers.filter(({ events }) => events === null || events.includes(event))) {
      const message = { receiver, body: JSON.stringify(body), mode };
      if (mode === 'held') this.#held.push(message);
      else if (mode !== 'missing') this.#schedule(message, mode === 'duplicate' ? 2 : 1);
    }
  }

  /** Sends what was held. @param {{ order?: string }} options `order`: `reverse` or as they came */
  async release({ order }) {
    const messages = order === 'reverse' ? this.#held.toReversed() : this.#held;
    this.#held = [];
    for (const message of messages) await this.#send({ ...message, mode: 'normal' }, 1);
    return { released: messages.length };
  }

  /**
   * @param {Message} message
   * @param {number} copies
   */
  #schedule(message, copies) {
    this.world.clock.after(0, async () => {
      for (let copy = 0; copy < copies; copy += 1) await this.#send(message, 1);
    });
  }

  /**
   * @param {Message} message
   * @param {number} attempt
   * @returns {Promise<void>}
   */
  async #send(message, attempt) {
    const { receiver, body, mode } = message;
    const now = this.world.clock.now();
    const timestamp = String(now.getTime() - (mode === 'stale' ? STALE_MS : 0));
    const answer = await deliver(receiver.url, {
      body,
      headers: {
        'revolut-request-timestamp': timestamp,
        'revolut-signature': signature(receiver, mode, `v1.${timestamp}.${body}`),
      },
    });
    this.deliveries.push({ at: now.toISOString(), url: receiver.url, body, mode, answer });
    const taken = typeof answer === 'number' && answer >= 200 && answer < 300;
    if (!taken && attempt < TRIES) this.world.clock.after(RETRY_MS, () => this.#send(message, attempt + 1));
  }
}

/**
 * @param {Receiver} receiver
 * @param {Message['mode']} mode
 * @param {string} content
 */
function signature({ secret, oldSecret }, mode, content) {
  const sign = (/** @type {string} */ key) => `v1=${createHmac('sha256', key).update(content).digest('hex')}`;
  if (mode === 'forged') return sign('not the secret');
  if (mode === 'old-secret') return sign(oldSecret ?? secret);
  return oldSecret === null ? sign(secret) : `${sign(secret)},${sign(oldSecret)}`;
}
