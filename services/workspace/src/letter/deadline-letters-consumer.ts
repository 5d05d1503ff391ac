import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type Consumer, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { enqueueLetter } from '@cotta/kit/runtime/letters/letter.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import {
  DeadlineRemindedSchema,
  DocketOfWeekToldSchema,
  WeekOfDatesToldSchema,
  type DeadlineNotice,
} from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import {
  OfficeActionChangedSchema,
  OfficeActionEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import type { EntityManager } from 'typeorm';
import { rememberSubject } from '../subject/work-subject.js';
import { addresseeOf } from './addressee.js';
import { openTask } from '../task/open-task.js';
import { datesDraft, gatherForDay, type DayLetterParts } from './day-letter.js';
import { messageDomain } from './email-address.js';
import { publicLinks } from '../words/public-links.js';
import { sendingTime } from './sending-time.js';
import { deadlineLetter, storedNotice, WEEK } from './drafts/deadline-letters.js';
import { noticeOfDraft } from './drafts/answer-draft-notice.js';
import { docketLetters } from './drafts/docket-letters.js';
import { newLetter, type LetterDraft, type RecordOfClient } from './drafts/letter-draft.js';
import { dayWords } from '../words/moment.js';

export interface DeadlineLettersParts {
  readonly clock: Clock;
  readonly emailFrom: string;
  readonly publicOrigin: string;
  /** Links in letters are signed with it. */
  readonly linkKey: string;
}

/** Reminders of deadlines as letters: one a person and day, in the person's working hours. The letter worker finds them by itself when their hour comes. */
export function deadlineLettersConsumer({
  clock,
  emailFrom,
  publicOrigin,
  linkKey,
}: DeadlineLettersParts): Consumer {
  const parts: DayLetterParts = { clock, domain: messageDomain(emailFrom), links: publicLinks(publicOrigin) };
  const write = noticeWriter(parts, linkKey);
  return defineConsumer({
    name: 'deadline-letters',
    sources: ['trademarks'],
    mode: 'once',
    handlers: [
      on(DeadlineRemindedSchema, async ({ message: { notice }, tx, run }) => {
        if (notice === undefined) throw new PermanentFault('a reminder that says nothing');
        await write(notice, { tx, run });
      }),
      on(OfficeActionChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
        if (event !== OfficeActionEvent.OFFICE_ACTION_DRAFT_SENT || facts === undefined) return;
        const { eventId } = envelope;
        await write(noticeOfDraft(facts, { officeActionId: entityId, eventId }), { tx, run });
      }),
      // Nobody owes the list to anybody: without an address, or where letters are not wanted, there is none.
      on(WeekOfDatesToldSchema, async ({ message: { userId, dates }, tx }) => {
        const addressee = await addresseeOf(tx, userId);
        if (addressee?.orderLetters !== true) return;
        await gatherForDay(tx, {
          dates: { ...WEEK, notices: dates.map(storedNotice), legal: false },
          addressee,
          parts,
        });
      }),
      on(DocketOfWeekToldSchema, async ({ message, tx }) => {
        for (const draft of await docketLetters(tx, message, parts.links))
          await enqueueLetter(tx, newLetter(draft, parts.domain), clock.now());
      }),
    ],
  });
}

/** Writes the letter of a notice, by itself or among those of its day. */
function noticeWriter(parts: DayLetterParts, linkKey: string) {
  return async (
    notice: DeadlineNotice,
    { tx, run }: { readonly tx: EntityManager; readonly run: RunCommand },
  ): Promise<void> => {
    const addressee = await addresseeOf(tx, notice.userId);
    const letter = deadlineLetter(notice, { linkKey, now: parts.clock.now() });
    if (addressee === undefined) return nobodyToWriteTo(run, notice);
    if (letter.nudge && !addressee.orderLetters) return;
    const dates = {
      template: letter.template,
      path: letter.path,
      notices: [letter.notice],
      legal: !letter.nudge,
    };
    if (!letter.alone) return gatherForDay(tx, { dates, addressee, parts });
    const draft = datesDraft(dates, {
      addressee,
      parts,
      businessKey: notice.key,
      at: sendingTime(parts.clock.now(), addressee.zone),
    });
    const about = await recordOf(tx, notice);
    await enqueueLetter(tx, newLetter({ ...draft, ...about }, parts.domain), parts.clock.now());
  };
}

const records: readonly RecordOfClient[] = ['trademark', 'office_action', 'use_in_commerce_request'];

/** Where a letter that goes by itself is found again: on the page of the one record it is about. */
async function recordOf(
  tx: EntityManager,
  { subjectType, subjectId, userId: clientId }: DeadlineNotice,
): Promise<Partial<Pick<LetterDraft, 'subjectType' | 'subjectId'>>> {
  const type = records.find((one) => one === subjectType);
  if (type === undefined) return {};
  await rememberSubject(tx, { type, id: subjectId }, { clientId });
  return { subjectType: type, subjectId };
}

/** Never silence: somebody of the firm finds another way to the owner. */
async function nobodyToWriteTo(
  run: RunCommand,
  { subjectType, subjectId, mark, jurisdiction, deadline, nominalDate, key }: DeadlineNotice,
): Promise<void> {
  await run(openTask, {
    streamId: nameBasedId('no address', key),
    input: {
      work: 'call',
      title: `${mark} · ${jurisdiction} · no address for: ${deadline} (${dayWords(nominalDate, 'en')})`,
      subjectType,
      subjectId,
      publicId: '',
      mark,
      jurisdictions: [jurisdiction],
      dueAt: null,
      clientId: null,
    },
  });
}
