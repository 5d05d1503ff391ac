import { classNumbers } from '@cotta/reference/nice-classes.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';

/** How distinctive a mark is for its goods and services, from the best band down. */
export const distinctivenessBands = ['strong', 'medium', 'weak', 'none'] as const;

/** Risk that a mark is refused, opposed or confused, from the least. */
export const riskBands = ['low', 'medium', 'high'] as const;

/** What the lawyer advises for one office; `no answer` where its register was not searched. */
export const officeVerdicts = ['go', 'go with changes', 'not advised', 'no answer'] as const;

/** Why the register of an office was not searched; `OTHER` is said in words. */
export const notSearchedReasons = [
  'NO_REGISTER_HELD',
  'REGISTER_AWAY',
  'SIGN_NOT_COMPARABLE',
  'CLIENT_ASKED_NOT_TO',
  'OTHER',
] as const;

/** What the lawyer says of one class. */
export const classAdviceKinds = ['recommended', 'advised against', 'not assessed'] as const;

const sentence = 2000;
const score = (what: string) =>
  f.integer(`${what}, 0 to 100, as judged by the lawyer.`, { min: 0, max: 100, optional: true });
const niceClass = f.integer('Class of the Nice Classification.', classNumbers);

/** What a lawyer writes: the columns of verification_result that the client reads once it is released. */
export const verificationContentFields = {
  textValue: f.text('The mark as it was checked.', { max: 300, optional: true }),
  verifiedClasses: f.list(niceClass, { max: 45 }),
  distinctiveness: f.object(
    'Distinctiveness',
    'Whether people can take the sign for a badge of origin.',
    {
      band: f.enumeration('How distinctive the mark is for these goods and services.', {
        name: 'DistinctivenessBand',
        values: distinctivenessBands,
      }),
      explanation: f.longText('Why, in plain words.', { max: sentence }),
      descriptiveWords: f.list(f.text('A word that describes the goods.', { max: 100 }), { max: 20 }),
      whatHelps: f.longText('What would make it stronger.', { max: sentence, optional: true }),
    },
    { optional: true },
  ),
  similarity: f.object(
    'Similarity',
    'How near earlier marks are, all in all.',
    {
      band: f.enumeration('Risk of confusion.', { name: 'RiskBand', values: riskBands }),
      explanation: f.longText('Why, in plain words.', { max: sentence }),
    },
    { optional: true },
  ),
  strategy: f.longText('What to file, in which order, as a name or a logo.', { max: 5000, optional: true }),
  jurisdictions: f.list(
    f.object('OfficeResult', 'The answer for one office.', {
      jurisdiction: f.code('JurisdictionCode', 'The office.', { known: knownJurisdiction }),
      verdict: f.enumeration('The advice.', { name: 'OfficeVerdict', values: officeVerdicts }),
      risk: f.enumeration('Risk of refusal or opposition; null where there is no answer.', {
        name: 'RiskBand',
        values: riskBands,
        optional: true,
      }),
      reason: f.longText('One or two sentences.', { max: sentence }),
      notSearched: f.enumeration(
        'Why the register of this office was not searched; then there is no answer for it. Null: it was.',
        { name: 'NotSearchedReason', values: notSearchedReasons, optional: true },
      ),
      notSearchedText: f.longText('The same in words, where no code says it.', {
        max: sentence,
        optional: true,
      }),
      sampleNote: f.longText('Why the risk is low although only a sample of the register was searched.', {
        max: sentence,
        optional: true,
      }),
    }),
    { max: 110 },
  ),
  classAdvice: f.list(
    f.object('ClassAdvice', 'What the lawyer says of one class.', {
      classNumber: niceClass,
      jurisdiction: f.code(
        'JurisdictionCode',
        'The office it is said for; none: all offices of the report.',
        { known: knownJurisdiction, optional: true },
      ),
      advice: f.enumeration('The advice.', { name: 'ClassAdviceKind', values: classAdviceKinds }),
      reason: f.longText('Why; always said where the class is advised against.', {
        max: sentence,
        optional: true,
      }),
    }),
    { max: 300 },
  ),
  setAside: f.list(
    f.object('SetAsideMarks', 'Found marks that the report does not list, and why.', {
      refs: f.list(f.text('Key of a hit of a recorded search.', { max: 200 }), { max: 300, min: 1 }),
      reason: f.longText('Why they stand in nobody’s way; one reason may cover several.', {
        max: sentence,
        min: 3,
      }),
    }),
    { max: 60 },
  ),
  similarTrademarks: f.list(
    f.object('SimilarTrademark', 'An earlier mark the client should know.', {
      name: f.text('The earlier mark.', { max: 300 }),
      owner: f.text('Its owner.', { max: 300, optional: true }),
      jurisdiction: f.code('JurisdictionCode', 'Where it is protected.', { known: knownJurisdiction }),
      status: f.text('Its status in the register.', { max: 100, optional: true }),
      classes: f.list(niceClass, { max: 45 }),
      number: f.text('Application or registration number.', { max: 60, optional: true }),
      filingDate: f.calendarDate('Filing date, zone of the office.', { optional: true }),
      identical: f.boolean('Whether the signs are the same.'),
      look: score('Likeness to the eye'),
      sound: score('Likeness to the ear'),
      meaning: score('Likeness of meaning'),
      goods: score('Nearness of goods and services'),
      overall: score('Likeness all in all'),
      note: f.longText('The lawyer on this mark.', { max: sentence, optional: true }),
      ref: f.text('The hit of a recorded search it was taken from; none: written by hand.', {
        max: 200,
        optional: true,
      }),
    }),
    { max: 50 },
  ),
};

/** What a lawyer has written for one version of a report, finished or not. */
export type VerificationContent = InputOf<typeof verificationContentFields>;

/** Classes the lawyer recommends for at least one office, ascending. */
export function recommendedClasses({ classAdvice }: Pick<VerificationContent, 'classAdvice'>): number[] {
  return [
    ...new Set(
      classAdvice.flatMap(({ classNumber, advice }) => (advice === 'recommended' ? [classNumber] : [])),
    ),
  ].toSorted((one, other) => one - other);
}

/** Advice as it is read: a class that was named and on which a report with advice is silent was not assessed, and is said so. */
export function classAdviceOf(
  { classAdvice, verifiedClasses }: Pick<VerificationContent, 'classAdvice' | 'verifiedClasses'>,
  asked: readonly number[],
): VerificationContent['classAdvice'] {
  if (classAdvice.length === 0) return classAdvice;
  const silent = [...new Set([...verifiedClasses, ...asked])]
    .filter((number) => !classAdvice.some(({ classNumber }) => classNumber === number))
    .toSorted((one, other) => one - other);
  return [
    ...classAdvice,
    ...silent.map((classNumber) => ({
      classNumber,
      jurisdiction: null,
      advice: 'not assessed' as const,
      reason: null,
    })),
  ];
}
