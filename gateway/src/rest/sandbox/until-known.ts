import { problem } from '../../problem.js';
import { StepRefused } from './sandbox-steps.js';

const LOOK_EVERY_MS = 200;
const LONGEST_MS = 20_000;

/** Looks until something came through from one service to the next: facts need their moment. Undefined when it did not in twenty seconds. */
async function untilKnown<Found>(look: () => Promise<Found | undefined>): Promise<Found | undefined> {
  const until = performance.now() + LONGEST_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined || performance.now() > until) return found;
    await new Promise((next) => setTimeout(next, LOOK_EVERY_MS));
  }
}

/** What came through from one service to the next. `what`: in words, for whoever waited in vain.
 *  @throws StepRefused 503 where it takes longer than twenty seconds: sent again with the same key, the call goes on */
export async function known<Value>(what: string, look: () => Promise<Value | undefined>): Promise<Value> {
  const found = await untilKnown(look);
  if (found !== undefined) return found;
  throw new StepRefused(
    problem(503, 'SUBGRAPH_UNAVAILABLE', {
      detail: `${what.charAt(0).toUpperCase()}${what.slice(1)} did not come within twenty seconds; send the request again with the same Idempotency-Key.`,
    }),
  );
}
