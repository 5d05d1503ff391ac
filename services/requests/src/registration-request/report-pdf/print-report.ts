import { niceClasses } from '@cotta/reference/nice-classes.js';
import { officeName } from '@cotta/reference/office-names.js';
import type { Language } from '@cotta/reference/languages.js';
import { openReport, type FrozenReport, type SealedReport } from '../verification/frozen-report.js';
import { classAdviceOf } from '../verification/verification-content.js';
import { printedMarks } from './print-marks.js';
import { keyOf, type PrintedBlock, type PrintedSection, type Printing } from './printed-block.js';
import { printedSearches } from './print-searches.js';
import { reportWords } from './report-words.js';

/** Everything a file of a report says, in one language and in its order. */
export interface PrintedReport {
  readonly language: Language;
  readonly fileName: string;
  readonly releasedAt: string;
  readonly kind: string;
  readonly name: string;
  readonly facts: string;
  readonly sections: readonly PrintedSection[];
  readonly closing: readonly string[];
  /** Foot of a page, which are both counted from 1. */
  readonly foot: (page: number, count: number) => string;
}

/** The sentences of a frozen report: from its text and from nothing else, so that a later change of the order cannot reach them. */
export function printReport(
  sealed: SealedReport,
  language: Language,
  /** Address at which anybody checks the file. @defaultValue nothing is printed about it */
  verifyAt?: string,
): PrintedReport {
  const report = openReport(sealed);
  const say = reportWords(language);
  const printing: Printing = { report, language, say, office: (code) => officeName(code, language) };
  const { seal } = sealed;
  const short = (seal.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join(' ');
  const version = say('version', { version: report.number });
  const day = say.day(report.releasedOn);
  return {
    language,
    fileName: fileNameOf(report, language),
    releasedAt: report.releasedAt,
    kind: say('kind'),
    name: report.asked.name === '' ? say('asked.logoOnly') : report.asked.name,
    facts: [
      ...(report.lawyerName === null ? [] : [say('by', { lawyer: report.lawyerName })]),
      day,
      version,
      report.publicId,
      `${say('seal')} ${short}`,
    ].join(' · '),
    sections: sectionsOf(printing).filter(({ blocks }) => blocks.length > 0),
    closing: [
      `${say('hash')} ${seal}`,
      say('pdf.since', { day }),
      say('limits.none'),
      say('pdf.sealed'),
      ...(verifyAt === undefined ? [] : [say('pdf.verify', { address: verifyAt })]),
    ],
    foot: (page, count) =>
      `${report.publicId} · ${version} · ${say('pdf.page', { page, pages: count })} · ${short}`,
  };
}

export function fileNameOf(
  { publicId, number }: Pick<FrozenReport, 'publicId' | 'number'>,
  language: Language,
): string {
  return `report-${publicId}-v${number}-${language}.pdf`;
}

function sectionsOf(printing: Printing): PrintedSection[] {
  const {
    report: { content, outcome, dismissReason, dismissAlternatives },
    say,
  } = printing;
  const refused: PrintedSection[] =
    outcome === 'approved'
      ? []
      : [
          { heading: say('dismissed.status'), blocks: texts(dismissReason) },
          { heading: say('dismissed.alternatives'), blocks: dismissAlternatives.map((text) => ({ text })) },
        ];
  return [
    ...refused,
    { heading: say('verdict.title'), blocks: verdicts(printing) },
    { heading: say('strategy'), blocks: texts(content?.strategy) },
    { heading: say('distinctiveness.title'), blocks: distinctiveness(printing) },
    ...printedMarks(printing),
    { heading: say('classes.title'), blocks: classes(printing) },
    ...printedSearches(printing),
    { heading: say('asked.title'), blocks: asked(printing) },
  ];
}

/** Paragraphs of a longer text; none where nothing was written. */
function texts(text: string | null | undefined): PrintedBlock[] {
  return (text ?? '')
    .split(/\n+/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ text: part }));
}

function verdicts({ report: { content, searches }, say, office }: Printing): PrintedBlock[] {
  const sampled = new Set(
    searches
      .flatMap(({ offices }) => offices)
      .filter(({ coverage }) => coverage === 'SAMPLE')
      .map(({ jurisdiction }) => jurisdiction),
  );
  return (content?.jurisdictions ?? []).flatMap(
    ({ jurisdiction, verdict, risk, reason, notSearched, notSearchedText, sampleNote }) => [
      {
        text: [
          `${office(jurisdiction)} (${jurisdiction})`,
          say(`verdict.${keyOf(verdict)}`),
          ...(risk ? [say(`risk.${keyOf(risk)}`)] : []),
        ].join(' · '),
        look: 'strong' as const,
      },
      ...texts(reason),
      ...(notSearched
        ? [
            {
              text: `${notSearched === 'OTHER' ? (notSearchedText ?? '') : say(`notSearched.${notSearched}`)} ${say('searched.noAnswer')}`.trim(),
            },
          ]
        : []),
      ...(sampled.has(jurisdiction) ? [{ text: say('verdict.sample') }] : []),
      ...texts(sampleNote),
    ],
  );
}

function distinctiveness({ report: { content }, say }: Printing): PrintedBlock[] {
  const facts = content?.distinctiveness;
  if (facts === null || facts === undefined) return [];
  return [
    {
      text: say('distinctiveness.scale', { band: say(`distinctiveness.${keyOf(facts.band)}`) }),
      look: 'strong',
    },
    ...texts(facts.explanation),
    ...(facts.descriptiveWords.length === 0
      ? []
      : [{ text: `${say('distinctiveness.words')} ${say.list(facts.descriptiveWords)}` }]),
    ...(facts.whatHelps ? [{ text: `${say('distinctiveness.helps')} ${facts.whatHelps}` }] : []),
  ];
}

function classes({ report: { content, asked: of }, say, language, office }: Printing): PrintedBlock[] {
  const advice = content === null ? [] : classAdviceOf(content, of.classes);
  return (['recommended', 'advised against', 'not assessed'] as const).flatMap((kind) => {
    const lines = advice.filter((one) => one.advice === kind);
    return lines.length === 0
      ? []
      : [
          { text: say(`classes.${keyOf(kind)}`), look: 'strong' as const },
          ...lines.map(({ classNumber, jurisdiction, reason }) => {
            const title = niceClasses.find(({ number }) => number === classNumber)?.title[language] ?? '';
            const named = say('pdf.class', { number: classNumber, title });
            return {
              text: [
                jurisdiction ? say('pdf.in', { office: office(jurisdiction), text: named }) : named,
                ...(reason ? [reason] : []),
              ].join('. '),
            };
          }),
        ];
  });
}

function asked({ report: { asked: of }, say, office }: Printing): PrintedBlock[] {
  const rows: readonly (readonly [string, string])[] = [
    ['name', `${of.name === '' ? say('asked.logoOnly') : of.name} · ${say(`asked.kind.${keyOf(of.kind)}`)}`],
    ['meaning', of.meaning],
    ['offices', of.offices.map(office).join(', ')],
    ['goods', of.description],
    ['website', of.websites.join(', ')],
  ];
  return rows
    .filter(([, value]) => value !== '')
    .flatMap(([key, value]) => [{ text: say(`asked.${key}`), look: 'muted' as const }, { text: value }]);
}
