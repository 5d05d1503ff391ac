import { markWords, officeWords } from '../about-request.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { text, type Block } from '../page/email-content.js';

/** Letters about what happens to a mark, each with its own words and all of one build. */
export const markNews = [
  'trademark-filed',
  'number-issued',
  'response-filed',
  'answer-accepted',
  'use-accepted',
  'trademark-published',
  'trademark-opposed',
  'trademark-registered',
  'certificate-sent',
  'trademark-refused',
  'protection-ended',
  'mark-revived',
  'withdrawal-asked',
  'mark-withdrawn',
  'representative-changed',
  'similar-trademarks-notice',
  'brand-registry-code',
  'report-violation',
  'scam-warning',
  'answer-facts-needed',
] as const;
export type MarkNews = (typeof markNews)[number];

/** Letters whose button opens something else than the mark. */
const ownButton: readonly MarkNews[] = ['report-violation', 'answer-facts-needed'];

/** Params: mark, jurisdiction, number (empty where the office gave none yet), code (of a marketplace, where one is passed on), link. */
function markTemplate(name: MarkNews): EmailTemplate {
  return {
    name,
    content: (writing) => {
      const { say, params } = writing;
      const own = sayOf(say, name);
      const [code, number, passedOn] = [
        params.text('jurisdiction'),
        params.text('number'),
        params.text('code', ''),
      ];
      const office = officeWords(writing, code);
      const words = { mark: markWords(writing), office, code };
      const facts: Block = {
        kind: 'facts',
        rows: [
          { label: say('common.markLabel'), values: [params.text('mark')] },
          { label: say('common.officeLabel'), values: [office] },
          ...(number === '' ? [] : [{ label: say('common.registerNumber'), values: [number] }]),
          ...(passedOn === '' ? [] : [{ label: own('code'), values: [passedOn] }]),
        ],
      };
      return {
        subject: subjectOf(own('subject', words), params.text('mark'), (mark) =>
          own('subject', { ...words, mark: say('common.mark', { mark }) }),
        ),
        preheader: own('heading'),
        heading: own('heading'),
        before: [text(own('lead', words)), facts],
        button: {
          label: ownButton.includes(name) ? own('button') : say('common.openMark'),
          url: params.link(),
        },
        after: [text(own('next'))],
        why: say('common.whyMark'),
      };
    },
  };
}

const LONGEST_SUBJECT = 78;

/** Mail programs cut what is longer; a long mark is shortened so that the news behind it stays. */
export function subjectOf(whole: string, mark: string, shortened: (mark: string) => string): string {
  const over = whole.length - LONGEST_SUBJECT;
  return over <= 0 ? whole : shortened(`${mark.slice(0, Math.max(1, mark.length - over - 1)).trimEnd()}…`);
}

export const markNewsTemplates: readonly EmailTemplate[] = markNews.map(markTemplate);
