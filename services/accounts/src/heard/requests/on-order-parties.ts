import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { OrderPartiesNamedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { address } from '../../party/address.record.js';
import { party } from '../../party/party.record.js';

/** Use of the seal; requests seals with the same words. */
const PARTIES_PURPOSE = 'order parties';

type AddressInput = Parameters<typeof address.create.decide>[1];
type PartyInput = Parameters<typeof party.create.decide>[1];

/** As requests writes them. */
interface HeardParties {
  readonly addresses: readonly (AddressInput & { readonly id: string })[];
  readonly parties: readonly (PartyInput & { readonly id: string })[];
}

/** Whom an order is for, and who pays, become parties of the account, with their addresses. */
export function orderParties(encryptionKey: string) {
  return defineConsumer({
    name: 'order-parties',
    sources: ['requests'],
    mode: 'once',
    handlers: [
      on(OrderPartiesNamedSchema, async ({ message, run }) => {
        const userId = message.request?.userId ?? '';
        if (userId === '') throw new PermanentFault('the message names no account');
        // The edge: only requests seals for this purpose, and it writes this form.
        const { addresses, parties } = JSON.parse(
          Buffer.from(decrypt(message.sealedParties, encryptionKey, PARTIES_PURPOSE)).toString('utf8'),
        ) as HeardParties;
        for (const { id, ...input } of addresses)
          await run(address.create, { streamId: id, input: { ...input, userId }, key: id });
        for (const { id, ...input } of parties)
          await run(party.create, { streamId: id, input: { ...input, userId }, key: id });
      }),
    ],
  });
}
