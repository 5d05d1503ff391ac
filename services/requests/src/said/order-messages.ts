import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  ApplicationSealedSchema,
  OrderPartiesNamedSchema,
  PowerOfAttorneySignedSchema,
  RegistrationOrderStartedSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { EventData } from '../registration-request/events.js';
import { approvedCopyMessage } from '../registration-request/approval/approved-copy-message.js';
import { signedAuthorityMessage } from '../power-of-attorney/signed-message.js';
import { additionPublications } from './addition-message.js';
import { transitionPublications } from './transition-message.js';
import type { PublicationKeys, Refer } from './reference.js';

/** The order, from its first page to the application sealed for the filing. */
export function orderPublications(refer: Refer, keys: PublicationKeys): Publications {
  return {
    RegistrationOrderStarted: publication(
      RegistrationOrderStartedSchema,
      (event: RecordedEvent<EventData<'RegistrationOrderStarted'>>) => ({
        request: refer(event, 'verification-receipt'),
        logoDocumentId: event.data.mark.logoDocumentId ?? '',
      }),
    ),
    ...transitionPublications(keys),
    PowerOfAttorneySigned: publication(
      PowerOfAttorneySignedSchema,
      (event: RecordedEvent<EventData<'PowerOfAttorneySigned'>>) =>
        signedAuthorityMessage(event, refer(event)),
    ),
    ApplicationSealed: publication(
      ApplicationSealedSchema,
      (event: RecordedEvent<EventData<'ApplicationSealed'>>) =>
        approvedCopyMessage(event, refer(event), keys.encryptionKey),
    ),
    ...additionPublications(refer),
    OrderPartiesNamed: publication(
      OrderPartiesNamedSchema,
      (event: RecordedEvent<EventData<'OrderPartiesNamed'>>) => ({
        request: refer(event),
        ownerId: event.data.ownerId,
        addressId: event.data.addressId,
        sealedParties: Buffer.from(event.data.sealed, 'base64'),
      }),
    ),
  };
}
