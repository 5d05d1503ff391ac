import { isCountry } from '@cotta/reference/countries.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

const inside = { optional: true, visibleTo: staff } as const;

/** Said by whoever orders. */
export const billingCountry = f.code('CountryCode', 'Country of the billing address: taxes follow from it.', {
  known: isCountry,
  optional: true,
});

/** Which order a client placed at a record, and how. `many`: the list of such records of a service order. */
export const placedOrderFields = <const Many extends string>(many: Many) => ({
  serviceRequestId: f.ref('ServiceRequest', 'The order by which it is paid; none while nothing is ordered.', {
    as: 'serviceRequest',
    many,
    optional: true,
    filterable: true,
  }),
  orderCountry: f.code('CountryCode', 'Country of the billing address, as it was ordered.', inside),
  orderLanguage: f.code('LanguageCode', 'Language in which it was ordered.', inside),
});

/** The same of work that a record waits for: what was offered, and when it may begin. Payment and end are the service order's. */
export const orderedWorkFields = <const Many extends string>(many: Many) => ({
  ...placedOrderFields(many),
  orderedFee: f.money('Our fee as it was ordered, before tax.', { ...inside, published: true }),
  orderedOfficeFee: f.money("The office's fee as it was ordered.", { ...inside, published: true }),
  orderBy: f.calendarDate('Last day to pay for it, so that it can be done in time.', { optional: true }),
  workReleasedAt: f.instant('From then on the work goes on: it is paid, or an admin let it begin.', {
    optional: true,
  }),
});
