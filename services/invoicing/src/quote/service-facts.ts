import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { officeOf } from '@cotta/reference/offices.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import {
  dayToKeep,
  lastDayToOrder,
  officeZone,
  renewalStage,
  renewalWindow,
  type RenewalWindow,
} from '@cotta/reference/renewal-window.js';
import { no } from '../refusals.js';
import { orderFactsFields, type OrderFacts } from './order-facts.js';
import { pricedServices, type PricedService } from './service-lines.js';

const { currency, country, postcode, vatNumber, couponCode } = orderFactsFields;

/** What the price of a service order depends on. */
export const serviceFactsFields = {
  serviceName: f.enumeration('Which service.', { name: 'PricedService', values: pricedServices }),
  jurisdiction: f.code('JurisdictionCode', 'Office.', { known: (code) => officeOf(code) !== undefined }),
  classes: f.integer('How many classes.', { min: 1, max: 45 }),
  expirationDate: f.calendarDate('Day the protection ends; a renewal needs it.', { optional: true }),
  currency,
  customerKind: f.enumeration('A business pays other taxes than a person, whom we take for granted.', {
    name: 'QuoteCustomerKind',
    values: ['CONSUMER', 'BUSINESS'],
    optional: true,
  }),
  country,
  postcode,
  vatNumber,
  couponCode,
};

export type ServiceFacts = InputOf<typeof serviceFactsFields>;

export interface ServiceToPrice {
  readonly facts: OrderFacts & { readonly service: PricedService };
  /** Null for services without a term. */
  readonly window: RenewalWindow | null;
}

/** Which price it is on this day, or why there is none: too early, too late, no day of expiry. */
export function serviceToPrice(
  { serviceName, jurisdiction, classes, expirationDate = null, ...others }: ServiceFacts,
  now: Date,
): ServiceToPrice | Refusal {
  const asked = {
    ...others,
    customerKind: others.customerKind ?? 'CONSUMER',
    filings: [{ jurisdiction, classes }],
  } as const;
  if (serviceName === 'ownership-transfer')
    return {
      facts: { ...asked, service: { name: serviceName, expirationDate: null, late: false, orderBy: null } },
      window: null,
    };
  if (expirationDate === null)
    return refuseFields([
      {
        path: ['expirationDate'],
        code: 'REQUIRED',
        message: 'The day the protection ends is needed; it stands in the register and on the certificate.',
      },
    ]);
  const window = renewalWindow(jurisdiction, expirationDate);
  const today = calendarDate(now, officeZone(jurisdiction));
  const stage = renewalStage(window, today);
  if (stage === 'too early')
    return no(
      'TOO_EARLY_TO_RENEW',
      { from: window.orderFrom },
      { from: dayInWords(window.orderFrom), filed: filedOn(window) },
    );
  const to = lastDayToOrder(window);
  if (stage === 'over') return no('TOO_LATE_TO_RENEW', { to }, { to: dayInWords(to) });
  return {
    facts: {
      ...asked,
      service: {
        name: serviceName,
        expirationDate,
        late: stage === 'in grace',
        orderBy: dayToKeep(window, today),
      },
    },
    window,
  };
}

/** Two days that are not to be taken for one: of the order, and of the office. */
function filedOn({ opensOn }: RenewalWindow): string {
  return opensOn === null
    ? ''
    : ` The office takes it from ${dayInWords(opensOn)}; until then we keep the order.`;
}
