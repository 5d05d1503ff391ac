import type { MessageInitShape } from '@bufbuild/protobuf';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { LinkPurpose } from '@cotta/reference/link-purposes.js';
import type { RequestReferenceSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { About } from '../registration-request/events.js';
import { draftPath, linkExpiry, linkPath } from '../registration-request/links.js';

export type Reference = MessageInitShape<typeof RequestReferenceSchema>;
export type OfRequest = { readonly about: About };

export interface PublicationKeys {
  /** Signs the link that a message leads with. */
  readonly linkKey: string;
  readonly encryptionKey: string;
}

/** Says which request an event is about. @defaultValue `purpose`: its link leads to the report */
export type Refer = (event: RecordedEvent<OfRequest>, purpose?: LinkPurpose) => Reference;

/** Which request: enough for a letter and a task, its link signed as it is told. */
export function reference(
  event: RecordedEvent<OfRequest>,
  purpose: LinkPurpose,
  keys: PublicationKeys,
): Reference {
  const { about } = event.data;
  const link = signLink(
    {
      purpose,
      subjectId: event.streamId,
      revision: about.linkRevision,
      expiresAt: linkExpiry(event.occurredAt),
    },
    keys.linkKey,
  );
  return {
    requestId: event.streamId,
    publicId: about.publicId,
    mark: about.mark,
    jurisdictions: [...about.jurisdictions],
    userId: about.userId ?? '',
    language: about.contact.language,
    contact: encryptContact(about.contact, keys.encryptionKey),
    linkPath: linkPath(purpose, link),
    assignedAdminId: about.assignedAdminId ?? '',
    zone: about.zone,
    linkRevision: about.linkRevision,
  };
}

/** To the conversation: on the order's own page, or on that of the receipt for whoever has no account. */
export function conversationReference(event: RecordedEvent<OfRequest>, keys: PublicationKeys): Reference {
  const { about } = event.data;
  const found = reference(event, 'verification-receipt', keys);
  return {
    ...found,
    linkPath:
      about.userId === null ? `${found.linkPath}#ask-lawyer` : `/portal/order/${event.streamId}#messages`,
  };
}

/** To the draft of the application, in the portal or by link. */
export function draftReference(event: RecordedEvent<OfRequest>, keys: PublicationKeys): Reference {
  const { about } = event.data;
  const token = signLink(
    {
      purpose: 'verification-receipt',
      subjectId: event.streamId,
      revision: about.linkRevision,
      expiresAt: linkExpiry(event.occurredAt),
    },
    keys.linkKey,
  );
  return {
    ...reference(event, 'verification-receipt', keys),
    linkPath: draftPath(about.userId === null ? { token } : event.streamId),
  };
}
