import type { AdminRequestResult } from './registration-request-show.graphql.js';

export type AdminRequest = NonNullable<AdminRequestResult['registrationRequest']>;
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
