import { timestampDate } from '@bufbuild/protobuf/wkt';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { wishLetter } from '@cotta/kit/runtime/letters/letter.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
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
import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import {
  ClientRemindedSchema,
  NewLinksAskedSchema,
  TooManyVerificationsSchema,
  VerificationApprovedSchema,
  VerificationDismissedSchema,
  VerificationRepeatedSchema,
  VerificationRequestedSchema,
  VerificationResultResentSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { EntityManager } from 'typeorm';
import { AccountLetters } from './wishes/account-letters.js';
import { textedReminders } from '../text-message/sms-consumer.js';
import { JobsAfterCommit } from './wishes/jobs-after-commit.js';
import { toWish, type LetterDraft } from './wishes/letter-draft.js';
import { messageDomain } from './mail-address.js';
import { publicLinks } from '../words/public-links.js';
import { RequestLetters, type EarlierParams } from './wishes/request-letters.js';

export interface LettersConsumerParts {
  /** Queue of the letter worker; `openQueue('letters', …)`. */
  readonly queue: JobQueue;
  readonly clock: Clock;
  /** Sender, `Name <address>`: its domain ends every Message-ID. */
  readonly mailFrom: string;
  /** Where people reach the site; every link begins with it. */
  readonly publicOrigin: string;
}

/** Writes a letter's row for each fact people are told about, in the transaction that remembers the fact. */
export function lettersConsumer({ queue, clock, mailFrom, publicOrigin }: LettersConsumerParts): Consumer {
  const links = publicLinks(publicOrigin);
  const requests = new RequestLetters(links);
  const accounts = new AccountLetters(links);
  const jobs = new JobsAfterCommit(queue);
  const domain = messageDomain(mailFrom);
  const happened = (envelope: Envelope): Date =>
    envelope.occurredAt === undefined ? clock.now() : timestampDate(envelope.occurredAt);

  const write = async (tx: EntityManager, draft: LetterDraft): Promise<void> => {
    const wish = toWish(draft, domain);
    if (await wishLetter(tx, wish, clock.now())) jobs.add(tx, wish.id);
  };

  return defineConsumer({
    name: 'letters',
    sources: ['requests', 'accounts'],
    mode: 'once',
    handlers: [
      on(VerificationRequestedSchema, ({ message, envelope, tx }) =>
        write(tx, requests.received(message, envelope.eventId)),
      ),
      on(VerificationRepeatedSchema, ({ message, envelope, tx }) =>
        write(tx, requests.received(message, envelope.eventId)),
      ),
      on(VerificationApprovedSchema, ({ message, envelope, tx }) =>
        write(tx, requests.approved(message, envelope.eventId)),
      ),
      on(VerificationDismissedSchema, ({ message, envelope, tx }) =>
        write(tx, requests.dismissed(message, envelope.eventId)),
      ),
      on(VerificationResultResentSchema, async ({ message, envelope, tx }) => {
        const earlier = await earlierParams(
          tx,
          message.request?.requestId,
          message.approved ? 'verification-approved' : 'verification-dismissed',
        );
        await write(tx, requests.resent(message, envelope.eventId, earlier));
      }),
      on(ClientRemindedSchema, async ({ message, tx }) => {
        if (textedReminders.includes(message.reminder)) return;
        await write(
          tx,
          requests.reminded(message, await earlierParams(tx, message.request?.requestId, message.reminder)),
        );
      }),
      on(TooManyVerificationsSchema, ({ message, envelope, tx }) =>
        write(tx, requests.tooMany(message, envelope.streamId, envelope.eventId)),
      ),
      on(NewLinksAskedSchema, ({ message, envelope, tx }) =>
        write(tx, requests.newLinks(message, envelope.streamId, envelope.eventId)),
      ),
      on(UserInvitedSchema, ({ message, envelope, tx }) =>
        write(tx, accounts.invitation(message, envelope.eventId)),
      ),
      on(SignInSuggestedSchema, ({ message, envelope, tx }) =>
        write(tx, accounts.signInSuggested(message, envelope.eventId, happened(envelope))),
      ),
      on(PasswordResetRequestedSchema, ({ message, envelope, tx }) =>
        write(tx, accounts.passwordReset(message, envelope.eventId)),
      ),
      on(PasswordChangedSchema, ({ message, envelope, tx }) =>
        write(tx, accounts.passwordChanged(message, envelope.eventId, happened(envelope))),
      ),
      on(SecondStepAddedSchema, ({ message, envelope, tx }) =>
        write(
          tx,
          accounts.secondStep(message, envelope.eventId, {
            template: 'second-step-added',
            happenedAt: happened(envelope),
          }),
        ),
      ),
      on(SecondStepRemovedSchema, ({ message, envelope, tx }) =>
        write(
          tx,
          accounts.secondStep(message, envelope.eventId, {
            template: 'second-step-removed',
            happenedAt: happened(envelope),
          }),
        ),
      ),
      on(SecondStepsResetSchema, ({ message, envelope, tx }) =>
        write(
          tx,
          accounts.secondStep(message, envelope.eventId, {
            template: 'second-steps-reset',
            happenedAt: happened(envelope),
          }),
        ),
      ),
      on(RecoveryCodeUsedSchema, ({ message, envelope, tx }) =>
        write(
          tx,
          accounts.secondStep(message, envelope.eventId, {
            template: 'recovery-code-used',
            happenedAt: happened(envelope),
          }),
        ),
      ),
      on(EmailChangeAskedSchema, async ({ message, envelope, tx }) => {
        await write(tx, accounts.emailChangeAsked(message, envelope.eventId, happened(envelope)));
        await write(tx, accounts.emailChangeNotice(message, envelope.eventId, happened(envelope)));
      }),
      on(EmailChangedSchema, ({ message, envelope, tx }) =>
        write(tx, accounts.emailChanged(message, envelope.eventId, happened(envelope))),
      ),
      on(ErasureBegunSchema, ({ message, envelope, tx }) =>
        write(tx, accounts.erasureBegun(message, envelope.eventId, happened(envelope))),
      ),
      on(DataCopyReadySchema, ({ message, envelope, tx }) =>
        write(tx, accounts.dataCopyReady(message, envelope.eventId, happened(envelope))),
      ),
      on(UserErasedSchema, async ({ message, envelope, tx }) => {
        if (message.contact !== undefined)
          await write(tx, accounts.accountErased(message, envelope.eventId, happened(envelope)));
      }),
      on(TokenReuseDetectedSchema, ({ message, envelope, tx }) =>
        write(tx, accounts.tokenReuse(message, envelope.eventId, happened(envelope))),
      ),
    ],
  });
}

async function earlierParams(
  tx: EntityManager,
  requestId: string | undefined,
  template: string,
): Promise<EarlierParams> {
  if (requestId === undefined) return undefined;
  const rows: { params: Record<string, unknown> }[] = await tx.query(
    'select params from outgoing_mail where subject_id = $1 and template = $2 order by created_at desc, id desc limit 1',
    [requestId, template],
  );
  return rows[0]?.params;
}
