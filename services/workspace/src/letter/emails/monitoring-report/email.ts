import { languageOf } from '@cotta/reference/languages.js';
import { platformName } from '@cotta/reference/monitoring-names.js';
import { dayWords } from '../../../words/moment.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { text, type Block } from '../page/email-content.js';

const LONGEST_BRAND = 26;

/** So that a subject with a long name still says what it is about. */
const shortened = (brand: string): string =>
  brand.length <= LONGEST_BRAND ? brand : `${brand.slice(0, LONGEST_BRAND - 1).trimEnd()}…`;

/** What a period of scans came to. Params: brand (empty where its name is not known), from, to and next (YYYY-MM-DD, next empty where nothing is searched any
 *  more), searched, late, found, kept and threats (numbers), unreached (keys of platforms), reasons (of what was dropped, one entry for each), link. */
export const monitoringReport: EmailTemplate = {
  name: 'monitoring-report',
  content: ({ say, params, locale }) => {
    const own = sayOf(say, 'monitoring-report');
    const brand = params.text('brand');
    const [searched, found, late] = [
      params.number('searched'),
      params.number('found'),
      params.number('late'),
    ];
    const [unreached, next] = [params.texts('unreached'), params.text('next')];
    const named = { brand: brand === '' ? say('common.anyBrand') : say('common.mark', { mark: brand }) };
    const lead =
      searched === 0
        ? own('leadNotSearched', named)
        : found === 0
          ? own('leadNothing', { ...named, count: searched })
          : own('leadFound', { ...named, count: found });
    const facts: Block = {
      kind: 'facts',
      rows: [
        {
          label: own('period'),
          values: [`${dayWords(params.text('from'), locale)} – ${dayWords(params.text('to'), locale)}`],
        },
        { label: own('searched'), values: [own('sources', { count: searched })] },
        ...(unreached.length === 0
          ? []
          : [
              {
                label: own('unreached'),
                values: unreached.map((key) => platformName(key, languageOf(locale))),
              },
            ]),
        ...dropped(own, params.texts('reasons')),
        { label: own('kept'), values: [String(params.number('kept'))] },
        { label: own('threats'), values: [String(params.number('threats'))] },
        { label: own('next'), values: [next === '' ? own('noNext') : dayWords(next, locale)] },
      ],
    };
    return {
      subject: own('subject', { brand: brand === '' ? say('common.yourBrand') : shortened(brand) }),
      preheader: lead,
      heading: own('heading'),
      before: [text(lead), ...(late === 0 ? [] : [text(own('late', { count: late }))]), facts],
      button: { label: own('button'), url: params.link() },
      after: [text(own('after'))],
      why: say('common.whySubscription'),
    };
  },
};

/** How many were dropped for each reason; that nothing was is not said of a period that found nothing. */
function dropped(own: ReturnType<typeof sayOf>, reasons: readonly string[]) {
  if (reasons.length === 0) return [];
  const counted = [...new Set(reasons)].map(
    (reason) => `${own(REASONS[reason] ?? 'reasonOther')}: ${reasons.filter((one) => one === reason).length}`,
  );
  return [{ label: own('dropped'), values: counted }];
}

/** Reasons as they are stored. */
const REASONS: Readonly<Record<string, string>> = {
  'Other goods': 'reasonGoods',
  'Ordinary word': 'reasonWord',
  'Own offer': 'reasonOwn',
  'Resale of genuine goods': 'reasonResale',
  'Mention without use': 'reasonMention',
  'Ended already': 'reasonEnded',
  'Not similar': 'reasonNotSimilar',
  'Own or a partner’s': 'reasonPartner',
};
