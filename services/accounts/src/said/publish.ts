import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  DataCopyAskedSchema,
  DataCopyReadySchema,
  EmailChangeAskedSchema,
  EmailChangedSchema,
  ErasureBegunSchema,
  NewBrowserSeenSchema,
  PasswordChangedSchema,
  PasswordResetRequestedSchema,
  RecoveryCodeUsedSchema,
  RequestTiedToUserSchema,
  SecondStepAddedSchema,
  SecondStepRemovedSchema,
  SecondStepsResetSchema,
  SignInSuggestedSchema,
  TokenReuseDetectedSchema,
  UserActivatedSchema,
  UserDeactivatedSchema,
  UserErasedSchema,
  UserInitiatedSchema,
  UserInvitedSchema,
  UserMergedSchema,
  UserProfileChangedSchema,
  UserReactivatedSchema,
} from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import type { Addressee, Profile, UserEventData } from '../user/user.js';

type Addressed = { readonly addressee: Addressee };
type Letter = ReturnType<typeof letterWithLink>;

/** What other services may know of accounts. Addresses and links leave sealed; names only of staff, whom clients read under reports. */
export function accountPublications(encryptionKey: string): Publications {
  const letter = letterWithLink(encryptionKey);
  return { ...accountLife(letter), ...waysIn(letter), ...addressChange(letter), ...ownData(letter) };
}

/** Whom a message is about, and how to write to them. */
function letterWithLink(encryptionKey: string) {
  return ({ streamId, data }: Pick<RecordedEvent<Addressed>, 'streamId' | 'data'>) => {
    const { email, firstname, lastname, language } = data.addressee;
    return {
      userId: streamId,
      contact: encryptContact(
        { email, firstName: firstname, lastName: lastname, phone: '', language },
        encryptionKey,
      ),
      language,
    };
  };
}

/** The switches of the profile; what is a duty comes in any case. */
const wantedLetters = (profile: Profile) => ({
  orderLetters: profile.orderUpdateEmailsEnabled,
  marketingLetters: profile.marketingEmailsEnabled,
  newsletterLetters: profile.newsletterEmailsEnabled,
});

/** An account from its opening to its closing, and the request that led to it. */
function accountLife(letter: Letter): Publications {
  return {
    UserInitiated: publication(
      UserInitiatedSchema,
      ({ streamId, data: { role, email, profile } }: RecordedEvent<UserEventData<'UserInitiated'>>) => ({
        ...letter({ streamId, data: { addressee: { ...profile, email } } }),
        role,
        region: profile.region,
        ...wantedLetters(profile),
      }),
    ),
    UserProfileUpdated: publication(
      UserProfileChangedSchema,
      ({ streamId, data: { profile } }: RecordedEvent<UserEventData<'UserProfileUpdated'>>) => ({
        userId: streamId,
        language: profile.language,
        region: profile.region,
        ...wantedLetters(profile),
        timeZone: profile.timeZone ?? '',
      }),
    ),
    UserInvited: publication(UserInvitedSchema, (event: RecordedEvent<UserEventData<'UserInvited'>>) => ({
      ...letter(event),
      sealedLinkPath: Buffer.from(event.data.sealedLink, 'base64url'),
      requestId: event.data.requestId ?? '',
    })),
    UserActivated: publication(
      UserActivatedSchema,
      ({ streamId, data }: RecordedEvent<UserEventData<'UserActivated'>>) => ({
        ...(data.addressee === undefined
          ? {}
          : { contact: letter({ streamId, data: { addressee: data.addressee } }).contact }),
        userId: streamId,
        role: data.role,
        staffName: data.role === 'lawyer' || data.role === 'admin' ? data.displayName : '',
      }),
    ),
    RequestTiedToUser: publication(
      RequestTiedToUserSchema,
      ({ streamId, data }: RecordedEvent<UserEventData<'RequestTiedToUser'>>) => ({
        userId: streamId,
        requestId: data.requestId,
      }),
    ),
    UserDeactivated: publication(UserDeactivatedSchema, ({ streamId }) => ({ userId: streamId })),
    UserReactivated: publication(UserReactivatedSchema, ({ streamId }) => ({ userId: streamId })),
    UserMerged: publication(UserMergedSchema, (event: RecordedEvent<UserEventData<'UserMerged'>>) => ({
      ...letter(event),
      intoId: event.data.intoId,
    })),
  };
}

/** What happens to the ways in: each is told to its owner. */
function waysIn(letter: Letter): Publications {
  return {
    SignInSuggested: publication(
      SignInSuggestedSchema,
      (event: RecordedEvent<UserEventData<'SignInSuggested'>>) => ({
        ...letter(event),
        path: event.data.path,
      }),
    ),
    PasswordResetRequested: publication(
      PasswordResetRequestedSchema,
      (event: RecordedEvent<UserEventData<'PasswordResetRequested'>>) => ({
        ...letter(event),
        sealedLinkPath: Buffer.from(event.data.sealedLink, 'base64url'),
      }),
    ),
    PasswordChanged: publication(PasswordChangedSchema, (event: RecordedEvent<Addressed>) => letter(event)),
    NewBrowserSeen: publication(NewBrowserSeenSchema, (event: RecordedEvent<Addressed>) => letter(event)),
    TokenReuseDetected: publication(TokenReuseDetectedSchema, (event: RecordedEvent<Addressed>) =>
      letter(event),
    ),
    SecondFactorAdded: publication(
      SecondStepAddedSchema,
      (event: RecordedEvent<UserEventData<'SecondFactorAdded'>>) => ({
        ...letter(event),
        kind: event.data.kind,
      }),
    ),
    SecondFactorRemoved: publication(
      SecondStepRemovedSchema,
      (event: RecordedEvent<UserEventData<'SecondFactorRemoved'>>) => ({
        ...letter(event),
        kind: event.data.kind,
      }),
    ),
    SecondFactorsReset: publication(
      SecondStepsResetSchema,
      (event: RecordedEvent<UserEventData<'SecondFactorsReset'>>) => ({
        ...letter(event),
        factorIds: [...event.data.factorIds],
      }),
    ),
    RecoveryCodeUsed: publication(
      RecoveryCodeUsedSchema,
      (event: RecordedEvent<UserEventData<'RecoveryCodeUsed'>>) => ({
        ...letter(event),
        left: event.data.left,
      }),
    ),
  };
}

/** A new address is proved at the new one and can be stopped from the old one. */
function addressChange(letter: Letter): Publications {
  return {
    EmailChangeAsked: publication(
      EmailChangeAskedSchema,
      ({ streamId, data }: RecordedEvent<UserEventData<'EmailChangeAsked'>>) => {
        const old = letter({ streamId, data });
        const fresh = letter({ streamId, data: { addressee: { ...data.addressee, email: data.email } } });
        return {
          ...fresh,
          oldContact: old.contact,
          sealedLinkPath: Buffer.from(data.sealedLink, 'base64url'),
          sealedRefusePath: Buffer.from(data.sealedRefuse, 'base64url'),
        };
      },
    ),
    EmailChanged: publication(EmailChangedSchema, (event: RecordedEvent<UserEventData<'EmailChanged'>>) => ({
      ...letter(event),
      role: event.data.role ?? '',
    })),
  };
}

/** What people ask of their own data: a copy, or its end. */
function ownData(letter: Letter): Publications {
  return {
    UserErasureRequested: publication(
      ErasureBegunSchema,
      ({
        streamId,
        data: { addressee, sealedLink = '', until = '' },
      }: RecordedEvent<UserEventData<'UserErasureRequested'>>) => ({
        ...(addressee === undefined ? { userId: streamId } : letter({ streamId, data: { addressee } })),
        sealedLinkPath: Buffer.from(sealedLink, 'base64url'),
        until,
      }),
    ),
    UserErasureApproved: publication(
      UserErasedSchema,
      ({ streamId, data: { addressee } }: RecordedEvent<UserEventData<'UserErasureApproved'>>) =>
        addressee === undefined ? { userId: streamId } : letter({ streamId, data: { addressee } }),
    ),
    DataCopyAsked: publication(
      DataCopyAskedSchema,
      ({ streamId, data }: RecordedEvent<UserEventData<'DataCopyAsked'>>) => ({
        userId: streamId,
        copyId: data.copyId,
      }),
    ),
    DataCopyReady: publication(
      DataCopyReadySchema,
      (event: RecordedEvent<UserEventData<'DataCopyReady'>>) => ({
        ...letter(event),
        until: event.data.until,
      }),
    ),
  };
}

export const unpublished = [
  'OnboardingFinished',
  'UserAdminAssigned',
  'UserAmended',
  'EmailChangeCancelled',
  'UserErasureProgressed',
  'DataCopyGathered',
];
