import { defineCommand, type Aggregate } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { RequestContact } from '../contact.js';

interface TooManyVerifications {
  readonly type: 'TooManyVerifications';
  readonly data: { readonly contact: RequestContact; readonly limit: string };
}

/** One stream per e-mail address and day, so that the person is told once and not at every try. */
export const verificationLimit: Aggregate<{ readonly noted: boolean }, TooManyVerifications> = {
  category: 'verification_limit',
  initial: { noted: false },
  evolve: () => ({ noted: true }),
  projections: [],
};

export const noteTooManyVerifications = defineCommand({
  name: 'NoteTooManyVerifications',
  doc: 'Someone reached the limit of free checks.',
  aggregate: verificationLimit,
  stream: 'new',
  allowed: ['system'],
  input: {
    contact: f.object('LimitedContact', 'Who asked.', {
      email: f.email('E-mail.'),
      firstName: f.text('First name.', { max: 100 }),
      lastName: f.text('Last name.', { max: 100 }),
      phone: f.text('Phone or empty.', { max: 40 }),
      language: f.text('Language.', { max: 2 }),
    }),
    limit: f.text('Which limit: email or address.', { max: 20 }),
  },
  decide: (state, { contact, limit }): readonly TooManyVerifications[] =>
    state.noted ? [] : [{ type: 'TooManyVerifications', data: { contact, limit } }],
});
