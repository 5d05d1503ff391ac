import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { decryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { UserErasedSchema, UserMergedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { keepFormerAddress } from '../../letter/former-address.js';

/** What was written to the address of an account that became another goes to where the client is now, also what an order named before. */
export function mergedAccounts(encryptionKey: string) {
  return defineConsumer({
    name: 'merged-accounts',
    sources: ['accounts'],
    mode: 'once',
    handlers: [
      on(UserMergedSchema, async ({ message: { userId, contact }, tx }) => {
        const { email } = decryptContact(contact, encryptionKey);
        await keepFormerAddress(tx, { email, userId, encryptionKey });
        await tx.query('delete from addressee where user_id = $1', [userId]);
      }),
      on(UserErasedSchema, async ({ message: { userId }, tx }) => {
        await tx.query('delete from former_address where user_id = $1', [userId]);
      }),
    ],
  });
}
