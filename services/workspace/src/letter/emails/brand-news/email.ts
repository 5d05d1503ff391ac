import { dayWords } from '../../../words/moment.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { text, type Block } from '../page/email-content.js';

/** Letters about what is done for a brand, each with its own words and all of one build. */
export const brandNews = [
  'threat-opened',
  'threat-closed',
  'threat-reopened',
  'threat-reminder',
  'threat-unanswered',
  'platform-report-filed',
  'platform-report-granted',
  'platform-report-refused',
  'platform-report-withdrawn',
  'case-letter-ready',
  'case-letter-reminder',
  'case-letter-sent',
  'case-letter-returned',
  'case-letter-answered',
  'case-letter-withdrawn',
  'other-side-wrote',
  'other-side-asked',
  'demand-kept',
  'demand-withdrawn',
  'service-waiting',
  'service-finished',
  'service-cancelled',
  'finding-alert',
  'scan-finished',
  'scan-clean',
] as const;
export type BrandNews = (typeof brandNews)[number];

const LONGEST_BRAND = 26;

/** So that a subject with a long name still says what it is about. */
const shortened = (brand: string): string =>
  brand.length <= LONGEST_BRAND ? brand : `${brand.slice(0, LONGEST_BRAND - 1).trimEnd()}…`;

/** Params: brand (empty where its name is not known), day (YYYY-MM-DD, only where something happens on one), link. */
function brandTemplate(name: BrandNews): EmailTemplate {
  return {
    name,
    content: ({ say, params, locale }) => {
      const own = sayOf(say, name);
      const [brand, day] = [params.text('brand'), params.text('day', '')];
      const dated: readonly Block[] =
        day === '' ? [] : [{ kind: 'facts', rows: [{ label: own('day'), values: [dayWords(day, locale)] }] }];
      return {
        subject: own('subject', { brand: brand === '' ? say('common.yourBrand') : shortened(brand) }),
        preheader: own('heading'),
        heading: own('heading'),
        before: [
          text(
            own('lead', {
              brand: brand === '' ? say('common.anyBrand') : say('common.mark', { mark: brand }),
            }),
          ),
          ...dated,
        ],
        button: { label: own('button'), url: params.link() },
        after: [text(own('next'))],
        why: say('common.whyBrand'),
      };
    },
  };
}

export const brandNewsTemplates: readonly EmailTemplate[] = brandNews.map(brandTemplate);
