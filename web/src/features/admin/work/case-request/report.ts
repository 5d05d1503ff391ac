import type { ReportWorkResult } from './report.graphql.js';

/** A report of a threat as its page reads it. */
export type Report = NonNullable<ReportWorkResult['caseRequest']>;
export type Kept = ReportWorkResult['documentList']['items'][number];
