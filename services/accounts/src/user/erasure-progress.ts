import { erasureOutcome } from '@cotta/kit/edge/personal-data/erasure-outcome.js';
import { f } from '@cotta/kit/model/field/field.js';

/** What one service has forgotten, and what a law makes it keep: told by the service, shown to staff. */
export const erasureProgress = {
  service: f.text('Name of the service.', { max: 40 }),
  ...erasureOutcome,
};
