import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../refusals.js';
import { PlatformReportStatus } from './platform-report-status.js';
import { reportChannel } from './report-channels.js';
import { reportText, type ReportFacts } from './report-text.js';

/** Days without an answer after which somebody asks the platform. */
export const FOLLOW_UP_DAYS = 7;

interface Report extends Partial<Omit<ReportFacts, 'markNumber'>> {
  readonly channel?: string;
  readonly markNumber?: string | null;
  readonly status?: string;
}

/** What was filed is not written anew, `FILED`. As many pages as the platform takes at once, `TOO_MANY_LINKS` at `links`, and a number where it takes registered marks alone, `REQUIRED` at `markNumber`. */
export function channelProblem({
  status = PlatformReportStatus.prepared,
  channel = '',
  links = [],
  markNumber,
}: Report): Refusal | undefined {
  if (status !== PlatformReportStatus.prepared) return no('FILED');
  const { mostLinks = null, registeredOnly = false, name = '' } = reportChannel(channel) ?? {};
  if (mostLinks !== null && links.length > mostLinks)
    return refuseFields([
      {
        path: ['links'],
        code: 'TOO_MANY_LINKS',
        message: `${name} takes ${mostLinks} pages a report: prepare another one for the rest.`,
      },
    ]);
  return registeredOnly && !markNumber
    ? refuseFields([
        {
          path: ['markNumber'],
          code: 'REQUIRED',
          message: `${name} takes registered marks alone: give the number.`,
        },
      ])
    : undefined;
}

/** A report is filed today or was before, never tomorrow: `IN_FUTURE` at `filedOn`. `today`: calendar date at the firm. */
export function filedProblem(filedOn: string, today: string): Refusal | undefined {
  return filedOn <= today
    ? undefined
    : refuseFields([
        {
          path: ['filedOn'],
          code: 'IN_FUTURE',
          message: 'Give the day on which it was filed, not a coming one.',
        },
      ]);
}

/** Only pages that stand in the case with their evidence are reported: `LINK_NOT_IN_CASE` at the first that does not. */
export function linksProblem(links: readonly string[], inCase: ReadonlySet<string>): Refusal | undefined {
  const at = links.findIndex((link) => !inCase.has(link));
  return at === -1
    ? undefined
    : refuseFields([
        {
          path: ['links', String(at)],
          code: 'LINK_NOT_IN_CASE',
          message: 'Add this page to the case as a finding with its evidence first.',
        },
      ]);
}

/** The prepared report, from its facts. */
export function preparedText(facts: ReportFacts & { readonly channel: string }): string {
  return reportText(reportChannel(facts.channel) ?? { name: facts.channel, asks: '' }, facts);
}

/** Nobody is asked for an answer before a week is over: `TOO_EARLY`. `today`: calendar date at the firm. */
export function followUpProblem(filedOn: string | null | undefined, today: string): Refusal | undefined {
  return filedOn && addDays(filedOn, FOLLOW_UP_DAYS) <= today ? undefined : no('TOO_EARLY');
}

/** Why a report cannot be removed: `RETAINED.report` once it was filed. */
export function keepReport({ status }: Report): Refusal | undefined {
  return status === PlatformReportStatus.prepared ? undefined : no('RETAINED.report');
}
