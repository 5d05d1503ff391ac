import type { Step } from '@cotta/kit/model/decider/step.js';
import { planWarning, scamCauseOf } from './scam-warnings.js';
import type { TrademarkFields } from './trademark.resource.js';

/** The same step; where it makes the mark public once more, its event says when its owner is to be warned of false invoices. */
export function withScamWarning<S extends Step<TrademarkFields>>(tracked: S): S {
  const cause = scamCauseOf[tracked.event];
  if (cause === undefined) return tracked;
  return {
    ...tracked,
    change: (mark, input, context) => ({
      ...planWarning(mark, cause, context.now),
      ...tracked.change?.(mark, input, context),
    }),
  };
}
