import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import {
  ClientRemindedSchema,
  RequestMovedSchema,
  type ClientReminded,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { publicLinks } from '../words/public-links.js';
import { localeOf, usualZone } from '../words/locale.js';
import { cancelSms, enqueueSms, type OutgoingSms } from './outgoing-sms.js';
import { smsTime } from './sms-hours.js';

/** Reminders of requests that are a text message and no letter. */
export const textedReminders: readonly string[] = ['draft-sms'];

export interface SmsConsumerParts {
  readonly clock: Clock;
  /** Where people reach the site; every link begins with it. */
  readonly publicOrigin: string;
}

/** Writes a text message's row for each reminder that is one. Whoever acted before it went out is not asked any more. */
export function smsConsumer({ clock, publicOrigin }: SmsConsumerParts): Consumer {
  const links = publicLinks(publicOrigin);
  return defineConsumer({
    name: 'text-messages',
    sources: ['requests'],
    mode: 'once',
    handlers: [
      on(ClientRemindedSchema, async ({ message, tx }) => {
        if (!textedReminders.includes(message.reminder)) return;
        const sms = newSms(message, links.site);
        await enqueueSms(tx, sms, { now: clock.now(), from: smsTime(clock.now(), sms.zone) });
      }),
      on(RequestMovedSchema, async ({ message: { request }, tx }) => {
        if (request !== undefined) await cancelSms(tx, request.requestId, clock.now());
      }),
    ],
  });
}

/** @throws PermanentFault when the fact does not say what makes it this message and whom it is for */
function newSms(
  { request, reminder, reminderKey }: ClientReminded,
  site: (language: string, path: string) => string,
): Omit<OutgoingSms, 'attempts'> {
  if (request === undefined || reminderKey === '')
    throw new PermanentFault('a reminder without a key or a request');
  const { requestId, publicId, mark, language, linkPath, contact, zone } = request;
  if (contact === undefined || contact.sealed.length === 0)
    throw new PermanentFault('the text message has no addressee');
  const locale = localeOf(language);
  return {
    id: nameBasedId('sms', reminderKey),
    businessKey: reminderKey,
    template: reminder,
    locale,
    subjectType: 'registration_request',
    subjectId: requestId,
    sealedContact: contact.sealed,
    zone: zone === '' ? usualZone(locale) : zone,
    params: { publicId, mark, link: site(language, linkPath) },
  };
}
