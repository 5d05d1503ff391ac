import { defineCommand, type Aggregate } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';

const fields = {
  objectionId: f.id('What these words are kept as.'),
  ticketId: f.id('The ticket they came in.'),
  caseLetterId: f.id('The letter they answer.', { optional: true }),
  caseId: f.id('The case, where somebody named it.', { optional: true }),
  way: f.text('By which way they came.', { max: 40 }),
  language: f.text('In which they are answered.', { max: 10 }),
  at: f.instant('When they came.'),
  sealed: f.text('Words, name and address, sealed, base64.', { max: 200_000 }),
};

export interface OtherSideWrote {
  readonly type: 'OtherSideWrote';
  readonly data: InputOf<typeof fields>;
}

/** Words of the other side of a case, on their way to it: a stream for each time they are handed on. */
export const otherSideWords: Aggregate<null, OtherSideWrote> = {
  category: 'other_side_words',
  initial: null,
  evolve: () => null,
  projections: [],
};

export const handOnOtherSideWords = defineCommand({
  name: 'HandOnOtherSideWords',
  doc: 'What the other side of a case wrote goes to where cases are kept. For the system alone.',
  aggregate: otherSideWords,
  stream: 'new',
  allowed: ['system'],
  input: fields,
  decide: (_, data): readonly OtherSideWrote[] => [{ type: 'OtherSideWrote', data }],
});
