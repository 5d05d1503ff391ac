import type { SaveVerificationResultVariables } from './registration-request-commands.graphql.js';
import { classesOf } from './draft-classes.js';
import type { OfficeDraft, ResultDraft } from './result-draft.js';

export type ResultInput = SaveVerificationResultVariables['input'];

const score = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed.trim()) ? Math.min(100, Number(typed)) : null;
const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** What is finished enough to be stored; half-filled lines stay on the screen only. */
export function inputOf(draft: ResultDraft, mark: string): ResultInput {
  return {
    textValue: orNull(mark),
    jurisdictions: draft.offices.flatMap(officeInput),
    distinctiveness:
      draft.strength === '' || draft.strengthWhy.trim() === ''
        ? null
        : {
            band: draft.strength,
            explanation: draft.strengthWhy.trim(),
            descriptiveWords: draft.descriptiveWords
              .split(',')
              .map((word) => word.trim())
              .filter(Boolean),
            whatHelps: orNull(draft.whatHelps),
          },
    similarity:
      draft.similarity === '' || draft.similarityWhy.trim() === ''
        ? null
        : { band: draft.similarity, explanation: draft.similarityWhy.trim() },
    similarTrademarks: draft.marks
      .filter((one) => one.name.trim() !== '')
      .map((one) => ({
        name: one.name.trim(),
        owner: orNull(one.owner),
        jurisdiction: one.jurisdiction,
        status: orNull(one.status),
        classes: classesOf(one.classes),
        number: orNull(one.number),
        filingDate: orNull(one.filingDate),
        identical: one.identical,
        look: score(one.look),
        sound: score(one.sound),
        meaning: score(one.meaning),
        goods: score(one.goods),
        overall: score(one.overall),
        note: orNull(one.note),
        ref: orNull(one.ref),
      })),
    verifiedClasses: classesOf(draft.verifiedClasses),
    classAdvice: draft.classAdvice.flatMap(({ classNumber, jurisdiction, advice, reason }) =>
      classesOf(classNumber)
        .slice(0, 1)
        .flatMap((number) =>
          advice === ''
            ? []
            : [{ classNumber: number, jurisdiction: orNull(jurisdiction), advice, reason: orNull(reason) }],
        ),
    ),
    setAside: draft.setAside
      .filter(({ refs, reason }) => refs.length > 0 && reason.trim().length >= 3)
      .map(({ refs, reason }) => ({ refs, reason: reason.trim() })),
    strategy: orNull(draft.strategy),
  };
}

/** An answer is stored with its verdict and sentence; a risk is judged only where there is an answer. */
function officeInput({
  jurisdiction,
  verdict,
  risk,
  reason,
  notSearched,
  notSearchedText,
  sampleNote,
}: OfficeDraft): ResultInput['jurisdictions'][number][] {
  if (verdict === '' || reason.trim() === '') return [];
  return [
    {
      jurisdiction,
      verdict,
      reason: reason.trim(),
      risk: risk === '' || verdict === 'NO_ANSWER' ? null : risk,
      notSearched: notSearched === '' ? null : notSearched,
      notSearchedText: notSearched === 'OTHER' ? orNull(notSearchedText) : null,
      sampleNote: orNull(sampleNote),
    },
  ];
}
