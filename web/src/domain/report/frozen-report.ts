import type { FrozenReport, ReportFields } from './report.graphql.js';

/** A recorded search of the registers, or of an office's own site. */
export type ReportSearch = FrozenReport['searches'][number];

/** What one search looked at in one office. */
export type SearchedOffice = ReportSearch['offices'][number];

/** What the order has and the report has not. */
export type ReportGap = ReportFields['notCovered'][number];

/** The first 12 figures of a seal in groups of four, to be compared by eye. */
export function shortSeal(seal: string): string {
  return (seal.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join(' ');
}
