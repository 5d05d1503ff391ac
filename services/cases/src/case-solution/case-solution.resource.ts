import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { caseSolutionKinds } from './case-solution-kind.js';
import { caseSolutionStatuses } from './case-solution-status.js';

const item = f.object('CaseSolutionItem', 'One step of the solution.', {
  kind: f.enumeration('Which way it goes.', {
    name: 'CaseSolutionKind',
    values: caseSolutionKinds,
    optional: true,
  }),
  title: f.text('What is done.', { max: 200, min: 1 }),
  description: f.longText('How.', { max: 5000, optional: true }),
  needed: f.longText('What the client has to give or do for it.', { max: 2000, optional: true }),
  risk: f.longText('What can go wrong with it.', { max: 2000, optional: true }),
  price: f.money('What it costs, without tax.'),
  chanceOfSuccess: f.integer('In the lawyer’s eyes, percent.', { min: 0, max: 100, optional: true }),
  days: f.integer('How long it usually takes, calendar days.', { min: 0, max: 3650, optional: true }),
  isIncluded: f.boolean('The plan of the brand includes it: said at the offer, by the service.', {
    optional: true,
  }),
});

export const caseSolutionResource = defineResource({
  name: 'CaseSolution',
  table: 'case_solution',
  doc: 'One way to deal with a case, with its price; customers read "recommended steps", once they are offered.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId, isOffered: true }),
  },
  fields: {
    userId: f.ref('User', 'Owner of the case.', {
      as: 'user',
      many: 'caseSolutions',
      optional: true,
      filterable: true,
    }),
    caseId: f.ref('Case', 'Case it deals with.', {
      as: 'case',
      many: 'solutions',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    status: f.enumeration('How far it is.', {
      name: 'CaseSolutionStatus',
      values: caseSolutionStatuses,
      filterable: true,
      sortable: true,
    }),
    items: f.list(item, { max: 30, min: 1 }),
    currency: f.code('CurrencyCode', 'Currency of all its prices.', { filterable: true }),
    offerSubscription: f.boolean('Comes with a subscription that watches the brand.', { filterable: true }),
    serviceRequestId: f.ref('ServiceRequest', 'Order that delivers it.', {
      as: 'serviceRequest',
      many: 'caseSolutions',
      optional: true,
      filterable: true,
    }),
    askedOn: f.calendarDate('Day the client asked for it; it is offered once its price is named.', {
      optional: true,
      filterable: true,
    }),
    askedNote: f.longText('What the client wants the lawyer to know.', {
      max: 5000,
      optional: true,
      personal: true,
    }),
    orderedPrice: f.money('The sum of its steps as it was ordered, before tax.', {
      optional: true,
      visibleTo: staff,
      published: true,
    }),
    orderedName: f.text('The threat it deals with, by the brand, when it was ordered.', {
      max: 300,
      optional: true,
      visibleTo: staff,
      published: true,
    }),
    orderCountry: f.code('CountryCode', 'Country of the billing address, as it was ordered.', {
      optional: true,
      visibleTo: staff,
    }),
    orderLanguage: f.code('LanguageCode', 'Language in which it was ordered.', {
      optional: true,
      visibleTo: staff,
    }),
    paidAt: f.instant('It is paid, or an admin let the work begin before.', { optional: true }),
    workBegunAt: f.instant('The first of its steps began: it is in progress.', { optional: true }),
    clientsWordDocumentId: f.ref(
      'Document',
      'The mail or letter by which the client ordered it through us.',
      {
        as: 'clientsWordDocument',
        optional: true,
        visibleTo: staff,
      },
    ),
    offeredAt: f.instant('When the client got it.', { optional: true, filterable: true }),
    isOffered: f.boolean('The client reads it: it left the lawyer’s desk.', { secret: true }),
  },
});
