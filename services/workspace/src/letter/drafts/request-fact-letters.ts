import { on, type Handler } from '@cotta/kit/runtime/inbox/consumer.js';
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
import { textedReminders } from '../../text-message/sms-consumer.js';
import { letterOfFact, type LetterMeans } from './letter-of-fact.js';
import { RequestLetters, type EarlierParams } from './request-letters.js';

/** What is told of a check: that it came, its answer, reminders of it, and the ways back to it. */
export function requestFactLetters(means: LetterMeans): readonly Handler[] {
  const { write } = means;
  const letters = new RequestLetters(means.links);
  const letterOf = letterOfFact(means);
  return [
    letterOf(VerificationRequestedSchema, (message, eventId) => letters.received(message, eventId)),
    letterOf(VerificationRepeatedSchema, (message, eventId) => letters.received(message, eventId)),
    letterOf(VerificationApprovedSchema, (message, eventId) => letters.approved(message, eventId)),
    letterOf(VerificationDismissedSchema, (message, eventId) => letters.dismissed(message, eventId)),
    on(VerificationResultResentSchema, async ({ message, envelope, tx }) => {
      const earlier = await earlierParams(
        tx,
        message.request?.requestId,
        message.approved ? 'verification-approved' : 'verification-dismissed',
      );
      await write(tx, letters.resent(message, envelope.eventId, earlier));
    }),
    on(ClientRemindedSchema, async ({ message, tx }) => {
      if (textedReminders.includes(message.reminder)) return;
      await write(
        tx,
        letters.reminded(message, await earlierParams(tx, message.request?.requestId, message.reminder)),
      );
    }),
    on(TooManyVerificationsSchema, ({ message, envelope, tx }) =>
      write(tx, letters.tooMany(message, envelope.streamId, envelope.eventId)),
    ),
    on(NewLinksAskedSchema, ({ message, envelope, tx }) =>
      write(tx, letters.newLinks(message, envelope.streamId, envelope.eventId)),
    ),
  ];
}

/** What the last such letter said: the next one says it again. */
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
