import { classNumbers } from '@cotta/reference/nice-classes.js';
import { f } from '@cotta/kit/model/field/field.js';
import { laterDueDateCauses } from '../deadlines/later-due-date.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { officeOf } from '@cotta/reference/offices.js';
import { trademarkTypes } from '@cotta/reference/trademark-types.js';
import { reminderFields } from '../deadlines/rows/reminder-fields.js';
import { dateProblemCodes } from './date-problem-codes.js';
import { differenceStates, registerFields } from './register/register-differences.js';
import { scamCauses } from './scam-warnings.js';
import { statusGroups, trademarkStatuses } from './trademark-status.js';

const classGoods = f.object('TrademarkGoods', 'Goods and services by class of the Nice Classification.', {
  class: f.integer('Class of the Nice Classification.', classNumbers),
  terms: f.list(f.text('A term as it is filed.', { max: 1000 }), { max: 2000 }),
});

const dateProblem = f.object(
  'TrademarkDateProblem',
  'A date that is missing, or that cannot be true beside the others.',
  {
    code: f.enumeration('What is wrong.', { name: 'TrademarkDateProblemCode', values: dateProblemCodes }),
    message: f.text('The same in English words, with the dates.', { max: 600 }),
  },
);

const registerDifference = f.object(
  'TrademarkRegisterDifference',
  'What we have on record and what the register of the office says.',
  {
    field: f.enumeration('What differs.', { name: 'TrademarkRegisterField', values: registerFields }),
    ours: f.text('What we have.', { max: 100 }),
    office: f.text('What the register says.', { max: 100 }),
    state: f.enumeration('Whether somebody decided.', {
      name: 'TrademarkRegisterDifferenceState',
      values: differenceStates,
    }),
    keptById: f.id('Who kept ours against the register.', { optional: true }),
    keptReason: f.longText('Why ours was kept.', { max: 2000, optional: true }),
  },
);

/** What an application in the United States can rest on. @source 15 U.S.C. 1051, 1126, 1141f */
export const filingBases = ['1(a)', '1(b)', '44(d)', '44(e)', '66(a)'] as const;

const known = { optional: true, filterable: true } as const;
const date = { ...known, sortable: true } as const;

export const trademarkResource = defineResource({
  name: 'Trademark',
  table: 'trademark',
  doc: 'A mark filed, to be filed or registered at one office. Customers see their own; marks they added themselves are theirs to correct.',
  tier: 'aggregate',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    name: f.text('The words of the mark, or what a mark without words is called.', {
      max: 300,
      min: 1,
      filterable: true,
      sortable: true,
      published: true,
      trigram: true,
    }),
    alias: f.text("The customer's own name for it.", {
      max: 200,
      optional: true,
      filterable: true,
      sortable: true,
      personal: true,
    }),
    jurisdiction: f.code('JurisdictionCode', 'Where it protects; WIPO for an international registration.', {
      filterable: true,
      sortable: true,
      known: (code) => officeOf(code) !== undefined,
    }),
    type: f.enumeration('What the sign consists of.', {
      name: 'TrademarkType',
      values: trademarkTypes,
      filterable: true,
    }),
    status: f.enumeration('How far it is at the office.', {
      name: 'TrademarkStatus',
      values: trademarkStatuses,
      filterable: true,
      sortable: true,
    }),
    statusGroup: f.enumeration('What the status comes down to.', {
      name: 'TrademarkStatusGroup',
      values: statusGroups,
      filterable: true,
      sortable: true,
    }),
    goodsAndServices: f.list(classGoods, { max: 45 }),
    classes: f.list(f.integer('Class it is filed in; follows from the goods.', classNumbers), {
      max: 45,
      filterable: true,
    }),
    number: f.text('Number of the application or registration at the office.', {
      trigram: true,
      max: 60,
      ...date,
      published: true,
    }),
    internationalNumber: f.text('Number of the international registration it rests on.', {
      max: 60,
      ...known,
    }),
    internationalRegistrationDate: f.calendarDate(
      'Day of the international registration it rests on; renewals at WIPO count from it.',
      { optional: true },
    ),
    filingDate: f.calendarDate("Day of filing, in the office's zone.", date),
    applicationFeePaidOn: f.calendarDate(
      'Day the office got its fee for the application: with it, or later where the office allows that.',
      { optional: true },
    ),
    priorityDate: f.calendarDate('Day of the earlier filing whose priority is claimed.', known),
    priorityUsedOn: f.calendarDate(
      'Day of the first later filing of the same mark elsewhere that claims the priority of this one.',
      { optional: true },
    ),
    publicationDate: f.calendarDate('Day the office published it.', known),
    oppositionEndDate: f.calendarDate('Last day to oppose, before it moves to an open day.', known),
    registrationDate: f.calendarDate('Day of registration.', date),
    expirationDate: f.calendarDate('Day the protection ends unless it is renewed.', date),
    nextDate: f.calendarDate(
      'The nearest day by which its owner has to act: of what is not settled yet, in a time of grace the last day of that. Null where nothing is due.',
      { ...date, workedOut: true },
    ),
    douDeadlineDate: f.calendarDate('Next day by which use has to be declared.', date),
    officeDueDate: f.calendarDate(
      'Day by which the office awaits an answer, before it moves to an open day.',
      date,
    ),
    officeLetterDate: f.calendarDate('Day of the letter the office awaits an answer to.', { optional: true }),
    laterDueDateCause: f.enumeration('Why the office awaits the answer later than its rule gives.', {
      name: 'LaterDueDateCause',
      values: laterDueDateCauses,
      optional: true,
      visibleTo: staff,
    }),
    noticeOfAllowanceDate: f.calendarDate(
      'Day of the notice of allowance; the periods for the statement of use count from it.',
      { optional: true },
    ),
    remainingExtensionCount: f.integer('Six-month extensions left for the statement of use.', {
      optional: true,
      min: 0,
      max: 5,
    }),
    filingBasis: f.list(
      f.enumeration('What the application rests on, in the United States.', {
        name: 'TrademarkFilingBasis',
        values: filingBases,
      }),
      { max: 5, ...known },
    ),
    allegationOfUseDate: f.calendarDate('Day an amendment to allege use was accepted.', { optional: true }),
    logoType: f.text('How the picture was filed: in colour, in black and white, as a series.', {
      max: 60,
      optional: true,
    }),
    colorClaim: f.longText('Colours claimed, in words.', { max: 2000, optional: true }),
    directFiling: f.boolean('We file at this office ourselves; otherwise a partner does.', known),
    ipoLink: f.url('Its page in the register of the office.', { optional: true }),
    imported: f.boolean('Entered as it stands elsewhere: we did not file it.', known),
    serviceDescription: f.longText("What it is used for, in the customer's words.", {
      max: 5000,
      optional: true,
      personal: true,
    }),
    userId: f.ref('User', 'Whose it is.', { as: 'user', many: 'trademarks', ...known }),
    brandId: f.ref('Brand', 'The brand it belongs to.', { as: 'brand', many: 'trademarks', ...known }),
    registrationRequestId: f.ref('RegistrationRequest', 'The order it comes from.', {
      as: 'registrationRequest',
      many: 'trademarks',
      ...known,
    }),
    ownerEntityId: f.ref('Party', 'Who owns it.', { as: 'ownerEntity', many: 'ownedTrademarks', ...known }),
    representativeEntityId: f.ref('Party', 'Who represents the owner at the office.', {
      as: 'representativeEntity',
      many: 'representedTrademarks',
      // One attorney represents many clients.
      ofAnyClient: true,
      ...known,
    }),
    parentTrademarkId: f.ref('Trademark', 'The application it was divided from.', {
      as: 'parentTrademark',
      many: 'dividedTrademarks',
      ...known,
    }),
    poaDocumentId: f.ref('Document', 'The power of attorney.', { as: 'poaDocument', optional: true }),
    receiptDocumentId: f.ref('Document', 'The paper of the office about the application it got.', {
      as: 'receiptDocument',
      optional: true,
    }),
    certificateDocumentId: f.ref('Document', 'The registration certificate.', {
      as: 'certificateDocument',
      optional: true,
    }),
    withdrawalRequestedOn: f.calendarDate('Day the customer asked to withdraw it.', { optional: true }),
    renewalOrderedOn: f.calendarDate('Day a renewal was ordered that is not recorded yet.', known),
    renewalFiledOn: f.calendarDate('Day the ordered renewal was handed in at the office.', {
      optional: true,
    }),
    transferFiledOn: f.calendarDate(
      'Day a transfer to a new owner was handed in at the office and is not on record yet.',
      known,
    ),
    brandRegistryCode: f.text(
      'The last code of a marketplace’s brand registry, as the marketplace gave it.',
      {
        min: 4,
        max: 40,
        optional: true,
        published: true,
        visibleTo: staff,
      },
    ),
    brandRegistryCodeSentAt: f.instant(
      'When that code was passed on; it is good for a quarter of an hour from then.',
      { optional: true, visibleTo: staff },
    ),
    reviewAskedAt: f.instant('When its owner was last asked how we did.', {
      optional: true,
      visibleTo: staff,
    }),
    remindersPaused: f.boolean('Letters about its deadlines rest; alarms inside the firm go on.', known),
    lastReminder: f.object('TrademarkReminder', 'The reminder or alarm that went out last.', reminderFields, {
      optional: true,
      visibleTo: staff,
    }),
    declarationConcerns: f.text(
      'Which declaration was filed last: Section 8, Section 71, or as another office calls it.',
      { max: 120, optional: true },
    ),
    registerCheckAskedOn: f.calendarDate(
      'Day a look into the register was asked for, after its last term ran out.',
      { optional: true, visibleTo: staff },
    ),
    registerCheckedOn: f.calendarDate('Day somebody looked into the register.', {
      optional: true,
      visibleTo: staff,
    }),
    registerShowsLapse: f.boolean('The register shows that it was not renewed.', {
      optional: true,
      visibleTo: staff,
    }),
    dateProblems: f.list(dateProblem, { max: 30, optional: true }),
    dateProblemCount: f.integer(
      'How many of its dates are missing or cannot be true; null when all are in order.',
      { ...known, min: 1, visibleTo: staff },
    ),
    registerDifferences: f.list(registerDifference, { max: 12, optional: true, visibleTo: staff }),
    openRegisterDifferenceCount: f.integer('Differences from the register that are not settled.', {
      ...known,
      min: 0,
      visibleTo: staff,
    }),
    keptRegisterDifferenceCount: f.integer(
      'How many of them one person settled for ours, and a second person has not looked at.',
      { ...known, min: 0, visibleTo: staff },
    ),
    scamWarningAfter: f.enumeration(
      'What brings false invoices next; null while there is nothing to warn of.',
      { name: 'TrademarkScamCause', values: scamCauses, optional: true, visibleTo: staff },
    ),
    scamWarningAt: f.instant('When its owner is to be warned of them.', { ...known, visibleTo: staff }),
    scamWarnedOf: f.list(
      f.enumeration('What its owner was warned after.', { name: 'TrademarkScamCause', values: scamCauses }),
      { max: 3, optional: true, visibleTo: staff },
    ),
    statusBeforeDivide: f.enumeration('Where it goes on after the divide.', {
      name: 'TrademarkStatus',
      values: trademarkStatuses,
      optional: true,
      visibleTo: staff,
    }),
    dividedGoods: f.list(classGoods, { max: 45, optional: true, visibleTo: staff }),
    assignedAdminId: f.ref('User', 'Who is in charge.', {
      as: 'assignedAdmin',
      many: 'assignedTrademarks',
      manyFor: staff,
      ...known,
      visibleTo: staff,
    }),
  },
});

export type TrademarkFields = typeof trademarkResource.fields;
