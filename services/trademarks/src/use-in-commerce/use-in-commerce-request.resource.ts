import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { orderedWorkFields } from '../ordered-work/ordered-work-fields.js';
import { linkedRow } from '../links/record-link.js';
import { reminderFields } from '../deadlines/rows/reminder-fields.js';
import { useInCommerceStatuses, useInCommerceTypes } from './use-in-commerce-status.js';

const known = { optional: true, filterable: true } as const;
const inside = { optional: true, visibleTo: staff } as const;

export const useInCommerceRequestResource = defineResource({
  name: 'UseInCommerceRequest',
  table: 'use_in_commerce_request',
  doc: 'Proof of use for the office of the United States: a statement of use, an extension of its time, or a declaration that keeps a registration.',
  tier: 'aggregate',
  readableBy: ['visitor', 'customer', ...staff],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId }),
    visitor: linkedRow('use-in-commerce'),
  },
  fields: {
    type: f.enumeration('What is to be filed.', {
      name: 'UseInCommerceRequestType',
      values: useInCommerceTypes,
      filterable: true,
    }),
    declarationOfIncontestability: f.boolean(
      'Joined with a declaration of incontestability, Section 15.',
      known,
    ),
    remainingExtensionCount: f.integer('Six-month extensions left.', { optional: true, min: 0, max: 5 }),
    status: f.enumeration('How far it is.', {
      name: 'UseInCommerceRequestStatus',
      values: useInCommerceStatuses,
      filterable: true,
      sortable: true,
    }),
    issueDate: f.calendarDate('Day of the notice of allowance or of the registration it counts from.', {
      ...known,
      sortable: true,
    }),
    dueDate: f.calendarDate('Day by which it has to be filed, before it moves to an open day.', {
      filterable: true,
      sortable: true,
    }),
    graceEndDate: f.calendarDate('Last day with a late fee; none for a statement of use.', {
      ...known,
      sortable: true,
    }),
    confirmedDueDate: f.calendarDate('The due date a second person confirmed.', {
      ...inside,
      filterable: true,
    }),
    dueDateSetById: f.ref('User', 'Who entered the due date.', { as: 'dueDateSetBy', ...inside }),
    lateFeeApplied: f.boolean('Late: the fee of the time of grace is due.', known),
    ...orderedWorkFields('useInCommerceRequests'),
    goodCause: f.longText(
      'Why the mark is not used yet; the office asks for it from the second extension on.',
      {
        max: 2000,
        optional: true,
      },
    ),
    rush: f.boolean('Ordered late, so that the rush fee is in its price.', known),
    linkRevision: f.integer('Links to it with another revision do not open it.', { ...inside, min: 1 }),
    orderCurrency: f.code('CurrencyCode', 'Currency of the order.', inside),
    markName: f.text('The mark it is about, by its name when it was ordered.', {
      max: 300,
      optional: true,
      published: true,
    }),
    pageVisitedOn: f.calendarDate('Day the client first opened its page.', { optional: true }),
    declarationSignedOn: f.calendarDate('Day the client signed the declaration.', { optional: true }),
    opensDate: f.calendarDate('First day the office takes it; the client hears of it then.', {
      ...known,
      sortable: true,
    }),
    lastReminder: f.object(
      'UseInCommerceReminder',
      'The reminder that went out last.',
      reminderFields,
      inside,
    ),
    filedOn: f.calendarDate('Day it was filed.', { ...known, sortable: true }),
    trademarkId: f.ref('Trademark', 'The mark it is about.', {
      as: 'trademark',
      many: 'useInCommerceRequests',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    userId: f.ref('User', "Whose it is; follows the mark's.", {
      as: 'user',
      many: 'useInCommerceRequests',
      ...known,
    }),
    assignedAdminId: f.ref('User', 'Who is in charge.', {
      as: 'assignedAdmin',
      many: 'assignedUseInCommerceRequests',
      ...inside,
      filterable: true,
    }),
  },
});
