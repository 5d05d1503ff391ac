import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { PAGE } from '@cotta/kit/runtime/pdf/sheet.js';
import { readPdf, wholeText } from '@cotta/kit/testing/read-pdf.js';
import { languages, type Language } from '@cotta/reference/languages.js';
import { sealReport } from '../verification/frozen-report.js';
import { officeOf } from '../verification/report-problems.js';
import { classAdviceOf, type VerificationContent } from '../verification/verification-content.js';
import { content, preloaded, mark, search } from '../../testing/facts.js';
import { printReport } from './print-report.js';
import { renderReport } from './render-report.js';

const written: VerificationContent = {
  ...content,
  strategy: 'File the word first.\n\nThe logo can wait.',
  distinctiveness: {
    band: 'strong',
    explanation: 'An invented word.',
    descriptiveWords: ['glass', 'lamp'],
    whatHelps: 'Nothing is missing.',
  },
  similarity: { band: 'medium', explanation: 'One mark is close in sound.' },
  jurisdictions: [
    {
      jurisdiction: 'EU',
      verdict: 'go',
      risk: 'low',
      reason: 'Nothing in the way.',
      sampleNote: 'The sample holds all lamps.',
    },
    {
      jurisdiction: 'US',
      verdict: 'no answer',
      risk: null,
      reason: 'Not looked at.',
      notSearched: 'NO_REGISTER_HELD',
    },
  ],
  classAdvice: [
    { classNumber: 11, advice: 'recommended' },
    {
      classNumber: 19,
      jurisdiction: 'EU',
      advice: 'advised against',
      reason: 'LUMERA is registered for floors.',
    },
  ],
  similarTrademarks: [
    {
      name: 'LUMERA',
      owner: 'Lumera a.s.',
      jurisdiction: 'EU',
      status: 'Registered',
      classes: [11, 19],
      number: '018000123',
      filingDate: '2019-04-02',
      identical: false,
      look: 71,
      sound: 88,
      meaning: 20,
      goods: 92,
      overall: 82,
      note: 'One vowel differs.',
    },
  ],
  setAside: [{ refs: ['EU:1', 'EU:2', 'EU:3'], reason: 'Other goods.' }],
};
const of = search({
  offices: [
    {
      jurisdiction: 'EU',
      register: 'EUIPO',
      dataOf: '2026-01-14',
      coverage: 'SAMPLE',
      sinceYear: null,
      identical: 0,
      similar: 4,
      total: 9,
    },
  ],
});
const sealed = (value: VerificationContent = written) =>
  sealReport({
    publicId: 'V-7K2M9Q4X',
    number: 2,
    outcome: 'approved',
    lawyerName: preloaded.lawyerName,
    lawyerRole: 'lawyer',
    mark,
    content: value,
    searches: [of],
    dismissReason: null,
    dismissAlternatives: [],
    now: new Date('2026-01-15T10:00:00Z'),
  });
const spaced = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();
const read = async (language: Language, report = sealed()) =>
  readPdf(await renderReport(printReport(report, language)));

describe.each(languages.map((language) => [language] as const))('the file of a report in %s', (language) => {
  it('says where anybody checks it, where the site has an address', async () => {
    const address = 'https://www.cotta.test/verify';
    const text = wholeText(await readPdf(await renderReport(printReport(sealed(), language, address))));
    expect(text).toContain(address);
    expect(wholeText(await read(language))).not.toContain('/verify');
  });

  it('says what the frozen text says: seal, verdicts, searches, what was not searched and why', async () => {
    const report = sealed();
    const pages = await read(language, report);
    const text = wholeText(pages);
    const printed = printReport(report, language);
    const said = [
      printed.kind,
      printed.name,
      printed.facts,
      ...printed.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map((block) => block.text)]),
      ...printed.closing,
    ];
    expect(said.filter((part) => !text.includes(spaced(part)))).toEqual([]);
    const frozen = JSON.parse(report.text) as { content: VerificationContent };
    for (const part of [
      report.seal,
      createHash('sha256').update(report.text).digest('hex'),
      preloaded.lawyerName,
      'V-7K2M9Q4X',
      ...frozen.content.jurisdictions.map(({ reason }) => reason),
      'EUIPO',
      of.query,
      'LUMERA',
      'Lumera a.s.',
      '018000123',
      'Other goods.',
      'LUMERA is registered for floors.',
      'The logo can wait.',
      'An invented word.',
    ])
      expect(text).toContain(part);
    for (const [at, page] of pages.entries())
      expect(wholeText([page])).toContain(printed.foot(at + 1, pages.length));
    const outside = pages.flatMap((page) =>
      page.texts.filter(
        ({ x, y, width }) =>
          x < PAGE.left - 1 || x + width > PAGE.width - PAGE.right + 1 || y < 14 || y > PAGE.height - 14,
      ),
    );
    expect(outside).toEqual([]);
  });

  it('has words for every answer, reason and kind, and none is left unfilled', () => {
    const every = sealed({
      ...written,
      jurisdictions: (
        ['NO_REGISTER_HELD', 'REGISTER_AWAY', 'SIGN_NOT_COMPARABLE', 'CLIENT_ASKED_NOT_TO', 'OTHER'] as const
      ).map((notSearched, at) => ({
        jurisdiction: ['US', 'CH', 'JP', 'CA', 'AU'][at] ?? '',
        verdict: 'no answer' as const,
        risk: null,
        reason: 'None.',
        notSearched,
        notSearchedText: 'Away.',
      })),
    });
    expect(JSON.stringify(printReport(every, language))).not.toMatch(/\{\{|undefined|null,/);
  });
});

describe('a report in a file', () => {
  it('makes no claim about an office that was not searched', async () => {
    const text = wholeText(await read('en'));
    expect(text).toContain(
      'United States: Not searched, because we hold no copy of this register. There is no answer for it yet.',
    );
    expect(text).toContain(
      'European Union: no identical mark in the part of the register that we hold, data of 14 January 2026. It is a sample, not the whole. 4 similar marks found (61 of 100 or closer).',
    );
    expect(text).not.toContain('United States: no identical');
    expect(officeOf(of, 'US')).toBeUndefined();
  });

  it('is the same file for the same report, and another for another', async () => {
    const [first, second, other] = await Promise.all([
      renderReport(printReport(sealed(), 'sk')),
      renderReport(printReport(sealed(), 'sk')),
      renderReport(printReport(sealed({ ...written, strategy: 'Wait.' }), 'sk')),
    ]);
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
    expect(Buffer.from(first).equals(Buffer.from(other))).toBe(false);
  });

  it('is tagged, names its language and carries its typefaces', async () => {
    const file = Buffer.from(await renderReport(printReport(sealed(), 'cs'))).toString('latin1');
    expect(file).toContain('/MarkInfo');
    expect(file).toContain('/StructTreeRoot');
    expect(file).toMatch(/\/Lang \(cs\)/);
    expect(file).toContain('/FontFile2');
    expect(file).not.toContain('/BaseFont /Helvetica');
  });

  it('goes on to the next page with texts of any length', async () => {
    const pages = await read(
      'en',
      sealed({
        ...written,
        strategy: 'wordy '.repeat(4_000),
        jurisdictions: written.jurisdictions.map((one) => ({ ...one, reason: 'X'.repeat(2_000) })),
      }),
    );
    expect(pages.length).toBeGreaterThan(4);
    expect(wholeText(pages).match(/\bwordy\b/g)).toHaveLength(4_000);
    expect(
      Math.min(
        ...pages.flatMap(({ texts }) =>
          texts.filter(({ text }) => text.startsWith('wordy')).map(({ y }) => y),
        ),
      ),
    ).toBeGreaterThanOrEqual(PAGE.bottom - 4);
  });

  it('of a "no" says why, and what could work instead', async () => {
    const report = sealReport({
      publicId: 'V-1',
      number: 1,
      outcome: 'dismissed',
      lawyerName: preloaded.lawyerName,
      lawyerRole: 'lawyer',
      mark,
      content: null,
      searches: [],
      dismissReason: 'Both words describe the goods.',
      dismissAlternatives: ['Add an invented word.'],
      now: new Date('2026-01-15T10:00:00Z'),
    });
    const text = wholeText(await read('en', report));
    for (const part of [
      'We advise against this name',
      'Both words describe the goods.',
      'Add an invented word.',
      report.seal,
    ])
      expect(text).toContain(part);
    for (const claim of ['no identical mark', 'The answer, office by office', 'Earlier marks'])
      expect(text).not.toContain(claim);
  });
});

it('names the classes that were checked or asked about and are not advised on', () => {
  const lines =
    printReport(sealed({ ...written, verifiedClasses: [11, 35] }), 'en')
      .sections.find(({ heading }) => heading === 'Classes of goods and services')
      ?.blocks.map(({ text }) => text) ?? [];
  expect(lines.slice(lines.indexOf('Not assessed')).join(' ')).toContain('35');
  expect(
    classAdviceOf(
      { classAdvice: [{ classNumber: 30, advice: 'recommended' }], verifiedClasses: [30, 43, 35] },
      [30, 9],
    ).map(({ classNumber, advice }) => [classNumber, advice]),
  ).toEqual([
    [30, 'recommended'],
    [9, 'not assessed'],
    [35, 'not assessed'],
    [43, 'not assessed'],
  ]);
  expect(classAdviceOf({ classAdvice: [], verifiedClasses: [30] }, [9])).toEqual([]);
});
