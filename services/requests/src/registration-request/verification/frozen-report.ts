import { createHash } from 'node:crypto';
import { DateTime } from 'luxon';
import { askedInReport, type AskedInReport, type RequestedMark } from './mark-fields.js';
import { OFFICE_ZONE } from './promised-time.js';
import type { RecordedSearch } from './recorded-search.js';
import { searchesThatCount } from './report-problems.js';
import type { VerificationContent } from './verification-content.js';

/** Everything a released report prints. Never changed afterwards. */
export interface FrozenReport {
  readonly publicId: string;
  readonly number: number;
  readonly outcome: 'approved' | 'dismissed';
  /** ISO instant, and its calendar date where the lawyers sit. */
  readonly releasedAt: string;
  readonly releasedOn: string;
  readonly lawyerName: string | null;
  readonly lawyerRole: string;
  readonly asked: AskedInReport;
  readonly content: VerificationContent | null;
  readonly searches: readonly RecordedSearch[];
  readonly dismissReason: string | null;
  readonly dismissAlternatives: readonly string[];
}

/** A released report, with the digest that shows whether it was changed since. */
export interface SealedReport {
  /** The report as canonical JSON: keys in order, no spaces. */
  readonly text: string;
  /** SHA-256 of the text in UTF-8, hexadecimal. */
  readonly seal: string;
}

/** What a report is frozen from, at the instant `now`. */
export interface Release extends Omit<FrozenReport, 'releasedAt' | 'releasedOn' | 'asked' | 'searches'> {
  readonly mark: RequestedMark;
  readonly searches: readonly RecordedSearch[];
  readonly now: Date;
}

/** Freezes what is released, with the searches its answers rest on. */
export function sealReport({ mark, searches, now, ...said }: Release): SealedReport {
  const report: FrozenReport = {
    ...said,
    releasedAt: now.toISOString(),
    releasedOn: DateTime.fromJSDate(now, { zone: OFFICE_ZONE }).toFormat('yyyy-MM-dd'),
    asked: askedInReport(mark),
    searches: basis(said.content, { searches, name: mark.value, now }),
  };
  const text = canonicalJson(report);
  return { text, seal: sealOf(text) };
}

/** SHA-256 of the text in UTF-8, hexadecimal. */
export function sealOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** The edge: the text is what `sealReport` wrote. */
export function openReport({ text }: SealedReport): FrozenReport {
  return JSON.parse(text) as FrozenReport;
}

/** Only searches that speak for an office of the report: what else was tried on the way claims nothing. */
function basis(
  content: VerificationContent | null,
  about: { readonly searches: readonly RecordedSearch[]; readonly name: string; readonly now: Date },
): RecordedSearch[] {
  const offices = (content?.jurisdictions ?? [])
    .filter(({ notSearched }) => !notSearched)
    .map(({ jurisdiction }) => jurisdiction);
  const used = new Set(
    offices.flatMap((jurisdiction) => searchesThatCount(about, jurisdiction).map(({ searchId }) => searchId)),
  );
  return about.searches.filter(({ searchId }) => used.has(searchId));
}

/** The same value gives the same text, whatever the order of its keys. @source RFC 8785 for values without numbers that are not integers */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value))
    return `[${value.map((item) => canonicalJson(item === undefined ? null : item)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
}
