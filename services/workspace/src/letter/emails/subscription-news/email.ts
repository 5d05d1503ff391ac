import { amountText } from '../about-payment.js';
import type { FactRow } from '../about-request.js';
import { sayOf, type EmailTemplate, type Writing } from '../email-template.js';
import { text, type Block } from '../page/email-content.js';
import { dayWords } from '../../../words/moment.js';
import type { Say } from '../../../words/say.js';

/** Letters about a subscription and its charges, each with its own words and all of one build; whether its day has a line. */
const subscriptionNews = {
  'subscription-win-back': { dated: false },
  'charge-announced': { dated: true },
  'charge-declined': { dated: true },
  'charge-card-needed': { dated: true },
  'charge-confirm': { dated: true },
  'charge-reminder': { dated: true },
  'subscription-recovered': { dated: true },
  'subscription-ended-unpaid': { dated: false },
  'subscription-lapsed': { dated: false },
  'subscription-trial-used': { dated: false },
  'subscription-upgraded': { dated: false },
  'subscription-upgrade-dropped': { dated: false },
  'subscription-downgrade-planned': { dated: true },
  'subscription-downgrade-recalled': { dated: false },
  'subscription-resumed': { dated: true },
  'subscription-paused': { dated: false },
  'subscription-unpaused': { dated: true },
} as const satisfies Readonly<Record<string, { readonly dated: boolean }>>;
export type SubscriptionNews = keyof typeof subscriptionNews;

const LONGEST_BRAND = 26;

/** So that a subject with a long name still says what it is about. */
const shortened = (brand: string): string =>
  brand.length <= LONGEST_BRAND ? brand : `${brand.slice(0, LONGEST_BRAND - 1).trimEnd()}…`;

/** What of one such letter is its own. */
interface NewsParts {
  readonly lead?: (writing: Writing) => string;
  readonly next?: (writing: Writing) => string;
  readonly days: (writing: Writing, own: Say) => readonly FactRow[];
}

/** Params: brand and tier (empty where they are not known), day (YYYY-MM-DD), amountMinor and currency where an amount is known, link. */
function subscriptionTemplate(
  name: string,
  { days, lead = () => 'lead', next = () => 'next' }: NewsParts,
): EmailTemplate {
  return {
    name,
    content: (writing) => {
      const { say, params, locale } = writing;
      const own = sayOf(say, name);
      const [brand, tier] = [params.text('brand'), params.text('tier', '')];
      const facts: Block = {
        kind: 'facts',
        rows: [
          ...(tier === '' ? [] : [{ label: say('common.subscriptionTier'), values: [tier] }]),
          ...(isPriced(writing)
            ? [{ label: say('common.subscriptionAmount'), values: [amountText(params, locale)] }]
            : []),
          ...days(writing, own),
        ],
      };
      return {
        subject: own('subject', { brand: brand === '' ? say('common.yourBrand') : shortened(brand) }),
        preheader: own('heading'),
        heading: own('heading'),
        before: [
          text(
            own(lead(writing), {
              brand: brand === '' ? say('common.anyBrand') : say('common.mark', { mark: brand }),
            }),
          ),
          ...(facts.rows.length === 0 ? [] : [facts]),
        ],
        button: { label: own('button'), url: params.link() },
        after: [text(own(next(writing)))],
        why: say('common.whySubscription'),
      };
    },
  };
}

const isPriced = ({ params }: Writing): boolean => params.text('currency', '') !== '';

/** The day that `param` holds, under words of the letter; no row where it is not known. */
function dayRow({ params, locale }: Writing, own: Say, param: string, label = param): readonly FactRow[] {
  const day = params.text(param, '');
  return day === '' ? [] : [{ label: own(label), values: [dayWords(day, locale)] }];
}

/** The end of a trial. Params besides: hasCard; chargedOn (YYYY-MM-DD) where there is a card. */
const trialEnds = subscriptionTemplate('subscription-trial-ends', {
  lead: (writing) => {
    if (!writing.params.flag('hasCard')) return 'lead_noCard';
    return isPriced(writing) ? 'lead_priced' : 'lead_unpriced';
  },
  next: ({ params }) => (params.flag('hasCard') ? 'next' : 'next_noCard'),
  days: (writing, own) => [...dayRow(writing, own, 'day'), ...dayRow(writing, own, 'chargedOn', 'charged')],
});

export const subscriptionNewsTemplates: readonly EmailTemplate[] = [
  trialEnds,
  ...Object.entries(subscriptionNews).map(([name, { dated }]) =>
    subscriptionTemplate(name, { days: (writing, own) => (dated ? dayRow(writing, own, 'day') : []) }),
  ),
];
