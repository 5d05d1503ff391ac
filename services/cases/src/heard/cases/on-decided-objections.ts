import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { CaseObjectionChangedSchema, CaseObjectionEvent } from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { OTHER_SIDE_PURPOSE } from '@cotta/reference/other-side-words.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import { CaseLetterStatus } from '../../case-letter/case-letter-status.js';
import { caseLetter } from '../../case-letter/case-letter.work-item.js';
import { sayToOtherSide } from '../../case-objection/other-side-answer.aggregate.js';

const { noteCaseLetterReply, stopCaseLetterEmail } = caseLetter.steps;
const LONGEST_ANSWER = 5000;

interface Decided {
  readonly caseId: string;
  readonly ticketId: string;
  readonly words: string;
  readonly receivedAt: Date;
  readonly answer: string;
}

/** The other side is written to, and where the demand was withdrawn, letters that made it wait for no answer any more, and one that is on its way is called back. */
export const decidedObjections = (encryptionKey: string): Consumer =>
  defineConsumer({
    name: 'decided-objections',
    sources: ['cases'],
    mode: 'once',
    handlers: [
      on(CaseObjectionChangedSchema, async ({ message: { entityId, event }, tx, run }) => {
        const isWithdrawn = event === CaseObjectionEvent.CASE_DEMAND_WITHDRAWN;
        if (!isWithdrawn && event !== CaseObjectionEvent.CASE_DEMAND_KEPT) return;
        const decided = await queryRow<Decided>(
          tx,
          `select case_id as "caseId", ticket_id as "ticketId", words, received_at as "receivedAt", answer from case_objection where id = $1`,
          [entityId],
        );
        if (decided === undefined) return;
        const sealed = encrypt(Buffer.from(decided.answer), encryptionKey, OTHER_SIDE_PURPOSE);
        await run(sayToOtherSide, {
          streamId: nameBasedId('answer to other side', entityId),
          input: {
            objectionId: entityId,
            ticketId: decided.ticketId,
            sealed: Buffer.from(sealed).toString('base64'),
          },
        });
        if (!isWithdrawn) return;
        const letters = await queryRows<{ id: string; status: string }>(
          tx,
          `select id, status from case_letter where case_id = $1 and status in ('Being e-mailed', 'Sent') order by id`,
          [decided.caseId],
        );
        const reply = {
          answer: decided.words.slice(0, LONGEST_ANSWER),
          answeredOn: calendarDate(decided.receivedAt, FIRM_ZONE),
        };
        for (const { id, status } of letters)
          await (status === CaseLetterStatus.sent
            ? run(noteCaseLetterReply, { streamId: id, input: reply, key: id })
            : run(stopCaseLetterEmail, { streamId: id, input: {}, key: id }));
      }),
    ],
  });
