import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { ThreatReporterWrittenSchema } from '@cotta/proto/cotta/cases/v1/events_pb.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import { reportPath } from './report-link.js';

/** Keys of what leaves the service: links, and personal data. */
export interface PublicationKeys {
  readonly linkKey: string;
  readonly encryptionKey: string;
}

/** Facts from before there were letters know nobody to write to. */
interface Written {
  readonly userId?: string | null;
  readonly contactEmail?: string | null;
  readonly contactName?: string | null;
  readonly language?: string | null;
  readonly linkRevision?: number | null;
  /** None: the link itself is what is written. */
  readonly standsAt?: string | null;
}

/** That somebody who reported is written to, and how: an address is sealed, and the link is signed as it is said. */
export function reporterPublications(keys: PublicationKeys): Publications {
  const written = publication(ThreatReporterWrittenSchema, (event: RecordedEvent<Written>) => {
    const { streamId, occurredAt, data } = event;
    const about = { caseRequestId: streamId, standsAt: data.standsAt ?? '' };
    if (data.contactEmail == null) return { ...about, userId: data.userId ?? '' };
    const language = data.language ?? defaultLanguage;
    return {
      ...about,
      userId: '',
      contact: encryptContact(
        { email: data.contactEmail, firstName: '', lastName: data.contactName ?? '', phone: '', language },
        keys.encryptionKey,
      ),
      language,
      linkPath: reportPath(streamId, data, { linkKey: keys.linkKey, from: occurredAt }),
    };
  });
  return { CaseRequestLinkSent: written, CaseRequestNotified: written };
}
