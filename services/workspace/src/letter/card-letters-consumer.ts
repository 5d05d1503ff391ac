import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  UserPaymentMethodChangedSchema,
  UserPaymentMethodEvent,
} from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { rememberSubject, subjectOf } from '../subject/work-subject.js';
import { publicLinks } from '../words/public-links.js';
import { addressedTo, addresseeOf } from './addressee.js';
import { letterWriter } from './drafts/letter-writer.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';

/** A card on file is about to expire: its owner is written to while it still works, so that what it pays goes on. */
export function cardLettersConsumer(parts: LettersConsumerParts): Consumer {
  const links = publicLinks(parts.publicOrigin);
  const write = letterWriter(parts);
  return defineConsumer({
    name: 'card-letters',
    sources: ['invoicing'],
    mode: 'once',
    handlers: [
      on(
        UserPaymentMethodChangedSchema,
        async ({ message: { entityId: id, event, facts }, envelope: { eventId }, tx }) => {
          const subject = { type: 'user_payment_method', id };
          // Later facts say only what they change: whose it is, is kept from the first one.
          await rememberSubject(tx, subject, { clientId: facts?.userId });
          const day = facts?.expiresOn;
          if (event !== UserPaymentMethodEvent.PAYMENT_METHOD_AMENDED) return;
          if (facts?.expiryNoticeDays === undefined || day === undefined) return;
          const { clientId } = await subjectOf(tx, subject);
          const addressee = clientId === '' ? undefined : await addresseeOf(tx, clientId);
          // Heard late, it would say of a card that does not work any more that it still does.
          if (addressee === undefined || day < calendarDate(parts.clock.now(), addressee.zone)) return;
          await write(tx, {
            ...addressedTo(addressee),
            businessKey: eventId,
            template: 'card-expires',
            params: { day, link: links.portal('/portal/profile?tab=payment') },
            legal: true,
          });
        },
      ),
    ],
  });
}
