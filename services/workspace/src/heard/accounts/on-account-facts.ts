import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  EmailChangedSchema,
  UserErasedSchema,
  UserInitiatedSchema,
  UserInvitedSchema,
  UserProfileChangedSchema,
} from '@cotta/proto/cotta/accounts/v1/events_pb.js';

/** Keeps who is written to where and how, for letters about facts that name only the person's id. */
export const addresseeFacts = defineConsumer({
  name: 'addressees',
  sources: ['accounts'],
  mode: 'once',
  handlers: [
    on(UserInitiatedSchema, async ({ message: { userId, contact, language, region, orderLetters }, tx }) => {
      // Facts from before addresses went out with the account.
      if (contact === undefined) return;
      await tx.query(
        `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, $3, $4, $5)
         on conflict (user_id) do update set sealed_contact = excluded.sealed_contact, language = excluded.language, region = excluded.region, order_letters = excluded.order_letters`,
        [userId, Buffer.from(contact.sealed), language, region, orderLetters],
      );
    }),
    on(UserInvitedSchema, async ({ message: { userId, contact, language }, tx }) => {
      if (contact === undefined) return;
      await tx.query(
        `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, $3, '', true) on conflict (user_id) do update set sealed_contact = excluded.sealed_contact`,
        [userId, Buffer.from(contact.sealed), language],
      );
    }),
    on(
      UserProfileChangedSchema,
      async ({ message: { userId, language, region, orderLetters, timeZone }, tx }) => {
        await tx.query(
          'update addressee set language = $2, region = $3, order_letters = $4, time_zone = $5 where user_id = $1',
          [userId, language, region, orderLetters, timeZone],
        );
      },
    ),
    on(EmailChangedSchema, async ({ message: { userId, contact }, tx }) => {
      if (contact === undefined) return;
      await tx.query('update addressee set sealed_contact = $2 where user_id = $1', [
        userId,
        Buffer.from(contact.sealed),
      ]);
    }),
    on(UserErasedSchema, async ({ message: { userId }, tx }) => {
      await tx.query('delete from addressee where user_id = $1', [userId]);
    }),
  ],
});
