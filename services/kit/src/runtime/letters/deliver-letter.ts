import type { DataSource } from 'typeorm';
import { inSpan } from '../tracing/span.js';
import type { Log } from '../process/log.js';
import type { Clock } from '../../model/time/clock.js';
import { claimLetter, settleLetter, type Letter, type Settlement } from './letter.js';

/** What the mail server said. `unsure`: the line broke after the letter was handed over and before it was acknowledged. */
export type HandOver =
  | { readonly accepted: true }
  /** Nobody owes this letter, and its reader wants none of its kind: the mail server was not asked. */
  | { readonly accepted: false; readonly unwanted: true }
  | { readonly accepted: false; readonly lasting: boolean; readonly unsure: boolean; readonly error: string };

/** What letters are delivered with. `handOver`: to the mail server; it answers and does not throw. */
export interface Delivery {
  readonly db: DataSource;
  readonly clock: Clock;
  readonly log: Log;
  readonly handOver: (letter: Letter) => Promise<HandOver>;
}

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 30 * 60_000;
const MOST_ATTEMPTS = 12;

/** Delivers one letter, once. What cannot be known is decided by kind: a duty to inform is sent again, anything else is not. */
export async function deliverLetter(
  delivery: Delivery,
  id: string,
): Promise<Settlement['state'] | 'not-ours'> {
  const claim = await claimLetter(delivery.db, id, delivery.clock.now());
  if (claim === undefined) return 'not-ours';
  const { letter, claimedAgain } = claim;
  const settlement =
    claimedAgain && !letter.legal
      ? ({ state: 'unknown', error: 'the worker died while the letter was being handed over' } as const)
      : settle(letter, await handOver(delivery, letter), delivery.clock.now());
  const ours = await settleLetter(delivery.db, letter, settlement, delivery.clock.now());
  if (settlement.state !== 'sent' && settlement.state !== 'unwanted')
    delivery.log.warn({ letterId: id, template: letter.template, ...settlement }, 'letter not sent');
  return ours ? settlement.state : 'not-ours';
}

/** Within the trace of what the letter is about, not of whoever found that it was due. */
function handOver(delivery: Delivery, letter: Letter): Promise<HandOver> {
  const { template, traceparent } = letter;
  return inSpan(
    `letter ${template}`,
    { kind: 'PRODUCER', ...(traceparent === undefined ? {} : { parent: traceparent }) },
    () => delivery.handOver(letter),
  );
}

/** What becomes of a letter after an answer: waits double from 30 s to 30 min, and the twelfth refusal is the last. */
export function settle(letter: Pick<Letter, 'attempts' | 'legal'>, answer: HandOver, now: Date): Settlement {
  if (answer.accepted) return { state: 'sent' };
  if ('unwanted' in answer) return { state: 'unwanted' };
  const { error } = answer;
  if (answer.unsure && !letter.legal) return { state: 'unknown', error };
  if (answer.lasting || letter.attempts >= MOST_ATTEMPTS) return { state: 'failed', error };
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (letter.attempts - 1), LONGEST_PAUSE_MS);
  return { state: 'queued', error, nextAttemptAt: new Date(now.getTime() + pauseMs) };
}
