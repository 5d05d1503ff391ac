import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { eventEncoder } from '@cotta/kit/runtime/outbox/encoder.js';
import fc from 'fast-check';
import type { Addressee, UserEvent } from '../user/user.js';
import { noProfile } from '../user/user.js';
import { accountPublications, unpublished } from './publish.js';

const publications = accountPublications(Buffer.alloc(32, 7).toString('base64url'));
const encoder = eventEncoder({ source: 'accounts', publications, unpublished });
const userId = nameBasedId('jana');

type DataOf<T extends UserEvent['type']> = Extract<UserEvent, { type: T }>['data'];

/** One of each; the compiler asks for a new type here. */
function everyFact(
  addressee: Addressee,
  role: 'customer' | 'lawyer' = 'customer',
): { readonly [T in UserEvent['type']]: DataOf<T> } {
  const { email, firstname, lastname, language } = addressee;
  const profile = { ...noProfile, firstname, lastname, language, phoneNumber: email };
  const sealedLink = Buffer.from('sealed').toString('base64url');
  return {
    UserInitiated: { email, role, profile },
    UserInvited: { addressee, sealedLink, requestId: null },
    UserActivated: { role, displayName: `${firstname} ${lastname}`, addressee },
    SignInSuggested: { addressee, path: '/portal/order/1' },
    RequestTiedToUser: { requestId: nameBasedId('request') },
    PasswordResetRequested: { addressee, sealedLink },
    PasswordChanged: { addressee },
    UserProfileUpdated: { profile },
    OnboardingFinished: {},
    UserDeactivated: {},
    UserReactivated: { proved: true },
    UserMerged: { intoId: nameBasedId('other'), addressee },
    UserAdminAssigned: { adminId: userId },
    TokenReuseDetected: { addressee },
    NewBrowserSeen: { addressee },
    SecondFactorAdded: { factorId: userId, kind: 'Passkey', name: email, count: 1, addressee },
    SecondFactorRemoved: { factorId: userId, kind: 'CodeApp', name: email, count: 0, addressee },
    SecondFactorsReset: { factorIds: [userId], addressee },
    RecoveryCodeUsed: { left: 9, addressee },
    EmailChangeAsked: { email, addressee, sealedLink, sealedRefuse: sealedLink },
    EmailChangeCancelled: {},
    EmailChanged: { email, addressee },
    UserAmended: { tags: [email] },
    UserErasureRequested: { addressee, sealedLink, until: '2026-02-14' },
    UserErasureApproved: { addressee },
    DataCopyAsked: { copyId: userId, askedAt: '2026-01-15T10:00:00Z' },
    DataCopyGathered: { copyId: userId, service: 'requests', rows: 1 },
    DataCopyReady: { copyId: userId, until: '2026-01-22', addressee },
    UserErasureProgressed: { service: 'requests', rows: 1, events: 1, retained: [] },
  };
}

function bytesOf(type: string, data: object): Buffer {
  const at = new Date('2026-01-15T10:00:00Z');
  const event = {
    eventId: nameBasedId(type),
    category: 'user',
    streamId: userId,
    version: 1,
    type,
    schemaVersion: 1,
    data,
    actor: { kind: 'system' as const },
    correlationId: nameBasedId('cause'),
    occurredAt: at,
    recordedAt: at,
  };
  return Buffer.from(encoder.encode(event, { position: 1n, logEpoch: 1 }).value);
}

const jana: Addressee = { email: 'jana@client.test', firstname: 'Jana', lastname: 'Malá', language: 'en' };
const types = Object.keys(everyFact(jana));

describe('what leaves the service', () => {
  it.each(types)('%s is published or kept inside on purpose, never both', (type) => {
    expect([type in publications, unpublished.includes(type)].filter(Boolean)).toHaveLength(1);
  });

  it('names no type that does not exist', () => {
    expect([...Object.keys(publications), ...unpublished].filter((type) => !types.includes(type))).toEqual(
      [],
    );
  });

  it('tells the time zone a person has chosen, and the one that was taken back as none', () => {
    const published = (profile: object): string =>
      bytesOf('UserProfileUpdated', { profile: { ...noProfile, ...profile } }).toString('latin1');
    expect(published({ timeZone: 'America/Lima' })).toContain('America/Lima');
    expect([published({ timeZone: null }), published({})]).toEqual([
      published({ timeZone: '' }),
      published({ timeZone: '' }),
    ]);
  });

  it('never shows who a customer is', () => {
    const word = fc.stringMatching(/^[a-z]{12,20}$/);
    fc.assert(
      fc.property(word, word, word, (email, firstname, lastname) => {
        for (const [type, data] of Object.entries(
          everyFact({ email: `${email}@client.test`, firstname, lastname, language: 'en' }),
        )) {
          const bytes = bytesOf(type, data);
          for (const secret of [email, firstname, lastname])
            if (bytes.includes(secret)) throw new Error(`${type} shows ${secret}`);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('tells the name of a lawyer, whom clients read under a report, and never the address', () => {
    expect(bytesOf('UserActivated', everyFact(jana, 'lawyer').UserActivated).includes('Jana')).toBe(true);
    for (const [type, data] of Object.entries(everyFact(jana, 'lawyer')))
      expect([type, bytesOf(type, data).includes('client.test')]).toEqual([type, false]);
  });
});
