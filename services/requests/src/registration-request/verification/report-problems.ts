import type { FieldRefusal, Refusal } from '@cotta/kit/model/words/refusal.js';
import { sameName, type RecordedSearch, type SearchedHit, type SearchedOffice } from './recorded-search.js';
import type { VerificationContent } from './verification-content.js';
import { no } from '../../refusals.js';

/** How long a search speaks for a report that is released on it. */
export const SEARCH_DAYS = 7;
const DAY_MS = 86_400_000;

/** What a report lacks before it may be released; `REPORT_…` in the words of staff. */
export const reportProblemCodes = [
  'NOTHING_WRITTEN',
  'DISTINCTIVENESS_MISSING',
  'OFFICES_MISSING',
  'ANSWER_MISSING',
  'SEARCH_MISSING',
  'SEARCH_OLD',
  'SEARCH_OTHER_NAME',
  'SEARCH_DEGRADED',
  'SEARCH_INCOMPLETE',
  'SEARCH_NARROWED',
  'SEARCHED_AFTER_ALL',
  'VERDICT_WITHOUT_SEARCH',
  'REASON_MISSING',
  'RISK_MISSING',
  'HIT_UNTREATED',
  'SAMPLE_UNEXPLAINED',
  'CLASS_REASON_MISSING',
  'CLASS_ADVISED_TWICE',
] as const;

/** One thing that a report lacks. */
export type ReportProblemCode = (typeof reportProblemCodes)[number];

/** What a report lacks, and at which office and class; null where it is about none. */
export interface ReportProblem {
  readonly code: ReportProblemCode;
  readonly jurisdiction: string | null;
  readonly classNumber: number | null;
  /** Found marks that are neither listed nor set aside. */
  readonly refs: readonly string[];
}

/** A report before its release, with what it is judged by. `now`: the instant of the judgment. */
export interface ReportDraft {
  /** The name of the request, empty for a logo without words. */
  readonly name: string;
  /** Offices the client asked for. */
  readonly offices: readonly string[];
  readonly content: VerificationContent | undefined;
  readonly searches: readonly RecordedSearch[];
  readonly now: Date;
}

type OfficeAnswer = VerificationContent['jurisdictions'][number];

/** All that stands between a report and its release, at once; empty when it says only what was done. */
export function reportProblems(draft: ReportDraft): ReportProblem[] {
  const { content, offices } = draft;
  if (content === undefined) return [problem('NOTHING_WRITTEN')];
  const answered = new Set(content.jurisdictions.map(({ jurisdiction }) => jurisdiction));
  return [
    ...(content.distinctiveness ? [] : [problem('DISTINCTIVENESS_MISSING')]),
    ...(offices.length + answered.size === 0 ? [problem('OFFICES_MISSING')] : []),
    ...offices.filter((office) => !answered.has(office)).map((office) => problem('ANSWER_MISSING', office)),
    ...claimProblems(draft),
  ];
}

/** What is wrong with the answers that were written, whether or not all were: also a refusal of the name must not claim a search nobody made. */
export function claimProblems(draft: ReportDraft): ReportProblem[] {
  const { content } = draft;
  return content === undefined
    ? []
    : [
        ...content.jurisdictions.flatMap((answer) => answerProblems(draft, content, answer)),
        ...classProblems(content),
      ];
}

function answerProblems(
  draft: ReportDraft,
  content: VerificationContent,
  answer: OfficeAnswer,
): ReportProblem[] {
  const { jurisdiction, verdict, risk, notSearched, notSearchedText } = answer;
  const hasBasis = searchesThatCount(draft, jurisdiction);
  if (notSearched) {
    return [
      ...(verdict === 'no answer' ? [] : [problem('VERDICT_WITHOUT_SEARCH', jurisdiction)]),
      ...(notSearched === 'OTHER' && !notSearchedText ? [problem('REASON_MISSING', jurisdiction)] : []),
      ...(hasBasis.length > 0 ? [problem('SEARCHED_AFTER_ALL', jurisdiction)] : []),
    ];
  }
  if (hasBasis.length === 0) return [problem(whyNoneCounts(draft, jurisdiction), jurisdiction)];
  const refs = untreatedHits(hasBasis, content, jurisdiction).map(({ ref }) => ref);
  return [
    ...(verdict === 'no answer' || risk ? [] : [problem('RISK_MISSING', jurisdiction)]),
    ...(refs.length === 0 ? [] : [{ ...problem('HIT_UNTREATED', jurisdiction), refs }]),
    ...(risk === 'low' && onSampleOnly(hasBasis, jurisdiction) && !answer.sampleNote
      ? [problem('SAMPLE_UNEXPLAINED', jurisdiction)]
      : []),
  ];
}

/** Searches of this very name in this office that a report may rest on today. */
export function searchesThatCount(
  { searches, name, now }: Pick<ReportDraft, 'searches' | 'name' | 'now'>,
  jurisdiction: string,
): RecordedSearch[] {
  return searches.filter(
    (search) => officeOf(search, jurisdiction) !== undefined && whyNot(search, { name, now }) === undefined,
  );
}

/** What a search says of this office; undefined where it did not search there. */
export function officeOf({ offices }: RecordedSearch, jurisdiction: string): SearchedOffice | undefined {
  return offices.find((office) => office.jurisdiction === jurisdiction);
}

function whyNot(
  search: RecordedSearch,
  { name, now }: { readonly name: string; readonly now: Date },
): ReportProblemCode | undefined {
  if (!sameName(search.query, name)) return 'SEARCH_OTHER_NAME';
  if (search.degraded) return 'SEARCH_DEGRADED';
  if (search.incomplete) return 'SEARCH_INCOMPLETE';
  if (search.since) return 'SEARCH_NARROWED';
  return now.getTime() - Date.parse(search.searchedAt) > SEARCH_DAYS * DAY_MS ? 'SEARCH_OLD' : undefined;
}

/** The newest search says best what to do next. */
function whyNoneCounts({ searches, name, now }: ReportDraft, jurisdiction: string): ReportProblemCode {
  const newest = searches
    .filter((search) => officeOf(search, jurisdiction) !== undefined)
    .toSorted((one, other) => other.searchedAt.localeCompare(one.searchedAt))[0];
  return (newest === undefined ? undefined : whyNot(newest, { name, now })) ?? 'SEARCH_MISSING';
}

/** Hits of an office, of every search that counts, that the report neither lists nor sets aside. A mark whose office nobody knows concerns each. */
export function untreatedHits(
  searches: readonly RecordedSearch[],
  { similarTrademarks, setAside }: Pick<VerificationContent, 'similarTrademarks' | 'setAside'>,
  jurisdiction: string,
): SearchedHit[] {
  const aside = new Set(setAside.flatMap(({ refs }) => refs));
  const hits = new Map(searches.flatMap(({ hits: found }) => found).map((hit) => [hit.ref, hit]));
  return [...hits.values()].filter(
    (hit) =>
      concerns(hit, jurisdiction) &&
      !aside.has(hit.ref) &&
      !similarTrademarks.some((listed) => isListed(listed, hit)),
  );
}

const concerns = ({ jurisdictions }: SearchedHit, jurisdiction: string): boolean =>
  jurisdictions.length === 0 || jurisdictions.includes(jurisdiction);

function isListed(
  { ref, name, number }: VerificationContent['similarTrademarks'][number],
  hit: SearchedHit,
): boolean {
  return (
    ref === hit.ref ||
    (sameName(name, hit.name) && number !== undefined && number !== null && hit.numbers.includes(number))
  );
}

function onSampleOnly(searches: readonly RecordedSearch[], jurisdiction: string): boolean {
  return searches.every((search) => officeOf(search, jurisdiction)?.coverage === 'SAMPLE');
}

function classProblems({ classAdvice }: VerificationContent): ReportProblem[] {
  const places = classAdvice.map(({ classNumber, jurisdiction }) => `${classNumber} ${jurisdiction ?? ''}`);
  return [
    ...classAdvice
      .filter(({ advice, reason }) => advice === 'advised against' && !reason)
      .map(({ classNumber, jurisdiction }) =>
        problem('CLASS_REASON_MISSING', jurisdiction ?? null, classNumber),
      ),
    ...classAdvice
      .filter((_, at) => places.indexOf(places[at] ?? '') !== at)
      .map(({ classNumber, jurisdiction }) =>
        problem('CLASS_ADVISED_TWICE', jurisdiction ?? null, classNumber),
      ),
  ];
}

function problem(
  code: ReportProblemCode,
  jurisdiction: string | null = null,
  classNumber: number | null = null,
): ReportProblem {
  return { code, jurisdiction, classNumber, refs: [] };
}

/** One refusal that names every problem, each at its place: `report.EU.SEARCH_MISSING`. */
export function refuseReport(problems: readonly ReportProblem[]): Refusal {
  const fields = problems.map(({ code, jurisdiction, classNumber }): FieldRefusal => ({
    path: [
      'report',
      ...(jurisdiction === null ? [] : [jurisdiction]),
      ...(classNumber === null ? [] : [String(classNumber)]),
    ],
    code,
    message: messages[code],
    params: {
      ...(jurisdiction === null ? {} : { office: jurisdiction }),
      ...(classNumber === null ? {} : { class: classNumber }),
    },
  }));
  return { ...no('REPORT_NOT_READY'), fields };
}

const messages: Readonly<Record<ReportProblemCode, string>> = {
  NOTHING_WRITTEN: 'Nothing was written yet.',
  DISTINCTIVENESS_MISSING: 'Say how distinctive the name is.',
  OFFICES_MISSING: 'Answer for at least one office.',
  ANSWER_MISSING: 'This office was asked for and has no answer.',
  SEARCH_MISSING: 'Search this register, or say why it was not searched.',
  SEARCH_OLD: `The search is older than ${SEARCH_DAYS} days: search again.`,
  SEARCH_OTHER_NAME: 'Only another name was searched here: search the name of the request.',
  SEARCH_DEGRADED: 'The registers were being loaded during the search: search again.',
  SEARCH_INCOMPLETE: 'There were more hits than can be kept: narrow the search by classes.',
  SEARCH_NARROWED: 'Only marks filed since a day were searched: search without the day.',
  SEARCHED_AFTER_ALL:
    'It says this register was not searched, yet a search of it is recorded: take the reason away.',
  VERDICT_WITHOUT_SEARCH: 'This register was not searched, so only "No answer" is possible.',
  REASON_MISSING: 'Write why this register was not searched.',
  RISK_MISSING: 'Choose the risk.',
  HIT_UNTREATED: 'List the found marks, or set them aside with a reason.',
  SAMPLE_UNEXPLAINED: 'Only a sample was searched: write why the risk is low all the same.',
  CLASS_REASON_MISSING: 'Write why you advise against this class.',
  CLASS_ADVISED_TWICE: 'This class has two answers for the same office.',
};
