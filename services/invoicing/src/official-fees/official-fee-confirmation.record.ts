import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { officeOf } from '@cotta/reference/offices.js';
import { feeLineNames } from '../price-list/official-fees/fees-in-force.js';

/** Proposed: another admin has to agree. Confirmed: prices are made with it from its day on. */
export const confirmationStates = ['Proposed', 'Confirmed', 'Declined'] as const;

export const officialFeeConfirmationResource = defineResource({
  name: 'OfficialFeeConfirmation',
  table: 'official_fee_confirmation',
  doc: 'What somebody read on the page of an office about one of its fees. The rows are the history; each one that counts makes a version of the price list.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  defaultOrder: [{ field: 'createdAt', direction: 'DESC' }],
  unique: [['position']],
  fields: {
    office: f.code('JurisdictionCode', 'Whose fee it is.', {
      known: (code) => officeOf(code) !== undefined,
      filterable: true,
    }),
    line: f.enumeration('Which of its fees.', {
      name: 'OfficialFeeLine',
      values: feeLineNames,
      filterable: true,
    }),
    amounts: f.list(
      f.integer(
        'Minor units of the currency of the office: for the classes that are included, then for each next class; the last one comes again. Percent of a surcharge that is a share.',
        { min: 0 },
      ),
      { min: 1, max: 8 },
    ),
    formerAmounts: f.list(f.integer('What prices were made with until then; empty where nobody knew it.'), {
      max: 8,
    }),
    currency: f.code('CurrencyCode', 'In which the office takes it.'),
    validFrom: f.calendarDate('Since when the office takes it, or from when it will.'),
    inForceFrom: f.calendarDate('First day on which prices are made with it; empty until it counts.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    sourceUrl: f.url('Page of the office.'),
    lookedOn: f.calendarDate('When the page was looked at.'),
    note: f.longText('What is worth knowing of it.', { max: 2000, optional: true }),
    state: f.enumeration('Whether it counts.', {
      name: 'OfficialFeeConfirmationState',
      values: confirmationStates,
      filterable: true,
    }),
    enteredById: f.ref('User', 'Who looked at the page.', {
      as: 'enteredBy',
      ofAnyClient: true,
      filterable: true,
    }),
    decidedById: f.ref('User', 'Who agreed or said no, where two were needed.', {
      as: 'decidedBy',
      ofAnyClient: true,
      optional: true,
    }),
    declinedBecause: f.longText('Why it does not count.', { max: 2000, optional: true }),
    position: f.integer('Place among all that count, from 1; empty until it counts.', {
      min: 1,
      optional: true,
    }),
    openPrices: f.integer(
      'How many quotes and unpaid orders of the office were open then; they keep their price.',
      {
        min: 0,
        optional: true,
      },
    ),
    openPricesThatDiffer: f.integer(
      'How many of them would come out differently when they are asked for anew.',
      {
        min: 0,
        optional: true,
      },
    ),
    feesLeftToCheck: f.integer('How many fees of the office were still to be looked at afterwards.', {
      min: 0,
      optional: true,
    }),
  },
});

export const officialFeeConfirmation = recordDecider(
  officialFeeConfirmationResource,
  { added: 'OfficialFeeEntered', amended: 'OfficialFeeDecided', removed: 'OfficialFeeRemoved' },
  {
    writable: [
      'office',
      'line',
      'amounts',
      'formerAmounts',
      'currency',
      'validFrom',
      'sourceUrl',
      'lookedOn',
      'state',
      'enteredById',
    ],
    create: [],
    update: [],
    remove: [],
  },
);
