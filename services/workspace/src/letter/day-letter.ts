import { execute, queryRow } from '@cotta/kit/model/rows/sql.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { enqueueLetter } from '@cotta/kit/runtime/letters/letter.js';
import { calendarDate, type Clock } from '@cotta/kit/model/time/clock.js';
import type { EntityManager } from 'typeorm';
import { addressedTo, type Addressee } from './addressee.js';
import type { StoredNotice } from './emails/read-params.js';
import type { PublicLinks } from '../words/public-links.js';
import { sendingTime } from './sending-time.js';
import { DIGEST, digestPath, WEEK } from './drafts/deadline-letters.js';
import { newLetter, type LetterDraft } from './drafts/letter-draft.js';

/** What falls due in one scan arrives within seconds; this long it is waited for, so that it becomes one letter. */
const GATHER_MS = 15 * 60_000;
/** A person who got today's letter gets the next one on the next working day, or after that if there is one already. */
const MOST_DAYS = 10;
const DAY_MS = 86_400_000;

export interface DayLetterParts {
  readonly clock: Clock;
  /** Ends each Message-ID. */
  readonly domain: string;
  readonly links: PublicLinks;
}

/** What a person is to be told of dates. */
export interface DatesToSend {
  readonly template: string;
  /** Path of the page it leads to. */
  readonly path: string;
  readonly notices: readonly StoredNotice[];
  /** Owed to the person. */
  readonly legal: boolean;
}

interface Gathering {
  readonly dates: DatesToSend;
  readonly addressee: Addressee;
  readonly parts: DayLetterParts;
}

/** Adds the dates to the person's letter of the day, or begins that letter. */
export async function gatherForDay(tx: EntityManager, { dates, addressee, parts }: Gathering): Promise<void> {
  const now = parts.clock.now();
  let at = sendingTime(new Date(now.getTime() + GATHER_MS), addressee.zone);
  for (let day = 0; day < MOST_DAYS; day += 1) {
    const businessKey = `deadlines/${addressee.userId}/${calendarDate(at, addressee.zone)}`;
    if (
      await enqueueLetter(
        tx,
        newLetter(datesDraft(dates, { addressee, parts, businessKey, at }), parts.domain),
        now,
      )
    )
      return;
    if (await added(tx, { dates, parts, businessKey })) return;
    at = sendingTime(new Date(at.getTime() + DAY_MS), addressee.zone);
  }
  throw new PermanentFault(`no day is free for a letter to ${addressee.userId}`);
}

interface Waiting {
  readonly id: string;
  readonly template: string;
  readonly params: { readonly notices: readonly StoredNotice[] };
}

/** False when that letter is on its way already. */
async function added(
  tx: EntityManager,
  { dates, parts, businessKey }: Omit<Gathering, 'addressee'> & { readonly businessKey: string },
): Promise<boolean> {
  const waiting = await queryRow<Waiting>(
    tx,
    `select id, template, params from outgoing_mail where business_key = $1 and state = 'queued' and attempts = 0 for update`,
    [businessKey],
  );
  if (waiting === undefined) return false;
  const { notices } = waiting.params;
  const fresh = dates.notices.filter(({ key }) => !notices.some((known) => known.key === key));
  const more = dates.template === WEEK.template ? unsaid(fresh, notices) : fresh;
  if (more.length === 0) return true;
  // What the list only mentions, a reminder says better.
  const kept = waiting.template === WEEK.template ? unsaid(notices, more) : notices;
  const together = [...kept, ...more];
  const params = { notices: together, link: parts.links.portal(digestPath(together)) };
  return (
    (await execute(
      tx,
      'update outgoing_mail set template = $2, params = $3, legal = legal or $4 where id = $1',
      [waiting.id, DIGEST.template, JSON.stringify(params), dates.legal],
    )) === 1
  );
}

/** Those that speak of a date none of the others speaks of. */
function unsaid(notices: readonly StoredNotice[], others: readonly StoredNotice[]): StoredNotice[] {
  return notices.filter(
    ({ mark, jurisdiction, date }) =>
      !others.some(
        (other) => other.mark === mark && other.jurisdiction === jurisdiction && other.date === date,
      ),
  );
}

interface DayLetterRequest {
  readonly addressee: Addressee;
  readonly parts: DayLetterParts;
  readonly businessKey: string;
  readonly at: Date;
}

export function datesDraft(
  { template, path, notices, legal }: DatesToSend,
  { addressee, parts, businessKey, at }: DayLetterRequest,
): LetterDraft {
  const link = path.startsWith('/portal')
    ? parts.links.portal(path)
    : parts.links.site(addressee.language, path);
  return {
    ...addressedTo(addressee),
    businessKey,
    template,
    params: { notices, link },
    legal,
    notBefore: at,
  };
}
