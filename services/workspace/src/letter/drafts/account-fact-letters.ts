import { on, type Handler } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  DataCopyReadySchema,
  EmailChangeAskedSchema,
  EmailChangedSchema,
  ErasureBegunSchema,
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
  const told = letterOfFact(means);
  return [
    told(UserInvitedSchema, (message, eventId) => letters.invitation(message, eventId)),
    told(SignInSuggestedSchema, (...fact) => letters.signInSuggested(...fact)),
    told(PasswordResetRequestedSchema, (message, eventId) => letters.passwordReset(message, eventId)),
    told(PasswordChangedSchema, (...fact) => letters.passwordChanged(...fact)),
    told(SecondStepAddedSchema, (message, eventId, happened) =>
      letters.secondStep(message, eventId, { template: 'second-step-added', happenedAt: happened }),
    ),
    told(SecondStepRemovedSchema, (message, eventId, happened) =>
      letters.secondStep(message, eventId, { template: 'second-step-removed', happenedAt: happened }),
    ),
    told(SecondStepsResetSchema, (message, eventId, happened) =>
      letters.secondStep(message, eventId, { template: 'second-steps-reset', happenedAt: happened }),
    ),
    told(RecoveryCodeUsedSchema, (message, eventId, happened) =>
      letters.secondStep(message, eventId, { template: 'recovery-code-used', happenedAt: happened }),
    ),
    on(EmailChangeAskedSchema, async ({ message, envelope, tx }) => {
      const happened = happenedAt(envelope, means.clock);
      await means.write(tx, letters.emailChangeAsked(message, envelope.eventId, happened));
      await means.write(tx, letters.emailChangeNotice(message, envelope.eventId, happened));
    }),
    told(EmailChangedSchema, (...fact) => letters.emailChanged(...fact)),
    told(ErasureBegunSchema, (...fact) => letters.erasureBegun(...fact)),
    told(DataCopyReadySchema, (...fact) => letters.dataCopyReady(...fact)),
    on(UserErasedSchema, async ({ message, envelope, tx }) => {
      if (message.contact !== undefined)
        await means.write(
          tx,
          letters.accountErased(message, envelope.eventId, happenedAt(envelope, means.clock)),
        );
    }),
    told(TokenReuseDetectedSchema, (...fact) => letters.tokenReuse(...fact)),
  ];
}
