import type { AdminRequestResult } from './admin-request.graphql.js';
import type { SaveVerificationResultVariables } from './commands/save-verification-result.graphql.js';

export type AdminRequest = NonNullable<AdminRequestResult['registrationRequest']>;
export type ResultInput = SaveVerificationResultVariables['input'];
export type Verdict = 'GO' | 'GO_WITH_CHANGES' | 'NOT_ADVISED' | 'NO_ANSWER';
export type NotSearched =
  | 'NO_REGISTER_HELD'
  | 'REGISTER_AWAY'
  | 'SIGN_NOT_COMPARABLE'
  | 'CLIENT_ASKED_NOT_TO'
  | 'OTHER';
export type Advice = 'RECOMMENDED' | 'ADVISED_AGAINST' | 'NOT_ASSESSED';
export type Risk = 'LOW' | 'MEDIUM' | 'HIGH';
export type Strength = 'STRONG' | 'MEDIUM' | 'WEAK' | 'NONE';

export interface OfficeDraft {
  readonly jurisdiction: string;
  readonly verdict: Verdict | '';
  readonly risk: Risk | '';
  readonly reason: string;
  readonly notSearched: NotSearched | '';
  readonly notSearchedText: string;
  readonly sampleNote: string;
}

/** What is said of one class: for one office, or for all of them while none is chosen. */
export interface ClassDraft {
  readonly key: string;
  readonly classNumber: string;
  readonly jurisdiction: string;
  readonly advice: Advice | '';
  readonly reason: string;
}

/** Hits that the report does not list. */
export interface AsideDraft {
  readonly refs: readonly string[];
  readonly reason: string;
}

/** Everything as typed: numbers and lists stay text until they are sent. */
export interface MarkDraft {
  readonly key: string;
  readonly name: string;
  readonly owner: string;
  readonly jurisdiction: string;
  readonly status: string;
  readonly classes: string;
  readonly number: string;
  readonly filingDate: string;
  readonly identical: boolean;
  readonly look: string;
  readonly sound: string;
  readonly meaning: string;
  readonly goods: string;
  readonly overall: string;
  readonly note: string;
  /** Key of the hit it was taken from; empty: written by hand. */
  readonly ref: string;
}

export interface ResultDraft {
  readonly offices: readonly OfficeDraft[];
  readonly strength: Strength | '';
  readonly strengthWhy: string;
  readonly descriptiveWords: string;
  readonly whatHelps: string;
  readonly similarity: Risk | '';
  readonly similarityWhy: string;
  readonly marks: readonly MarkDraft[];
  readonly verifiedClasses: string;
  readonly classAdvice: readonly ClassDraft[];
  readonly setAside: readonly AsideDraft[];
  readonly strategy: string;
}

const text = (value: string | number | null | undefined): string => (value == null ? '' : String(value));

export const emptyMark = (key: string, jurisdiction: string): MarkDraft => ({
  key,
  name: '',
  owner: '',
  jurisdiction,
  status: '',
  classes: '',
  number: '',
  filingDate: '',
  identical: false,
  look: '',
  sound: '',
  meaning: '',
  goods: '',
  overall: '',
  note: '',
  ref: '',
});

export const emptyClass = (key: string, classNumber = ''): ClassDraft => ({
  key,
  classNumber,
  jurisdiction: '',
  advice: '',
  reason: '',
});

/** The stored report as a draft, with one line for each office that was asked about. */
export function draftOf(request: AdminRequest): ResultDraft {
  const result = request.verificationResult;
  const known = result?.jurisdictions ?? [];
  const codes = [
    ...new Set([...(request.jurisdictions ?? []), ...known.map((office) => office.jurisdiction)]),
  ];
  return {
    offices: codes.map((code) => {
      const office = known.find((one) => one.jurisdiction === code);
      return {
        jurisdiction: code,
        verdict: office?.verdict ?? '',
        risk: office?.risk ?? '',
        reason: office?.reason ?? '',
        notSearched: office?.notSearched ?? '',
        notSearchedText: text(office?.notSearchedText),
        sampleNote: text(office?.sampleNote),
      };
    }),
    strength: result?.distinctiveness?.band ?? '',
    strengthWhy: text(result?.distinctiveness?.explanation),
    descriptiveWords: (result?.distinctiveness?.descriptiveWords ?? []).join(', '),
    whatHelps: text(result?.distinctiveness?.whatHelps),
    similarity: result?.similarity?.band ?? '',
    similarityWhy: text(result?.similarity?.explanation),
    marks: (result?.similarTrademarks ?? []).map((mark, index) => ({
      key: `${index}`,
      name: text(mark.name),
      owner: text(mark.owner),
      jurisdiction: text(mark.jurisdiction),
      status: text(mark.status),
      classes: (mark.classes ?? []).join(', '),
      number: text(mark.number),
      filingDate: text(mark.filingDate),
      identical: mark.identical === true,
      look: text(mark.look),
      sound: text(mark.sound),
      meaning: text(mark.meaning),
      goods: text(mark.goods),
      overall: text(mark.overall),
      note: text(mark.note),
      ref: text(mark.ref),
    })),
    verifiedClasses: (result?.verifiedClasses ?? []).join(', '),
    // Each class the client named waits for its advice.
    classAdvice:
      result == null
        ? request.classes.map((one) => emptyClass(`${one}`, `${one}`))
        : result.classAdvice.map(({ classNumber, jurisdiction, advice, reason }, index) => ({
            key: `${index}`,
            classNumber: `${classNumber}`,
            jurisdiction: text(jurisdiction),
            advice,
            reason: text(reason),
          })),
    setAside: (result?.setAside ?? []).map(({ refs, reason }) => ({ refs, reason })),
    strategy: text(result?.strategy),
  };
}

/** What was typed among classes and is none: `9, 99, abc` → ['99', 'abc']. */
export function noClasses(typed: string): string[] {
  return typed
    .split(/[\s,;]+/)
    .filter((part) => part !== '' && !(/^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= 45));
}

/** `9, 11 35` → [9, 11, 35]; whoever calls it has refused what is no class. */
export function classesOf(typed: string): number[] {
  return [
    ...new Set(
      typed
        .split(/[^\d]+/)
        .filter(Boolean)
        .map(Number)
        .filter((number) => number >= 1 && number <= 45),
    ),
  ].sort((left, right) => left - right);
}

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

/** Fields whose classes are none, as keys of sentences: nothing is stored while one of them stands there. */
export function wrongClasses({ verifiedClasses, classAdvice, marks }: ResultDraft): string[] {
  return [
    verifiedClasses,
    ...classAdvice.map(({ classNumber }) => classNumber),
    ...marks.map(({ classes }) => classes),
  ].flatMap(noClasses);
}

/** The same words, whatever the keys of their lines and however a list was typed; an empty line says nothing yet. */
export const sameDraft = (left: ResultDraft, right: ResultDraft): boolean => wordsOf(left) === wordsOf(right);

/** As it is stored: classes in order, nothing around a text. What is no class stays as typed. */
const tidyClasses = (typed: string): string =>
  noClasses(typed).length === 0 ? classesOf(typed).join(', ') : typed;
const tidyWords = (typed: string): string =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .join(', ');

function wordsOf(draft: ResultDraft): string {
  const tidy = {
    ...draft,
    verifiedClasses: tidyClasses(draft.verifiedClasses),
    descriptiveWords: tidyWords(draft.descriptiveWords),
    marks: draft.marks.map((mark) => ({ ...mark, classes: tidyClasses(mark.classes) })),
    classAdvice: draft.classAdvice
      .filter((one) => one.advice !== '' || one.reason.trim() !== '')
      .map((one) => ({ ...one, classNumber: tidyClasses(one.classNumber) })),
  };
  return JSON.stringify(tidy, (name, value: unknown) =>
    name === 'key' ? undefined : typeof value === 'string' ? value.trim() : value,
  );
}

/** Lines of advice that say nothing of any class, so that nothing written there is dropped. */
export const withoutClass = ({ classAdvice }: Pick<ResultDraft, 'classAdvice'>): boolean =>
  classAdvice.some(({ classNumber }) => classNumber.trim() === '');

/** What of the classes cannot be stored: a text in the language of staff, by its key. */
export function classProblem(
  draft: ResultDraft,
): { readonly key: 'noClass'; readonly given: string } | { readonly key: 'classMissing' } | undefined {
  const wrong = wrongClasses(draft);
  if (wrong.length > 0) return { key: 'noClass', given: wrong.join(', ') };
  return withoutClass(draft) ? { key: 'classMissing' } : undefined;
}

/** Top-level parts that two drafts tell differently. */
export function differences(mine: ResultDraft, theirs: ResultDraft): (keyof ResultDraft)[] {
  return (Object.keys(mine) as (keyof ResultDraft)[]).filter(
    (part) => JSON.stringify(mine[part]) !== JSON.stringify(theirs[part]),
  );
}

/** One part in one line, for the comparison of two versions. */
export function summaryOf(draft: ResultDraft, part: keyof ResultDraft): string {
  const value = draft[part];
  if (part === 'offices')
    return draft.offices
      .map((office) =>
        [`${office.jurisdiction}:`, office.verdict, office.risk, office.notSearched, office.reason]
          .filter(Boolean)
          .join(' '),
      )
      .join('\n');
  if (part === 'classAdvice')
    return draft.classAdvice
      .map(({ classNumber, jurisdiction, advice, reason }) =>
        [classNumber, jurisdiction, advice, reason].filter(Boolean).join(' '),
      )
      .join('\n');
  if (part === 'setAside')
    return draft.setAside.map(({ refs, reason }) => `${refs.length}: ${reason}`).join('\n');
  if (part === 'marks')
    return draft.marks.map((mark) => `${mark.name} (${mark.jurisdiction}) ${mark.overall}`).join('\n');
  return String(value);
}
