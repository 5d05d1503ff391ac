import type { CaseWorkResult } from './case-work.graphql.js';

/** A threat as its board reads it. */
export type Threat = NonNullable<CaseWorkResult['case']>;
export type Finding = Threat['infringements']['items'][number];
export type Evidence = Finding['evidence']['items'][number];
export type Capture = Threat['evidenceCaptures']['items'][number];
export type CaseLetter = Threat['letters']['items'][number];
export type Objection = Threat['objections']['items'][number];
export type PlatformReport = Threat['platformReports']['items'][number];
export type Option = Threat['solutions']['items'][number];
