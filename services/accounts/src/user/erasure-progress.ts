import { f } from '@cotta/kit/model/field/field.js';

/** What one service has forgotten, and what a law makes it keep: told by the service, shown to staff. */
export const erasureProgress = {
  service: f.text('Name of the service.', { max: 40 }),
  rows: f.integer('Rows neutralised.', { min: 0 }),
  events: f.integer('Facts neutralised.', { min: 0 }),
  retained: f.list(
    f.object('RetainedData', 'Rows that have to stay.', {
      entity: f.text('Entity.', { max: 60 }),
      law: f.text('The duty.', { max: 300 }),
      rows: f.integer('How many.', { min: 0 }),
    }),
    { max: 100 },
  ),
};
