import type { PortalMonitoringReportResult } from '../report.graphql.js';

/** The report of one period, as its page reads it. */
export type Report = PortalMonitoringReportResult['brandMonitoringReportList']['items'][number];
