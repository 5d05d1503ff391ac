import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { sayOf, type EmailTemplate } from '../email-template.js';
import { text, type Block } from '../page/email-content.js';
import { dayWords } from '../../../words/moment.js';

const NAME = 'subscription-status';

/** Statuses of the subscriptions service and the words they go with. */
const variants: Readonly<Record<string, string>> = {
  'Trial started': 'trial',
  'Subscription started': 'active',
  'Past due': 'due',
  'Cancelled at period end': 'cancelled',
  Ended: 'ended',
};

/** How a subscription stands. Params: brand, status, tier, until (YYYY-MM-DD), any but the status may be empty; onTrial; link. */
export const subscriptionStatus: EmailTemplate = {
  name: NAME,
  content: ({ say, params, locale }) => {
    const own = sayOf(say, NAME);
    const [brand, tier, until] = [params.text('brand'), params.text('tier'), params.text('until')];
    const named = variants[params.text('status')];
    // Of a trial nothing is paid that could run on.
    const variant = named === 'cancelled' && params.flag('onTrial') ? 'trialCancelled' : named;
    if (variant === undefined)
      throw new PermanentFault(`no letter for a subscription that is ${params.text('status')}`);
    const facts: Block = {
      kind: 'facts',
      rows: [
        ...(brand === '' ? [] : [{ label: own('brand'), values: [brand] }]),
        ...(tier === '' ? [] : [{ label: own('tier'), values: [tier] }]),
        ...(until === '' ? [] : [{ label: own('until'), values: [dayWords(until, locale)] }]),
      ],
    };
    return {
      subject: own(`subject_${variant}`, {
        brand: brand === '' ? say('common.yourBrand') : shortened(brand),
      }),
      preheader: own(`heading_${variant}`),
      heading: own(`heading_${variant}`),
      before: [text(own(`lead_${variant}`, { brand: brand || say('common.anyBrand') })), facts],
      button: { label: own('button'), url: params.link() },
      after: [],
      why: own('why'),
    };
  },
};

const LONGEST_BRAND = 32;

/** So that a subject with a long name still says what it is about. */
const shortened = (brand: string): string =>
  brand.length <= LONGEST_BRAND ? brand : `${brand.slice(0, LONGEST_BRAND - 1).trimEnd()}…`;
