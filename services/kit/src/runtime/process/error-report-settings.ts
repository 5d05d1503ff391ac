import { z } from 'zod';

/** Where what nobody expected is reported, beside the log. */
export const errorReportSettings = {
  /** Address of a collector of errors that speaks Sentry's protocol, with its public key: `https://key@errors.example/7`. @defaultValue nobody collects */
  ERROR_REPORT_DSN: z
    .url({ protocol: /^https?$/, error: 'give an address such as https://key@errors.example.test/7' })
    .optional(),
  /** Which build this is, in every report. */
  RELEASE: z.string().max(200).optional(),
};

/** What a program knows of it. */
export interface ErrorReportSettings {
  readonly ERROR_REPORT_DSN?: string | undefined;
  readonly RELEASE?: string | undefined;
}
