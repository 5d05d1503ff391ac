import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../refusals.js';
import {
  feesInForce,
  lineOf,
  type ConfirmedFee,
  type FeeLineName,
} from '../price-list/official-fees/fees-in-force.js';

/** A fee as somebody read it on the page of the office. */
export interface ReadFee {
  readonly office: string;
  readonly line: FeeLineName;
  /** As `ConfirmedFee.amounts`. */
  readonly amounts: readonly number[];
  readonly sourceUrl: string;
  /** `YYYY-MM-DD`. */
  readonly lookedOn: string;
  /** `YYYY-MM-DD`. */
  readonly validFrom: string;
}

/** A change by more than this share of the amount is for two. */
const MOST_ALONE_PERCENT = 25;

/** The longest time ahead for which an office says what it will take: beyond it a year was mistyped. */
const YEARS_AHEAD = 3;
/** No fee of an office is older than this without having been changed. */
const YEARS_BACK = 50;

/** What is wrong with it, at its field. `today`: `YYYY-MM-DD`. */
export function readFeeProblem(read: ReadFee, today: string): Refusal | undefined {
  const { office, line, amounts, sourceUrl, lookedOn, validFrom } = read;
  const fees = feesInForce(office, []);
  const known = fees === undefined ? undefined : lineOf(fees, line);
  if (known === undefined) return wrong('line', 'UNKNOWN_FEE', 'This office has no such fee.');
  // Where the number of amounts is another one the office counts classes in another way, which more than prices follow.
  if (known.byClass.length > 0 && known.byClass.length !== amounts.length)
    return wrong(
      'amounts',
      'OTHER_STEPS',
      `This office counts classes in ${known.byClass.length} steps: enter each of them.`,
    );
  if (amounts.every((amount) => amount === 0) && known.byClass.some((amount) => amount > 0))
    return wrong('amounts', 'TOO_SMALL', 'This fee was charged until now: enter what the office takes.');
  if (!isPageOfAnOffice(sourceUrl))
    return wrong('sourceUrl', 'NOT_HTTPS', 'Enter the address of a page, beginning with https://.');
  if (lookedOn > today) return wrong('lookedOn', 'IN_FUTURE', 'Enter a day that has come.');
  // A year or a month sorts before each of its days.
  if (fees?.filing.seen != null && lookedOn < fees.filing.seen)
    return wrong('lookedOn', 'SEEN_SINCE', 'It was looked at after that day: enter when you saw the page.');
  if (validFrom < yearsFrom(today, -YEARS_BACK))
    return wrong('validFrom', 'TOO_LONG_AGO', 'Enter a day within the last fifty years.');
  return validFrom > yearsFrom(today, YEARS_AHEAD)
    ? wrong('validFrom', 'TOO_FAR', 'Enter a day within the next three years.')
    : undefined;
}

/** Only a page that cannot be changed on its way is a source; never one of this house. */
function isPageOfAnOffice(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return (
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    /^[^.]+(\.[^.]+)*\.[a-z][a-z0-9-]+$/.test(hostname) &&
    !/\.(localhost|local|internal|test|invalid)$/.test(hostname)
  );
}

/** What holds when somebody confirms: `before` as prices are made with it, empty where nobody knows it. */
export interface Before {
  readonly amounts: readonly number[];
  /** What held before this person changed it alone: nobody goes round the second person in small steps. */
  readonly amountsOfOthers: readonly number[];
}

/** Whether another admin has to agree: an amount where none was known, or one that is more than a quarter more or less. */
export function needsSecondPerson(
  amounts: readonly number[],
  { amounts: now, amountsOfOthers }: Before,
): boolean {
  return isFarFrom(amounts, now) || isFarFrom(amounts, amountsOfOthers);
}

function isFarFrom(amounts: readonly number[], before: readonly number[]): boolean {
  return (
    amounts.length !== before.length ||
    amounts.some((amount, position) => {
      const was = before[position] ?? 0;
      return Math.abs(amount - was) * 100 > was * MOST_ALONE_PERCENT;
    })
  );
}

/** What holds of the line of an office for a person: confirmations of this person alone are passed over. */
export function beforeFor(
  { office, line }: Pick<ReadFee, 'office' | 'line'>,
  confirmed: readonly (ConfirmedFee & { readonly byTwo: boolean; readonly enteredById: string })[],
  userId: string,
): Before {
  const amountsAfter = (some: readonly ConfirmedFee[]): readonly number[] => {
    const fees = feesInForce(office, some);
    return (fees === undefined ? undefined : lineOf(fees, line))?.byClass ?? [];
  };
  const others = confirmed.filter(({ byTwo, enteredById }) => byTwo || enteredById !== userId);
  return { amounts: amountsAfter(confirmed), amountsOfOthers: amountsAfter(others) };
}

/** Why this person may not decide about a proposal. */
export function decisionProblem(
  { state, enteredById }: { readonly state?: string; readonly enteredById?: string | null },
  userId: string | undefined,
): Refusal | undefined {
  if (state !== 'Proposed') return no('NOT_PROPOSED');
  return userId === undefined || userId === enteredById ? no('SECOND_PERSON_NEEDED.fee') : undefined;
}

function yearsFrom(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

function wrong(field: string, code: string, message: string): Refusal {
  return refuseFields([{ path: [field], code, message }]);
}
