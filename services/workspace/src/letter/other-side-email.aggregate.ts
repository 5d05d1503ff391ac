import { defineCommand, type Aggregate } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';

const fields = {
  caseLetterId: f.id('The letter of the case.'),
  emailNumber: f.integer('Which e-mail of it.', { min: 1 }),
  accepted: f.boolean('A mail server took it.'),
  stopped: f.boolean('It was held back before a mail server had it.', { optional: true }),
  at: f.instant('When.'),
  trouble: f.text('What the mail server said of one that did not arrive, without addresses.', { max: 2000 }),
};

export interface OtherSideEmailSettled {
  readonly type: 'OtherSideEmailSettled';
  readonly data: InputOf<typeof fields>;
}

/** What became of an e-mail that takes a letter to the other side of a case: a stream for each fate, as one that was taken may come back. */
export const otherSideEmail: Aggregate<null, OtherSideEmailSettled> = {
  category: 'other_side_email',
  initial: null,
  evolve: () => null,
  projections: [],
};

export const settleOtherSideEmail = defineCommand({
  name: 'SettleOtherSideEmail',
  doc: 'A mail server took an e-mail to the other side of a case, or it did not arrive. For the system alone; the same is said once.',
  aggregate: otherSideEmail,
  stream: 'new',
  allowed: ['system'],
  input: fields,
  decide: (_, data): readonly OtherSideEmailSettled[] => [{ type: 'OtherSideEmailSettled', data }],
});
