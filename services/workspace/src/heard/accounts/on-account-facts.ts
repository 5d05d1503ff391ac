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
    on(UserInitiatedSchema, async ({ message, tx }) => {
      const { userId, contact, language, region, orderLetters, marketingLetters, newsletterLetters } =
        message;
      // Facts from before addresses went out with the account.
      if (contact === undefined) return;
      await tx.query(
        `insert into addressee (user_id, sealed_contact, language, region, order_letters, marketing_letters, newsletter_letters) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (user_id) do update set sealed_contact = excluded.sealed_contact, language = excluded.language, region = excluded.region,
           order_letters = excluded.order_letters, marketing_letters = excluded.marketing_letters, newsletter_letters = excluded.newsletter_letters`,
        [
          userId,
          Buffer.from(contact.sealed),
          language,
          region,
          orderLetters,
          marketingLetters,
          newsletterLetters,
        ],
      );
    }),
    on(UserInvitedSchema, async ({ message: { userId, contact, language }, tx }) => {
      if (contact === undefined) return;
      await tx.query(
        `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, $3, '', true) on conflict (user_id) do update set sealed_contact = excluded.sealed_contact`,
        [userId, Buffer.from(contact.sealed), language],
      );
    }),
    on(UserProfileChangedSchema, async ({ message, tx }) => {
      const { userId, language, region, orderLetters, timeZone, marketingLetters, newsletterLetters } =
        message;
      await tx.query(
        `update addressee set language = $2, region = $3, order_letters = $4, time_zone = $5, marketing_letters = $6, newsletter_letters = $7
         where user_id = $1`,
        [userId, language, region, orderLetters, timeZone, marketingLetters, newsletterLetters],
      );
    }),
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
