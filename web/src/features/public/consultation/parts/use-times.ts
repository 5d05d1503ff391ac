import { useState } from 'react';
import { apiOf } from '../../../../data/api-of.js';
import { isRefusal } from '../../../../data/refusal.js';
import { browserZone } from '../../../../kit/dates/day.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import { one, type Answers } from '../../parts/service-order/service-input.js';
import { HoldConsultationSlotDocument } from '../consultation.graphql.js';
import { loadTimes, type Times } from '../load-times.js';

interface Held {
  readonly hold: string;
  readonly heldUntil: string;
}

/** Where none of the times suits: a lawyer is asked for another one. */
export const NO_TIME = 'other';

/** The times on offer, in whose clock they are read, and the one that is kept while the form is filled in. Without a script nothing is kept, and the time is booked if it is still free. `given`: what was sent before. */
export function useTimes(first: Times, language: string, given: Answers) {
  const hydrated = useHydrated();
  const [times, setTimes] = useState(first);
  const [ownZone, setZone] = useState(() => zoneIn(given, first));
  const [chosen, setChosen] = useState(() => timeIn(given, first));
  const [held, setHeld] = useState<Held>();
  const [isTaken, setTaken] = useState(false);
  const zone = ownZone ?? (hydrated ? browserZone() : first.zone);
  const load = async (wanted: string, from?: string): Promise<void> => {
    const loaded = await loadTimes(apiOf(undefined), wanted, from === undefined ? new Date() : new Date(from))
      // What stands there stays: sending says what is wrong with it.
      .catch(() => undefined);
    if (loaded !== undefined) setTimes(loaded);
  };
  const choose = async (at: string, more: { hold?: string; language?: string } = {}): Promise<void> => {
    setChosen(at);
    setTaken(false);
    if (at === NO_TIME) return;
    const answer = await keep(at, more.language ?? language, more.hold ?? held?.hold);
    if (answer === 'taken') {
      setChosen('');
      setTaken(true);
      await load(language, times.slots[0]);
    }
    setHeld(typeof answer === 'object' ? answer : undefined);
  };
  return { times: withOwn(times, held && chosen), zone, setZone, chosen, choose, held, isTaken, load };
}

/** A time that is kept for this reader is free for nobody else, and is not among the free ones any more. */
const withOwn = (times: Times, own: string | undefined): Times =>
  own === undefined || own === '' || own === NO_TIME || times.slots.includes(own)
    ? times
    : { ...times, slots: [...times.slots, own].toSorted() };

/** The clock that was sent; undefined for none, and for one nobody knows. */
function zoneIn(given: Answers, { zone: ours }: Times): string | undefined {
  const zone = one(given, 'timeZone');
  return zone === ours || Intl.supportedValuesOf('timeZone').includes(zone) ? zone : undefined;
}

/** The time that was sent, while it may be chosen; empty for none. */
function timeIn(given: Answers, { slots }: Times): string {
  const time = one(given, 'eventTimestamp');
  return time === NO_TIME || slots.includes(time) ? time : '';
}

/** Kept, taken by somebody else meanwhile, or neither: then it is booked if it is still free. */
async function keep(
  at: string,
  language: string,
  before: string | undefined,
): Promise<Held | 'taken' | undefined> {
  const input = { eventTimestamp: at, language, hold: before ?? null };
  try {
    const { holdConsultationSlot: answer } = await apiOf(undefined).mutate(
      HoldConsultationSlotDocument,
      { input },
      { idempotencyKey: crypto.randomUUID() },
    );
    if (!isRefusal(answer)) return answer as unknown as Held;
    return answer.fields.length > 0 ? 'taken' : undefined;
  } catch {
    return undefined;
  }
}
