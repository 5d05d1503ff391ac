import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { RegistrationRequestEvent } from '../events.js';
import { orderParties, PARTIES_PURPOSE } from './order-parties.js';
import { registrationRequest } from '../registration-request.aggregate.js';

/** While the draft is open; before the money there is nothing to fill in. */
const DRAFTING: readonly unknown[] = ['Ready for drafting', 'Sent for review'];

/** `encryptionKey`: what is told travels, and stays in the log, sealed. */
export function defineNameOrderParties(encryptionKey: string) {
  return defineCommand({
    name: 'NameOrderParties',
    doc: 'Tells the account whom the order is for and who pays, once: what the order knows is not asked again.',
    aggregate: registrationRequest,
    stream: 'existing',
    allowed: ['system'],
    input: {},
    decide: (
      { about, orderDraft, partiesNamed, status },
      _,
      { streamId },
    ): readonly RegistrationRequestEvent[] => {
      if (partiesNamed || orderDraft === null || about.userId === null || !DRAFTING.includes(status))
        return [];
      const named = orderParties(streamId, orderDraft);
      if (named === undefined) return [];
      const { ownerId, addressId, addresses, parties } = named;
      const sealed = Buffer.from(
        encrypt(Buffer.from(JSON.stringify({ addresses, parties })), encryptionKey, PARTIES_PURPOSE),
      ).toString('base64');
      return [{ type: 'OrderPartiesNamed', data: { about, ownerId, addressId, sealed } }];
    },
  });
}
