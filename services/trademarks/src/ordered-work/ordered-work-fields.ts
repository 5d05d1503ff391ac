import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

const inside = { optional: true, visibleTo: staff } as const;

/** Said by whoever orders. */
export const billingCountry = f.code('CountryCode', 'Country of the billing address: taxes follow from it.', {
  optional: true,
});

/** What a record knows of the order that a client placed at it. Its money, its payment and its end are the service order's. `many`: the list of such records of a service order. */
export const orderedWorkFields = <const Many extends string>(many: Many) => ({
  serviceRequestId: f.ref('ServiceRequest', 'The order by which it is paid; none while nothing is ordered.', {
    as: 'serviceRequest',
    many,
    optional: true,
    filterable: true,
  }),
  orderedFee: f.money('Our fee as it was ordered, before tax.', { ...inside, published: true }),
  orderedOfficeFee: f.money("The office's fee as it was ordered.", { ...inside, published: true }),
  orderCountry: f.code('CountryCode', 'Country of the billing address, as it was ordered.', inside),
  orderLanguage: f.code('LanguageCode', 'Language in which it was ordered.', inside),
  orderBy: f.calendarDate('Last day to pay for it, so that it can be done in time.', { optional: true }),
  workReleasedAt: f.instant('From then on the work goes on: it is paid, or an admin let it begin.', {
    optional: true,
  }),
});
