import { describe, expect, it } from '@jest/globals';
import { eventEncoder } from '@cotta/kit/runtime/outbox/encoder.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import fc from 'fast-check';
import type {
  About,
  RegistrationRequestEvent,
  RegistrationRequestEventType,
} from '../registration-request/events.js';
import { transitionEvents, type TransitionEvent } from '../registration-request/request-columns.js';
import {
  about,
  approved,
  asked,
  claimed,
  dismissed,
  lawyerId,
  linksRevoked,
  mark,
  orderDraft,
  paused,
  repeated,
  requestId,
  saved,
  searched,
  testKey,
  viewed,
} from '../testing/facts.js';
import { requestPublications, unpublished } from './publish.js';

/** Class 35 in the United States, on top of an order. */
const addition = {
  id: '01990000-0000-7000-8000-0000000000e1',
  publicId: 'V-7K2M9Q4X/2',
  units: ['US 35'],
  goods: [{ jurisdiction: 'US', classNumber: 35, terms: ['Shops'] }],
  quoteId: '01990000-0000-7000-8000-0000000000e2',
  total: { amountMinor: 41_000, currency: 'EUR' },
  wishedAt: '2026-01-15T10:00:00.000Z',
};

const publications = requestPublications({ linkKey: testKey, encryptionKey: testKey });
const encoder = eventEncoder({ source: 'requests', publications, unpublished });

/** One of each; the compiler asks for a new type here. */
function everyFact(
  of: About,
): Readonly<
  Record<
    RegistrationRequestEventType | 'TooManyVerifications' | 'NewLinksAsked' | 'ReportFileMade',
    Pick<RegistrationRequestEvent, 'data'>
  >
> {
  return {
    VerificationRequested: asked(of),
    VerificationResultSaved: saved(undefined, of),
    VerificationApproved: approved(of),
    VerificationDismissed: dismissed(of),
    VerificationSearchRecorded: searched(undefined, of),
    VerificationResultViewed: viewed(of),
    ReportOpened: { data: { about: of, openedAt: '2026-01-17T10:00:00.000Z' } },
    VerificationRepeated: repeated(of),
    LinksRevoked: linksRevoked,
    RemindersPaused: paused,
    RequestClaimed: { ...claimed, data: { about: of, userId: lawyerId } },
    OrderPartiesNamed: { data: { about: of, ownerId: lawyerId, addressId: lawyerId, sealed: 'c2VhbGVk' } },
    VerificationStarted: { data: { about: of, adminId: lawyerId } },
    AdminAssigned: { data: { about: of, adminId: lawyerId, previousAdminId: null } },
    VerificationResultResent: { data: { about: of, approved: true } },
    DocumentsSent: { data: { about: of, documentIds: [lawyerId] } },
    ViolationLinkSent: { data: { about: of } },
    ServiceDescriptionUpdatedByUser: { data: { about: of, businessDescription: 'Lamps.', websites: [] } },
    ClientReminded: { data: { about: of, reminder: 'result-not-viewed', step: 1, dueOn: '2026-01-19' } },
    AccountAsked: { data: { about: of } },
    MessageWritten: { data: { about: of, commentId: lawyerId, authorId: lawyerId, fromClient: false } },
    RegistrationOrderStarted: asked(of),
    RegistrationRequestCorrected: { data: { about: of, mark, columns: { contactEmail: of.contact.email } } },
    RegistrationRequestRemoved: { data: { about: of } },
    AdditionalOrderPlaced: { data: { about: of, order: addition } },
    AdditionalOrderPaid: { data: { about: of, order: addition, joins: true } },
    AdditionalOrderEnded: { data: { about: of, order: addition } },
    OrderDraftSaved: { data: { orderDraft: orderDraft() } },
    UnitsGiven: { data: { about: of, units: ['EU 11'] } },
    UnitsTakenBack: { data: { about: of, units: ['EU 11'] } },
    PowerOfAttorneySigned: {
      data: {
        about: of,
        poaDocumentId: lawyerId,
        poaDigest: '0'.repeat(64),
        offices: ['BR'],
        signerName: of.contact.lastName,
        signerFunction: null,
        file: { name: 'power-of-attorney.pdf', size: 1, sha256: '0'.repeat(64), sealed: 'AA==' },
      },
    },
    ApplicationSealed: {
      data: {
        about: of,
        digest: '0'.repeat(64),
        offices: [],
        approvalAddressKey: 'key-of-jana',
        brandId: null,
        poaDocumentId: null,
      },
    },
    ReportFileMade: {
      data: {
        reportVersionId: lawyerId,
        requestId,
        userId: null,
        linkRevision: 1,
        language: 'en',
        name: 'report-V-7K2M9Q4X-v1-en.pdf',
        size: 1,
        sha256: '0'.repeat(64),
        sealed: 'AA==',
      } as unknown as RegistrationRequestEvent['data'],
    },
    RequestBrandAssigned: { data: { about: of, brandId: lawyerId } },
    VerificationResultDiscarded: { data: { about: of, resultVersion: 1 } },
    ...everyTransition(of),
    NewLinksAsked: {
      data: {
        contact: of.contact,
        orders: [{ id: lawyerId, publicId: of.publicId, mark: of.mark, revision: 1, page: 'report' }],
        more: 0,
      } as unknown as RegistrationRequestEvent['data'],
    },
    TooManyVerifications: {
      data: { contact: of.contact, limit: 'email' } as unknown as RegistrationRequestEvent['data'],
    },
  };
}

function everyTransition(
  of: About,
): Readonly<Record<TransitionEvent, Pick<RegistrationRequestEvent, 'data'>>> {
  const data = {
    about: of,
    status: 'Order created' as const,
    statusFrom: null,
    columns: { approvalAddressKey: 'key-of-jana' },
  };
  return Object.fromEntries(transitionEvents.map((type) => [type, { data }])) as unknown as Readonly<
    Record<TransitionEvent, Pick<RegistrationRequestEvent, 'data'>>
  >;
}

function recorded(type: string, data: object): RecordedEvent {
  const at = new Date('2026-01-15T10:00:00Z');
  return {
    eventId: nameBasedId(type),
    category: 'registration_request',
    streamId: requestId,
    version: 1,
    type,
    schemaVersion: 1,
    data,
    actor: { kind: 'visitor' },
    correlationId: nameBasedId('cause'),
    occurredAt: at,
    recordedAt: at,
  };
}

function bytesOf(type: string, data: object): Buffer {
  return Buffer.from(encoder.encode(recorded(type, data), { position: 1n, logEpoch: 1 }).value);
}

const types = Object.keys(everyFact(about));

describe('what leaves the service', () => {
  it.each(types)('%s is published or kept inside on purpose, never both', (type) => {
    expect([type in publications, unpublished.includes(type)].filter(Boolean)).toHaveLength(1);
  });

  it('names no type that does not exist', () => {
    expect([...Object.keys(publications), ...unpublished].filter((type) => !types.includes(type))).toEqual(
      [],
    );
  });

  it('never shows who the client is, whatever the name, address and phone', () => {
    const word = fc.stringMatching(/^[a-z]{12,20}$/);
    fc.assert(
      fc.property(word, word, word, word, (email, firstName, lastName, phone) => {
        const contact = { email: `${email}@client.test`, firstName, lastName, phone, language: 'en' };
        for (const [type, { data }] of Object.entries(everyFact({ ...about, contact }))) {
          const bytes = bytesOf(type, data);
          for (const secret of [email, firstName, lastName, phone]) {
            if (bytes.includes(secret)) throw new Error(`${type} shows ${secret}`);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('keeps the report, the limits’ keys and drafts inside', () => {
    const published = Object.entries(everyFact(about))
      .map(([type, { data }]) => bytesOf(type, data).toString('latin1'))
      .join();
    for (const inside of ['An invented word.', 'key-of-jana', 'Lamps of blown glass'])
      expect(published).not.toContain(inside);
    expect(published).toContain('Lumara');
  });
});
