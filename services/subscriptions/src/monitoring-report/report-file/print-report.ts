import type { Language } from '@cotta/reference/languages.js';
import { platformName, sourceName } from '@cotta/reference/monitoring-names.js';
import type { RowOf } from '@cotta/kit/model/field/field.js';
import type { brandMonitoringReportResource } from '../brand-monitoring-report.record.js';
import { reportWords, type ReportWords } from './report-words.js';

/** A line of the file: what it is about, and what is so. */
export interface PrintedLine {
  readonly label: string;
  readonly text: string;
}

/** Everything the file of a report says, in its order. */
export interface PrintedReport {
  readonly language: Language;
  readonly title: string;
  readonly brand: string;
  readonly head: readonly PrintedLine[];
  readonly sections: readonly {
    readonly heading: string;
    readonly lead?: string;
    readonly lines: readonly PrintedLine[];
  }[];
  readonly closing: string;
  readonly page: ReportWords['page'];
}

/** British English, so that the day stands before the month. */
const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', cs: 'cs', sk: 'sk', es: 'es' };

/** A report with every field. */
export type ReportRow = RowOf<typeof brandMonitoringReportResource>;

/** The sentences of a report in one language: from its record and from nothing else, so that they stay what they were. */
export function printReport(report: ReportRow, brand: string, language: Language): PrintedReport {
  const words = reportWords[language];
  const days = new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'long', timeZone: 'UTC' });
  const day = (on: string): string => days.format(new Date(`${on}T00:00:00Z`));
  return {
    language,
    title: words.title,
    brand,
    head: [
      { label: words.period, text: `${day(report.startDate)} – ${day(report.endDate)}` },
      { label: words.tier, text: report.tier },
    ],
    sections: [
      { heading: words.short, ...shortly(report, language, day) },
      { heading: words.scans, lines: scanLines(report, words, day) },
      {
        heading: words.sources,
        ...(report.sources.length === 0 ? { lead: words.noSources } : {}),
        lines: report.sources.map((one) => ({
          label: sourceName(one, language),
          text: [
            words.outcome[one.outcome],
            ...(one.searchedOn ? [day(one.searchedOn)] : []),
            ...(one.near == null ? [] : [`${words.near}: ${one.near}`]),
            ...(one.passedOver == null ? [] : [`${words.passedOver}: ${one.passedOver}`]),
          ].join(' · '),
        })),
      },
      {
        heading: words.reasons,
        ...(report.dropReasons.length === 0 ? { lead: words.noReasons } : {}),
        lines: [...new Set(report.dropReasons)].map((reason) => ({
          label: words.reason[reason],
          text: String(report.dropReasons.filter((one) => one === reason).length),
        })),
      },
    ],
    closing: words.today,
    page: words.page,
  };
}

function shortly(report: ReportRow, language: Language, day: (on: string) => string) {
  const words = reportWords[language];
  const { searched, unreached, foundCount, dropReasons, keptCount, threatCount, nextScanOn } = report;
  const lead = searched.length === 0 ? words.nothingSearched : foundCount === 0 ? words.nothing : undefined;
  return {
    ...(lead === undefined ? {} : { lead }),
    lines: [
      { label: words.searched, text: String(searched.length) },
      ...(unreached.length === 0
        ? []
        : [
            {
              label: words.unreached,
              text: unreached.map((key) => platformName(key, language)).join(', '),
            },
          ]),
      { label: words.found, text: String(foundCount) },
      { label: words.dropped, text: String(dropReasons.length) },
      { label: words.kept, text: String(keptCount) },
      { label: words.threats, text: String(threatCount) },
      { label: words.next, text: nextScanOn ? day(nextScanOn) : words.noNext },
    ],
  };
}

function scanLines(
  { scans }: ReportRow,
  words: ReportWords,
  day: (on: string) => string,
): readonly PrintedLine[] {
  return scans.map(({ dueOn, answerBy, answeredOn, state }) => ({
    label: words.scan[state],
    text: [
      `${words.dueOn} ${day(dueOn)}`,
      ...(answeredOn
        ? [`${words.answeredOn} ${day(answeredOn)}`]
        : answerBy
          ? [`${words.answerBy} ${day(answerBy)}`]
          : []),
    ].join(' · '),
  }));
}
