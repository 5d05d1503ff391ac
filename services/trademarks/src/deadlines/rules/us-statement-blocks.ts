import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { addMonths, earlier } from '@cotta/reference/calendar-date.js';
import { no } from '../../refusals.js';
import type { EventKind, MarkEvent, MarkFacts } from '../mark-facts.js';

const BLOCK_MONTHS = 6;
const LAST_BLOCK = 6;

/** Ends of the six blocks of six months after a notice of allowance. Counted from the notice and from the block before, the earlier date is kept:
 *  which one the office uses is not confirmed. The last is the 36-month limit. */
export function statementBlockEnds(allowed: string): readonly string[] {
  const ends: string[] = [];
  for (let block = 1; block <= LAST_BLOCK; block += 1) {
    const chained = addMonths(ends.at(-1) ?? allowed, BLOCK_MONTHS);
    ends.push(earlier(addMonths(allowed, block * BLOCK_MONTHS), chained));
  }
  return ends;
}

/** The 36-month limit: after it an application that was allowed can neither be completed nor revived. Undefined without a notice of allowance. */
export function statementLimit(facts: MarkFacts): string | undefined {
  const allowed = latest(facts, 'notice of allowance issued');
  return allowed === undefined ? undefined : statementBlockEnds(allowed).at(-1);
}

/** The day a notice of abandonment counts from; undefined where the limit has passed by then. */
export function revivalStart(facts: MarkFacts, notice: MarkEvent | undefined): string | undefined {
  const day = notice?.notified ?? notice?.date;
  const limit = statementLimit(facts);
  return day !== undefined && limit !== undefined && day > limit ? undefined : day;
}

/** Start of the block in which a statement of use was filed; undefined without a notice, after the limit, or when the block is not of the asked kind:
 *  in the last one no insurance extension is left. */
export function statementBlockStart(
  facts: MarkFacts,
  statement: MarkEvent | undefined,
  block: 'extendable' | 'last',
): string | undefined {
  const allowed = latest(facts, 'notice of allowance issued');
  if (allowed === undefined || statement === undefined) return undefined;
  const ends = statementBlockEnds(allowed);
  const index = ends.findIndex((end) => statement.date <= end);
  if (index === -1 || (index === LAST_BLOCK - 1) !== (block === 'last')) return undefined;
  return index === 0 ? allowed : ends[index - 1];
}

function latest({ events }: MarkFacts, kind: EventKind): string | undefined {
  return events
    .filter((event) => event.kind === kind)
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
}

/** Whether a filing that alleges use may be made on a day: an amendment until approval for publication, a statement from the notice of allowance,
 *  nothing in between. Undefined means yes. @source 37 CFR 2.76, 2.88; TMEP 1104.03(b) */
export function allegationRefused(
  facts: MarkFacts,
  filing: 'amendment to allege use' | 'statement of use',
  on: string,
): Refusal | undefined {
  const approved = latest(facts, 'approved for publication') ?? facts.dates.publication;
  const allowed = latest(facts, 'notice of allowance issued');
  if (filing === 'statement of use') {
    if (allowed !== undefined && on >= allowed) return undefined;
    return no('STATEMENT_TOO_EARLY', allowed === undefined ? {} : { from: allowed });
  }
  if (approved === undefined || on < approved) return undefined;
  const blackout = allowed === undefined || on < allowed;
  return no(blackout ? 'USE_BLACKOUT.before' : 'USE_BLACKOUT.after', {
    approved,
    ...(allowed !== undefined && { from: allowed }),
  });
}
