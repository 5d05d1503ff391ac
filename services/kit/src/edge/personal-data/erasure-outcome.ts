import { f } from '../../model/field/field.js';

/** What a service has forgotten of a person, and what a law makes it keep. */
export const erasureOutcome = {
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
