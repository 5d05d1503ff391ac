import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** Those that a person has to look at stand in the work list. @source money rules R-BANK-2, R-BANK-3 */
export const bankResults = [
  'PAID_EXACT',
  'PAID_WITHIN_TOLERANCE',
  'PARTIALLY_PAID',
  'OVERPAID',
  'ALREADY_PAID_CREDIT',
  'CURRENCY_MISMATCH',
  'UNMATCHED',
] as const;

export const bankCreditResource = defineResource({
  name: 'BankCredit',
  table: 'bank_credit',
  doc: 'A transfer that came to our account, and what it paid. Each once, under the bank’s own number.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  defaultOrder: [{ field: 'bookedAt', direction: 'DESC' }],
  unique: [['transactionId']],
  fields: {
    transactionId: f.text('Id at the bank.', { max: 80, min: 1, filterable: true }),
    bookedAt: f.instant('When it was booked.', { filterable: true, sortable: true }),
    amountMinor: f.integer('Minor units.', { min: 1 }),
    currency: f.text('ISO 4217; any, not only those we charge in.', { max: 3, min: 3, filterable: true }),
    reference: f.text('What the payer wrote.', { max: 1000, personal: true }),
    payer: f.text('Who paid, as the bank names him.', { max: 300, optional: true, personal: true }),
    result: f.enumeration('What it did.', {
      name: 'BankCreditResult',
      values: bankResults,
      filterable: true,
      sortable: true,
    }),
    variableSymbol: f.text('Symbol it was matched by.', { max: 10, optional: true, filterable: true }),
    productId: f.ref('Product', 'What it pays.', {
      as: 'product',
      many: 'bankCredits',
      optional: true,
      filterable: true,
    }),
    outstandingMinor: f.integer('Still to pay after it, minor units.', { min: 0, optional: true }),
    returnedMinor: f.integer('How much of that was sent back to the payer, minor units.', {
      min: 0,
      optional: true,
    }),
    returnAskedMinor: f.integer(
      'How much one admin asked to be sent back; another one confirms it. Minor units.',
      {
        min: 1,
        optional: true,
      },
    ),
    returnAskedById: f.ref('User', 'Who asked for it to be sent back.', {
      as: 'returnAskedBy',
      optional: true,
    }),
    returnReason: f.longText('Why it goes back, as it was last asked for.', {
      max: 2000,
      optional: true,
      personal: true,
    }),
    surplusMinor: f.integer('More than was asked for: the customer’s credit, minor units.', {
      min: 0,
      optional: true,
    }),
  },
});

export const bankCredit = recordDecider(
  bankCreditResource,
  { added: 'BankCreditBooked', amended: 'BankCreditAmended', removed: 'BankCreditRemoved' },
  {
    writable: [
      'transactionId',
      'bookedAt',
      'amountMinor',
      'currency',
      'reference',
      'payer',
      'result',
      'variableSymbol',
      'productId',
      'outstandingMinor',
      'surplusMinor',
    ],
    fixed: ['transactionId', 'bookedAt', 'amountMinor', 'currency', 'reference', 'payer'],
    create: [],
    update: ['admin'],
    remove: [],
  },
);

export const bankCreditEntity = recordEntity(bankCreditResource, bankCredit);
