import type { EntityManager } from 'typeorm';
import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { enqueueLetter } from '@cotta/kit/runtime/letters/letter.js';
import { addressedTo, addresseeOf } from '../letter/addressee.js';
import { newLetter } from '../letter/drafts/letter-draft.js';
import { messageDomain } from '../letter/email-address.js';
import { sendingTime } from '../letter/sending-time.js';
import { rememberSubject } from '../subject/work-subject.js';
import { publicLinks } from '../words/public-links.js';
import { askedLately } from '../feedback/asked-lately.js';
import { REVIEW_LETTER } from '../feedback/feedback-link.js';
import { isContent } from './is-content.js';
import type { ReviewOccasion } from './review-occasion.js';

const AT_ONCE = 500;
const DAY_MS = 86_400_000;

interface Row {
  readonly id: string;
  readonly userId: string;
  readonly subjectType: ReviewOccasion['subject']['type'];
  readonly subjectId: string;
  readonly params: ReviewOccasion['params'];
  readonly lapsesAt: Date;
}

/** What became of an occasion; undefined: it is looked at again tomorrow. */
type Outcome = 'asked' | 'not wanted' | 'asked lately' | 'nobody to write to' | 'lapsed' | undefined;

interface Settings {
  /** Sender of letters, `Name <address>`. */
  readonly emailFrom: string;
  /** Where people reach the site. */
  readonly publicOrigin: string;
}

/** Asks those how we did whose day has come and against whom nothing speaks. Who is not content today is looked at again tomorrow, until the news is old.
 *  @returns how many letters were written */
export async function askForReviews(
  { db, clock }: Pick<CommandRuntime, 'db' | 'clock'>,
  settings: Settings,
): Promise<number> {
  const now = clock.now();
  const due = await inTransaction(db, (tx) =>
    queryRows<{ id: string }>(
      tx,
      'select id from review_occasion where outcome is null and look_at <= $1 order by look_at, id limit $2',
      [now, AT_ONCE],
    ),
  );
  let asked = 0;
  for (const { id } of due)
    await inTransaction(db, async (tx) => {
      const row = await claimed(tx, id, now);
      if (row === undefined) return;
      const outcome = await outcomeOf(tx, { row, now, ...settings });
      await tx.query('update review_occasion set outcome = $2, look_at = $3 where id = $1', [
        id,
        outcome ?? null,
        new Date(now.getTime() + DAY_MS),
      ]);
      if (outcome === 'asked') asked += 1;
    });
  return asked;
}

/** Of two workers at once one has it. */
function claimed(tx: EntityManager, id: string, now: Date): Promise<Row | undefined> {
  return queryRow<Row>(
    tx,
    `select id, user_id as "userId", subject_type as "subjectType", subject_id as "subjectId", params, lapses_at as "lapsesAt"
     from review_occasion where id = $1 and outcome is null and look_at <= $2 for update skip locked`,
    [id, now],
  );
}

async function outcomeOf(
  tx: EntityManager,
  {
    row: { id, userId, subjectType: type, subjectId, params, lapsesAt },
    now,
    emailFrom,
    publicOrigin,
  }: { readonly row: Row; readonly now: Date } & Settings,
): Promise<Outcome> {
  if (now > lapsesAt) return 'lapsed';
  const addressee = await addresseeOf(tx, userId);
  if (addressee === undefined) return 'nobody to write to';
  if (!addressee.marketingLetters) return 'not wanted';
  if (await askedLately(tx, userId, now)) return 'asked lately';
  if (!(await isContent(tx, userId, now))) return undefined;
  await rememberSubject(tx, { type, id: subjectId }, { clientId: userId });
  const path =
    type === 'trademark' ? `/portal/trademarks/${subjectId}` : `/portal/service-order/${subjectId}`;
  const draft = {
    ...addressedTo(addressee),
    subjectType: type,
    subjectId,
    businessKey: `review ${id}`,
    template: REVIEW_LETTER,
    params: { ...params, link: publicLinks(publicOrigin).portal(path) },
    legal: false,
    notBefore: sendingTime(now, addressee.zone),
  };
  await enqueueLetter(tx, newLetter(draft, messageDomain(emailFrom)), now);
  return 'asked';
}
