import { useState } from 'react';
import { apiOf } from '../../../../data/api-of.js';
import { isRefusal } from '../../../../data/refusal.js';
import { browserZone } from '../../../../kit/dates/day.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import { HoldConsultationSlotDocument } from '../consultation.graphql.js';
import { loadTimes, type Times } from '../load-times.js';

interface Held {
  readonly hold: string;
  readonly heldUntil: string;
}

/** The times on offer, in whose clock they are read, and the one that is kept while the form is filled in. Without a script nothing is kept, and the time is booked if it is still free. */
export function useTimes(first: Times, language: string) {
  const hydrated = useHydrated();
  const [times, setTimes] = useState(first);
  const [ownZone, setZone] = useState<string>();
  const [chosen, setChosen] = useState('');
  const [held, setHeld] = useState<Held>();
  const [isTaken, setTaken] = useState(false);
  const zone = ownZone ?? (hydrated ? browserZone() : first.zone);
  const load = async (wanted: string, from?: string): Promise<void> => {
    const loaded = await loadTimes(apiOf(undefined), wanted, from === undefined ? new Date() : new Date(from))
      // What stands there stays: sending says what is wrong with it.
      .catch(() => undefined);
    if (loaded !== undefined) setTimes(loaded);
  };
  const choose = async (at: string): Promise<void> => {
    setChosen(at);
    setTaken(false);
    const answer = await keep(at, language, held?.hold);
    if (answer === 'taken') {
      setChosen('');
      setTaken(true);
      await load(language, times.slots[0]);
    }
    setHeld(typeof answer === 'object' ? answer : undefined);
  };
  return { times, zone, setZone, chosen, choose, held, isTaken, load };
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
