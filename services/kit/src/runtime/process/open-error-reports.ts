import { passErrorsTo } from './log.js';
import type { ErrorReportSettings } from './error-report-settings.js';

/** The collector, while this process reports to it. */
export interface ErrorReports {
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>;
}

const NOBODY: ErrorReports = { close: () => Promise.resolve() };

/** From here on whatever is logged as an error is reported too; nothing where no collector is named.
 *  `service` as in the lines of the log: `requests`, `requests-worker`. */
export async function openErrorReports(
  service: string,
  settings: ErrorReportSettings,
): Promise<ErrorReports> {
  const { ERROR_REPORT_DSN: dsn, RELEASE: release } = settings;
  if (dsn === undefined) return NOBODY;
  // Read by those alone who report to somebody.
  const { sendReports } = await import('./send-error-reports.js');
  const { report, close } = sendReports({ service, dsn, ...(release === undefined ? {} : { release }) });
  const stop = passErrorsTo(report);
  return {
    close: async () => {
      stop();
      await close();
    },
  };
}
