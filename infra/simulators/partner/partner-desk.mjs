import { deliver } from '../core/deliver.mjs';
import { CREDENTIALS } from '../credentials.mjs';
import { signed } from './partner-signature.mjs';

const DAY_MS = 86_400_000;

/** How a partner behaves, named in the address of its receiver: `/partner/webhooks/<behaviour>`. */
export const BEHAVIOURS = /** @type {const} */ ([
  'prompt',
  'late',
  'never',
  'twice',
  'other-mark',
  'rejects',
  'gone',
  'redirects',
]);

/** @typedef {{ messageId: string, instructionId: string, behaviour: string }} Instruction */

/** The person at the partner who takes instructions and answers them. */
export class PartnerDesk {
  /** Where our partner interface is, and the key for it. @type {{ url: string, key: string } | undefined} */ callback;
  /** @type {Instruction[]} */ received = [];
  /** @type {{ path: string, answer: number | string }[]} */ replies = [];

  /** @param {import('../core/world.mjs').World} world */
  constructor(world) {
    this.world = world;
    const { partner } = world.receivers;
    if (partner !== undefined) this.callback = { url: partner, key: CREDENTIALS.partnerKey };
  }

  reset() {
    this.received = [];
    this.replies = [];
  }

  /** A repeat is dropped by its message id. @param {Instruction} instruction */
  take(instruction) {
    if (this.received.some(({ messageId }) => messageId === instruction.messageId)) return;
    this.received.push(instruction);
    this.#act(instruction);
  }

  /**
   * @param {string} instructionId
   * @param {string} action
   * @param {object} fields
   */
  async reply(instructionId, action, fields) {
    if (this.callback === undefined) return;
    const { clock, ids } = this.world;
    const path = `/filing-instructions/${instructionId}/${action}`;
    const body = JSON.stringify(fields);
    const headers = {
      authorization: `Bearer ${this.callback.key}`,
      'idempotency-key': ids.uuid(),
      ...signed(body, ids.uuid(), clock.now()),
    };
    this.replies.push({ path, answer: await deliver(`${this.callback.url}${path}`, { headers, body }) });
  }

  /** @param {Instruction} instruction */
  #act({ behaviour, instructionId: id }) {
    const { clock, ids } = this.world;
    const acknowledge = () =>
      this.reply(id, 'acknowledgement', { acknowledged_at: clock.now().toISOString() });
    switch (behaviour) {
      case 'prompt':
        return clock.after(0, acknowledge);
      case 'late':
        return clock.after(3 * DAY_MS, acknowledge);
      case 'twice':
        return clock.after(0, async () => void (await acknowledge(), await acknowledge()));
      case 'other-mark':
        return clock.after(0, () => this.reply(ids.uuid(), 'acknowledgement', {}));
      case 'rejects':
        return clock.after(0, () => this.reply(id, 'rejection', { reason: 'power of attorney is missing' }));
      default:
        return undefined;
    }
  }
}
