import type { Step } from '@cotta/kit/model/decider/step.js';
import { planWarning, scamCauseOf } from './scam-warnings.js';
import type { TrademarkFields } from './trademark.resource.js';

/** The same step; where it makes the mark public once more, its event says when its owner is to be warned of false invoices. */
export function withScamWarning<S extends Step<TrademarkFields>>(told: S): S {
  const cause = scamCauseOf[told.event];
  if (cause === undefined) return told;
  return {
    ...told,
    change: (mark, input, context) => ({
      ...planWarning(mark, cause, context.now),
      ...told.change?.(mark, input, context),
    }),
  };
}
