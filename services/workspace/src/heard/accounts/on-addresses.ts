import type { EntityManager } from 'typeorm';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { decryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { SealedContact } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import {
  EmailChangedSchema,
  UserActivatedSchema,
  UserErasedSchema,
  UserInitiatedSchema,
  UserMergedSchema,
} from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { addressId } from '../../email-choice/address-id.js';

/** Keeps which account an address belongs to, so that a choice about letters made by a link holds for the account too. */
export function accountAddresses(encryptionKey: string) {
  const keep = async (
    tx: EntityManager,
    { userId, contact }: { readonly userId: string; readonly contact?: SealedContact | undefined },
  ): Promise<void> => {
    // Facts from before addresses went out with the account.
    if (contact === undefined || contact.sealed.length === 0) return;
    const { email } = decryptContact(contact, encryptionKey);
    await tx.query(
      'insert into address_of_user (user_id, address_id) values ($1, $2) on conflict (user_id) do update set address_id = excluded.address_id',
      [userId, addressId(email, encryptionKey)],
    );
  };
  const forget = async (tx: EntityManager, userId: string): Promise<void> => {
    await tx.query('delete from address_of_user where user_id = $1', [userId]);
  };
  return defineConsumer({
    name: 'account-addresses',
    sources: ['accounts'],
    mode: 'once',
    handlers: [
      on(UserInitiatedSchema, ({ message, tx }) => keep(tx, message)),
      on(UserActivatedSchema, ({ message, tx }) => keep(tx, message)),
      on(EmailChangedSchema, ({ message, tx }) => keep(tx, message)),
      on(UserMergedSchema, ({ message: { userId }, tx }) => forget(tx, userId)),
      on(UserErasedSchema, ({ message: { userId }, tx }) => forget(tx, userId)),
    ],
  });
}
