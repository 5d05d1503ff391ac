import type { AdminRequestResult } from './admin-request.graphql.js';
import type { SaveVerificationResultVariables } from './commands/save-verification-result.graphql.js';

export type AdminRequest = NonNullable<AdminRequestResult['registrationRequest']>;
export type ResultInput = SaveVerificationResultVariables['input'];
export type Verdict = 'GO' | 'GO_WITH_CHANGES' | 'NOT_ADVISED';
export type Risk = 'LOW' | 'MEDIUM' | 'HIGH';
export type Strength = 'STRONG' | 'MEDIUM' | 'WEAK' | 'NONE';

export interface OfficeDraft { readonly jurisdiction: string; readonly verdict: Verdict | ''; readonly risk: Risk | ''; readonly reason: string }

/** Everything as typed: numbers and lists stay text until they are sent. */
export interface MarkDraft {
  readonly key: string; readonly name: string; readonly owner: string; readonly jurisdiction: string; readonly status: string; readonly classes: string; readonly number: string; readonly filingDate: string;
  readonly identical: boolean; readonly look: string; readonly sound: string; readonly meaning: string; readonly goods: string; readonly overall: string; readonly note: string;
}

export interface ResultDraft {
  readonly offices: readonly OfficeDraft[];
  readonly strength: Strength | ''; readonly strengthWhy: string; readonly descriptiveWords: string; readonly whatHelps: string;
  readonly similarity: Risk | ''; readonly similarityWhy: string;
  readonly marks: readonly MarkDraft[];
  readonly verifiedClasses: string; readonly recommendedClasses: string;
  readonly strategy: string;
}

const text = (value: string | number | null | undefined): string => (value == null ? '' : String(value));

export const emptyMark = (key: string, jurisdiction: string): MarkDraft => ({ key, name: '', owner: '', jurisdiction, status: '', classes: '', number: '', filingDate: '', identical: false, look: '', sound: '', meaning: '', goods: '', overall: '', note: '' });

/** The stored report as a draft, with one line for each office that was asked about. */
export function draftOf(request: AdminRequest): ResultDraft {
  const result = request.verificationResult;
  const known = result?.jurisdictions ?? [];
  const codes = [...new Set([...(request.jurisdictions ?? []), ...known.map((office) => office.jurisdiction)])];
  return {
    offices: codes.map((code) => {
      const office = known.find((one) => one.jurisdiction === code);
      return { jurisdiction: code, verdict: office?.verdict ?? '', risk: office?.risk ?? '', reason: office?.reason ?? '' };
    }),
    strength: result?.distinctiveness?.band ?? '', strengthWhy: text(result?.distinctiveness?.explanation),
    descriptiveWords: (result?.distinctiveness?.descriptiveWords ?? []).join(', '), whatHelps: text(result?.distinctiveness?.whatHelps),
    similarity: result?.similarity?.band ?? '', similarityWhy: text(result?.similarity?.explanation),
    marks: (result?.similarTrademarks ?? []).map((mark, index) => ({
      key: `${index}`, name: text(mark.name), owner: text(mark.owner), jurisdiction: text(mark.jurisdiction), status: text(mark.status), classes: (mark.classes ?? []).join(', '), number: text(mark.number), filingDate: text(mark.filingDate),
      identical: mark.identical === true, look: text(mark.look), sound: text(mark.sound), meaning: text(mark.meaning), goods: text(mark.goods), overall: text(mark.overall), note: text(mark.note),
    })),
    verifiedClasses: (result?.verifiedClasses ?? []).join(', '), recommendedClasses: (result?.recommendedClasses ?? []).join(', '),
    strategy: text(result?.strategy),
  };
}

/** `9, 11 35` → [9, 11, 35]; what is no class stays out. */
export function classesOf(typed: string): number[] {
  return [...new Set(typed.split(/[^\d]+/).filter(Boolean).map(Number).filter((number) => number >= 1 && number <= 45))].sort((left, right) => left - right);
}

const score = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Math.min(100, Number(typed)) : null);
const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** What is finished enough to be stored; half-filled lines stay on the screen only. */
export function inputOf(draft: ResultDraft, mark: string): ResultInput {
  const complete = draft.offices.flatMap(({ jurisdiction, verdict, risk, reason }) => (verdict === '' || risk === '' || reason.trim() === '' ? [] : [{ jurisdiction, verdict, risk, reason: reason.trim() }]));
  return {
    textValue: orNull(mark),
    jurisdictions: complete,
    distinctiveness: draft.strength === '' || draft.strengthWhy.trim() === '' ? null : { band: draft.strength, explanation: draft.strengthWhy.trim(), descriptiveWords: draft.descriptiveWords.split(',').map((word) => word.trim()).filter(Boolean), whatHelps: orNull(draft.whatHelps) },
    similarity: draft.similarity === '' || draft.similarityWhy.trim() === '' ? null : { band: draft.similarity, explanation: draft.similarityWhy.trim() },
    similarTrademarks: draft.marks.filter((one) => one.name.trim() !== '').map((one) => ({
      name: one.name.trim(), owner: orNull(one.owner), jurisdiction: one.jurisdiction, status: orNull(one.status), classes: classesOf(one.classes), number: orNull(one.number), filingDate: orNull(one.filingDate),
      identical: one.identical, look: score(one.look), sound: score(one.sound), meaning: score(one.meaning), goods: score(one.goods), overall: score(one.overall), note: orNull(one.note),
    })),
    verifiedClasses: classesOf(draft.verifiedClasses), recommendedClasses: classesOf(draft.recommendedClasses),
    strategy: orNull(draft.strategy),
  };
}

/** What still keeps the report from being sent, as keys of sentences. */
export function missingIn(draft: ResultDraft): string[] {
  const missing: string[] = [];
  if (draft.offices.some((office) => office.verdict === '' || office.risk === '' || office.reason.trim() === '')) missing.push('offices');
  if (draft.strength === '' || draft.strengthWhy.trim() === '') missing.push('distinctiveness');
  return missing;
}

export const sameDraft = (left: ResultDraft, right: ResultDraft): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Top-level parts that two drafts tell differently. */
export function differences(mine: ResultDraft, theirs: ResultDraft): (keyof ResultDraft)[] {
  return (Object.keys(mine) as (keyof ResultDraft)[]).filter((part) => JSON.stringify(mine[part]) !== JSON.stringify(theirs[part]));
}

/** One part in one line, for the comparison of two versions. */
export function summaryOf(draft: ResultDraft, part: keyof ResultDraft): string {
  const value = draft[part];
  if (part === 'offices') return draft.offices.map((office) => `${office.jurisdiction}: ${office.verdict} ${office.risk} ${office.reason}`).join('\n');
  if (part === 'marks') return draft.marks.map((mark) => `${mark.name} (${mark.jurisdiction}) ${mark.overall}`).join('\n');
  return String(value);
}
