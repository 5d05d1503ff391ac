import { draftOf, readDraft, type Drafts, type Problems } from '../../../parts/records/form/form-draft.js';
import type { FieldFacts } from '../../../parts/records/record-facts.js';
import type { LetterOption } from '../letter.js';
import type { AddLetterOptionVariables } from '../office-letter.graphql.js';

type Input = Omit<AddLetterOptionVariables['input'], 'officeActionId' | 'userId' | 'offered'>;

const field = (key: string, kind: FieldFacts['kind'], optional = true): FieldFacts => ({
  key,
  label: key,
  doc: '',
  kind,
  optional,
});
const FIELDS = [
  field('solution', 'longText', false),
  field('chanceOfSuccess', 'integer'),
  field('serviceFee', 'money'),
  field('governmentFee', 'money'),
] as const;

/** One way to answer as it is typed; amounts in the currency the client pays in. */
export function optionDraft(option: LetterOption | undefined, currency: string): Drafts {
  return Object.fromEntries(
    FIELDS.map((one) => {
      const draft = draftOf(one, option?.[one.key as keyof LetterOption]);
      return [
        one.key,
        one.kind === 'money' && (draft as Drafts)['currency'] === '' ? { amount: '', currency } : draft,
      ];
    }),
  );
}

/** What was typed as the API takes it, or what is wrong with it. A fee nobody typed has no currency either. */
export function readOption(draft: Drafts): { readonly input: Input; readonly problems: Problems } {
  const readings = FIELDS.map((one) => {
    const typed = draft[one.key];
    const isUntyped = one.kind === 'money' && (typed as Drafts)['amount'] === '';
    return [one.key, readDraft(one, isUntyped ? { amount: '', currency: '' } : (typed ?? ''))] as const;
  });
  const chance = readings.find(([key]) => key === 'chanceOfSuccess')?.[1].value;
  const problems: Problems = Object.assign({}, ...readings.map(([, reading]) => reading.problems));
  if (typeof chance === 'number' && (chance < 0 || chance > 100))
    problems['chanceOfSuccess'] = 'problem.percent';
  return {
    // Read by the kinds above, which are those of the input.
    input: Object.fromEntries(readings.map(([key, { value }]) => [key, value])) as unknown as Input,
    problems,
  };
}
