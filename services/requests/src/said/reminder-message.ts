import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { publication, type Publication } from '@cotta/kit/runtime/outbox/publication.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { ClientRemindedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { RequestContact } from '../registration-request/contact.js';
import type { EventData } from '../registration-request/events.js';
import { internationalNumber } from '../registration-request/international-number.js';
import { checkoutPath, linkExpiry, orderPath } from '../registration-request/links.js';
import { schedules } from '../registration-request/reminders/reminder-schedule.js';
import { draftReference, reference, type PublicationKeys, type Reference } from './reference.js';

/** One reminder has one key, however often it is told: by what it reminds of, its step and its day. */
export function reminderPublication(keys: PublicationKeys): Publication {
  return publication(ClientRemindedSchema, (event: RecordedEvent<EventData<'ClientReminded'>>) => ({
    request: reminderReference(event, keys),
    reminder: event.data.reminder,
    step: event.data.step,
    dueOn: event.data.dueOn,
    reminderKey: nameBasedId(event.data.reminder, event.streamId, String(event.data.step), event.data.dueOn),
  }));
}

/** A reminder leads to what it asks for. */
function reminderReference(
  event: RecordedEvent<EventData<'ClientReminded'>>,
  keys: PublicationKeys,
): Reference {
  const schedule = schedules.find(({ kind }) => kind === event.data.reminder);
  const to = schedule?.leadsTo;
  if (to === 'draft')
    return {
      ...draftReference(event, keys),
      ...(schedule?.texted === true
        ? { contact: encryptContact(reachable(event.data), keys.encryptionKey) }
        : {}),
    };
  if (to === undefined) return reference(event, 'verification-summary', keys);
  const token = signLink(
    {
      purpose: 'verification-summary',
      subjectId: event.streamId,
      revision: event.data.about.linkRevision,
      expiresAt: linkExpiry(event.occurredAt),
    },
    keys.linkKey,
  );
  return {
    ...reference(event, 'verification-summary', keys),
    linkPath: to === 'checkout' ? checkoutPath(token) : orderPath(token),
  };
}

/** Who to write to, by a number that needs no country. */
function reachable({ about: { contact }, country = null }: EventData<'ClientReminded'>): RequestContact {
  return { ...contact, phone: internationalNumber(contact.phone, country) ?? '' };
}
