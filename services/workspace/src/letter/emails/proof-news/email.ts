import { amountText } from '../about-payment.js';
import { officeWords } from '../about-request.js';
import { sayOf, type EmailTemplate, type Writing } from '../email-template.js';
import { text, type Block } from '../page/email-content.js';
import { dayWords } from '../../../words/moment.js';

/** Letters about what was decided of a proof of use, about its being late, and about its end. */
export const proofNews = [
  'proof-ordered',
  'proof-given-up',
  'proof-late-fee',
  'proof-filed',
  'proof-ended',
] as const;
export type ProofNews = (typeof proofNews)[number];

interface Filing {
  readonly name: string;
  /** What ends where nothing is filed. */
  readonly loss: string;
  /** What can still be done once it ended. */
  readonly end: string;
}

const BEFORE = { loss: 'lossApplication', end: 'nextApplication' };
const AFTER = { loss: 'lossRegistration', end: 'nextRegistration' };
const filings: Readonly<Record<string, Filing>> = {
  'Statement of use': { name: 'filingStatement', ...BEFORE },
  Extension: { name: 'filingExtension', ...BEFORE },
  'Declaration of use': { name: 'filingDeclaration', ...AFTER },
  'Declaration of use and renewal': { name: 'filingRenewal', ...AFTER },
};
const ANY: Filing = { name: 'filingAny', ...AFTER };

/** What the day of a letter is, where it is not the last one. */
const dayLabels: Readonly<Partial<Record<ProofNews, string>>> = {
  'proof-late-fee': 'graceLabel',
  'proof-filed': 'filedLabel',
};

/** Mark, office, last day; what an order also has: its last day to pay. */
function factsOf(writing: Writing, name: ProofNews): Block {
  const { say, params, locale } = writing;
  const dayLabel = dayLabels[name] ?? 'dueLabel';
  const payBy = name === 'proof-ordered' ? params.text('payBy', '') : '';
  return {
    kind: 'facts',
    rows: [
      { label: say('common.markLabel'), values: [params.text('mark')] },
      { label: say('common.officeLabel'), values: [officeWords(writing, params.text('jurisdiction'))] },
      {
        label: say(`common.${dayLabel}`),
        values: [dayWords(params.text('day'), locale)],
      },
      ...(payBy === '' ? [] : [{ label: say('common.payBy'), values: [dayWords(payBy, locale)] }]),
    ],
  };
}

/** Params: mark, jurisdiction, filing, day (the one that counts at the office, or the day of filing), payBy (empty where nothing is ordered), amountMinor and currency of the late fee for a class, link. */
function proofTemplate(name: ProofNews): EmailTemplate {
  return {
    name,
    content: (writing) => {
      const { say, params, locale } = writing;
      const own = sayOf(say, name);
      const filing = filings[params.text('filing')] ?? ANY;
      const words = {
        mark: say('common.mark', { mark: params.text('mark') }),
        code: params.text('jurisdiction'),
        date: dayWords(params.text('day'), locale),
        filing: say(`common.${filing.name}`),
        loss: say(`common.${filing.loss}`),
        fee: amountText(params, locale),
      };
      return {
        subject: own('subject', words),
        preheader: own('heading'),
        heading: own('heading'),
        before: [text(own('lead', words)), factsOf(writing, name)],
        button: { label: own('button'), url: params.link() },
        after: [text(own(name === 'proof-ended' ? filing.end : 'next', words))],
        why: say('common.whyMarks'),
      };
    },
  };
}

export const proofNewsTemplates: readonly EmailTemplate[] = proofNews.map(proofTemplate);
