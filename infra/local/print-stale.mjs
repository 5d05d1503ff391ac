// Before any test: tests read generated files, and the runner makes none (`npm test` does, before it starts the runner).
import { staleSteps } from './generation.mjs';
import { STEPS } from './generation-steps.mjs';
import { ROOT } from './paths.mjs';

/** Says which generated files are missing or may be older than what they follow from. */
export default function printStale() {
  const stale = staleSteps(ROOT, STEPS);
  if (stale.length > 0)
    console.warn(`[generated] not up to date: ${stale.join(', ')}. npm run generate makes them.`);
}
