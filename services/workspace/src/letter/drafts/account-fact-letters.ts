import { on, type Handler } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  DataCopyReadySchema,
  EmailChangeAskedSchema,
  EmailChangedSchema,
  ErasureBegunSchema,
  NewBrowserSeenSchema,
  PasswordChangedSchema,
  PasswordResetRequestedSchema,
  RecoveryCodeUsedSchema,
  SecondStepAddedSchema,
  SecondStepRemovedSchema,
  SecondStepsResetSchema,
  SignInSuggestedSchema,
  TokenReuseDetectedSchema,
  UserErasedSchema,
  UserInvitedSchema,
} from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { AccountLetters } from './account-letters.js';
import { happenedAt, letterOfFact, type LetterMeans } from './letter-of-fact.js';

/** What is told to the owner of an account: ways in, changes of them, and what becomes of the data. */
export function accountFactLetters(means: LetterMeans): readonly Handler[] {
  const letters = new AccountLetters(means.links);
  const letterOf = letterOfFact(means);
  return [
    letterOf(UserInvitedSchema, (message, eventId) => letters.invitation(message, eventId)),
    letterOf(SignInSuggestedSchema, (...fact) => letters.signInSuggested(...fact)),
    letterOf(PasswordResetRequestedSchema, (message, eventId) => letters.passwordReset(message, eventId)),
    letterOf(PasswordChangedSchema, (...fact) => letters.passwordChanged(...fact)),
    letterOf(SecondStepAddedSchema, (message, eventId, happened) =>
      letters.secondStep(message, eventId, { template: 'second-step-added', happenedAt: happened }),
    ),
    letterOf(SecondStepRemovedSchema, (message, eventId, happened) =>
      letters.secondStep(message, eventId, { template: 'second-step-removed', happenedAt: happened }),
    ),
    letterOf(SecondStepsResetSchema, (message, eventId, happened) =>
      letters.secondStep(message, eventId, { template: 'second-steps-reset', happenedAt: happened }),
    ),
    letterOf(RecoveryCodeUsedSchema, (message, eventId, happened) =>
      letters.secondStep(message, eventId, { template: 'recovery-code-used', happenedAt: happened }),
    ),
    on(EmailChangeAskedSchema, async ({ message, envelope, tx }) => {
      const happened = happenedAt(envelope, means.clock);
      await means.write(tx, letters.emailChangeAsked(message, envelope.eventId, happened));
      await means.write(tx, letters.emailChangeNotice(message, envelope.eventId, happened));
    }),
    letterOf(EmailChangedSchema, (...fact) => letters.emailChanged(...fact)),
    letterOf(ErasureBegunSchema, (...fact) => letters.erasureBegun(...fact)),
    letterOf(DataCopyReadySchema, (...fact) => letters.dataCopyReady(...fact)),
    on(UserErasedSchema, async ({ message, envelope, tx }) => {
      if (message.contact !== undefined)
        await means.write(
          tx,
          letters.accountErased(message, envelope.eventId, happenedAt(envelope, means.clock)),
        );
    }),
    letterOf(NewBrowserSeenSchema, (...fact) => letters.newBrowser(...fact)),
    letterOf(TokenReuseDetectedSchema, (...fact) => letters.tokenReuse(...fact)),
  ];
}
