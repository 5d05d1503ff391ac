import { classNumbers } from '@cotta/reference/nice-classes.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';

/** Form of a mark as offices name it. @source specification, "registration request" */
export const markForms = [
  'WORD',
  'FIGURATIVE',
  'STYLIZED_CHARACTERS',
  'SHAPE',
  'COMBINED_SHAPE',
  'SOUND',
] as const;

/** @source specification, "registration request", applicant */
export const ownerKinds = ['APPLICANT_INDIVIDUAL', 'APPLICANT_BUSINESS'] as const;

const office = f.code('JurisdictionCode', 'Office.', { known: knownJurisdiction });
const answer = (doc: string, max: number) => f.text(doc, { max, optional: true });
const goods = f.list(
  f.object('OrderGoods', 'Goods or services of one class; where no term is named, the lawyer writes them.', {
    classNumber: f.integer('Class of the Nice Classification.', classNumbers),
    terms: f.list(f.text('One term.', { max: 1000 }), { max: 200 }),
  }),
  { max: 45 },
);
const address = {
  street: answer('Street and number.', 200),
  city: answer('Town.', 100),
  postcode: answer('Postcode.', 20),
  country: f.code('CountryCode', 'Country.', { optional: true }),
};

/** What is filled in before an order is placed. Half of it may be missing: it is kept as it was typed, and judged when the order is placed. */
export const orderDraftFields = {
  markAlias: answer('A name for the mark among several.', 200),
  markForm: f.enumeration('Form of the mark.', { name: 'OrderMarkForm', values: markForms, optional: true }),
  jurisdictions: f.list(office, { max: 101 }),
  goods,
  officeGoods: f.list(
    f.object('OrderOfficeGoods', 'What one office is asked for instead of the rest.', {
      jurisdiction: office,
      goods,
    }),
    { max: 101 },
  ),
  owner: f.object('OrderOwner', 'Who is to own the mark.', {
    kind: f.enumeration('A person or a business.', {
      name: 'OrderOwnerKind',
      values: ownerKinds,
      optional: true,
    }),
    firstName: answer('First name.', 100),
    lastName: answer('Last name.', 100),
    businessName: answer('Name of the business with its legal form.', 300),
    companyId: answer('Number in the company register.', 40),
    ...address,
    state: answer('State or territory by ISO 3166-2, where addresses have one.', 10),
  }),
  billing: f.object('OrderBilling', 'Who is invoiced.', {
    sameAsOwner: f.boolean('The owner is invoiced.'),
    kind: f.enumeration('A person or a business.', {
      name: 'OrderOwnerKind',
      values: ownerKinds,
      optional: true,
    }),
    name: answer('Person or company.', 300),
    ...address,
    companyId: answer('Number in the company register.', 40),
    vatId: answer('Number for the value-added tax.', 40),
    email: answer('Where invoices go.', 254),
  }),
  useInCommerce: f.boolean('The mark is used already.', { optional: true }),
  e2eProtection: f.boolean('End-to-end protection is wanted.'),
  brandProtection: f.boolean('Brand protection is wanted.'),
  euipoGrantRequested: f.boolean('The EUIPO grant for small firms is asked for.'),
  couponCode: answer('Coupon.', 40),
  currency: f.code('CurrencyCode', 'Currency of the order.', { optional: true }),
};

/** The form of an order as it was last saved. */
export type OrderDraft = InputOf<typeof orderDraftFields>;

/** Classes of an order, each with the terms named for it. */
export type OrderGoods = OrderDraft['goods'];

/** Office → classes and terms it is asked for. */
export function goodsByOffice({
  jurisdictions,
  goods: shared,
  officeGoods,
}: Pick<OrderDraft, 'jurisdictions' | 'goods' | 'officeGoods'>): ReadonlyMap<string, OrderGoods> {
  return new Map(
    [...new Set(jurisdictions)].map((code) => [
      code,
      officeGoods.find(({ jurisdiction }) => jurisdiction === code)?.goods ?? shared,
    ]),
  );
}

/** Statuses from which an order can still be placed. */
export const ORDERABLE: readonly unknown[] = [null, 'Verification approved', 'Verification dismissed'];
