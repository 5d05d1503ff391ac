import { groupVat } from '../../tax/tax-documents.js';
import type { DocumentLanguage, DocumentLine, MoneyDocument } from '../money-document.js';
import {
  sampleAmerican,
  sampleCompany,
  sampleCrownAccount,
  sampleEuroAccount,
  samplePerson,
  sampleSeller,
} from './sample-parties.js';
import { sampleTexts } from './sample-texts.js';

/** Documents with invented data, in the shapes of the worked examples of the rules of money. */
export const sampleNames = [
  'invoice-paid',
  'invoice-due',
  'invoice-reverse-charge',
  'invoice-dollars',
  'invoice-long',
  'payment-request',
  'payment-request-crowns',
  'receipt',
  'credit-note',
] as const;
export type SampleName = (typeof sampleNames)[number];

export function sampleDocument(name: SampleName, language: DocumentLanguage): MoneyDocument {
  return { ...base(language), ...makers[name](language) };
}

type Maker = (language: DocumentLanguage) => Partial<MoneyDocument>;

const makers: Readonly<Record<SampleName, Maker>> = {
  'invoice-paid': () => ({ settlement: { paidOn: '2026-03-16', method: 'card', amount: 113_317 } }),
  'invoice-due': () => ({ bankAccount: sampleEuroAccount }),
  'invoice-reverse-charge': reverseCharge,
  'invoice-dollars': dollars,
  'invoice-long': long,
  'payment-request': () => ({
    kind: 'PAYMENT_REQUEST',
    number: '1260000425',
    taxDate: null,
    bankAccount: sampleEuroAccount,
  }),
  'payment-request-crowns': crowns,
  receipt: () => ({
    kind: 'RECEIPT',
    number: '1260000425',
    taxDate: null,
    invoiceNumber: '1261000119',
    settlement: { paidOn: '2026-03-16', method: 'transfer', amount: 113_317 },
  }),
  'credit-note': creditNote,
};

function base(language: DocumentLanguage): MoneyDocument {
  const texts = sampleTexts[language];
  const legal: DocumentLine = {
    description: texts.registration,
    note: texts.registrationNote,
    quantity: '1',
    unitNet: 28_995,
    discount: 2900,
    net: 26_095,
    category: 'S',
    rate: '23',
  };
  const fee: DocumentLine = {
    description: texts.officeFee,
    note: texts.officeFeeNote,
    quantity: '1',
    unitNet: 81_220,
    discount: 0,
    net: 81_220,
    category: 'E',
    rate: '0',
  };
  return {
    kind: 'INVOICE',
    language,
    number: '1261000119',
    variableSymbol: '1260000425',
    seller: sampleSeller(language),
    buyer: samplePerson(language),
    issueDate: '2026-03-16',
    taxDate: '2026-03-16',
    dueDate: '2026-03-23',
    currency: 'EUR',
    lines: [legal, fee],
    taxGroups: [
      { category: 'S', rate: '23', reason: null, base: 26_095, vat: 6002 },
      { category: 'E', rate: '0', reason: 'VATEX-EU-79-C', base: 81_220, vat: 0 },
    ],
    home: null,
    order: 'RR-1042',
    corrects: null,
    invoiceNumber: null,
    settlement: null,
    bankAccount: null,
    remarks: [],
    sample: true,
  };
}

function reverseCharge(language: DocumentLanguage): Partial<MoneyDocument> {
  const { registration, officeFee, officeFeeNote } = sampleTexts[language];
  return {
    buyer: sampleCompany(language),
    bankAccount: sampleEuroAccount,
    lines: [
      {
        description: registration,
        note: null,
        quantity: '1',
        unitNet: 29_000,
        discount: 0,
        net: 29_000,
        category: 'AE',
        rate: '0',
      },
      {
        description: officeFee,
        note: officeFeeNote,
        quantity: '2',
        unitNet: 45_000,
        discount: 0,
        net: 90_000,
        category: 'E',
        rate: '0',
      },
    ],
    taxGroups: [
      { category: 'AE', rate: '0', reason: 'VATEX-EU-AE', base: 29_000, vat: 0 },
      { category: 'E', rate: '0', reason: 'VATEX-EU-79-C', base: 90_000, vat: 0 },
    ],
  };
}

/** Another currency than that of the books: the rate is printed. */
function dollars(language: DocumentLanguage): Partial<MoneyDocument> {
  const { registration, registrationNote, officeFee } = sampleTexts[language];
  return {
    buyer: sampleAmerican(language),
    currency: 'USD',
    bankAccount: { ...sampleEuroAccount },
    lines: [
      {
        description: registration,
        note: registrationNote,
        quantity: '1',
        unitNet: 69_000,
        discount: 0,
        net: 69_000,
        category: 'O',
        rate: '0',
      },
      {
        description: officeFee,
        note: null,
        quantity: '2',
        unitNet: 35_000,
        discount: 0,
        net: 70_000,
        category: 'O',
        rate: '0',
      },
    ],
    taxGroups: [{ category: 'O', rate: '0', reason: 'VATEX-EU-O', base: 139_000, vat: 0 }],
    home: {
      currency: 'EUR',
      rate: { source: 'ECB', date: '2026-03-13', rate: '1.0873', units: 1 },
      breakdown: [{ category: 'O', rate: '0', reason: 'VATEX-EU-O', base: 127_839, vat: 0 }],
      net: 127_839,
      vat: 0,
      gross: 127_839,
    },
  };
}

/** Many long lines, over several pages. */
function long(language: DocumentLanguage): Partial<MoneyDocument> {
  const texts = sampleTexts[language];
  const lines = Array.from({ length: 48 }, (_, position): DocumentLine => {
    const unitNet = 20_000 + position * 138;
    const oneAndAHalf = position % 5 === 0;
    return {
      description: `${position + 1}. ${position % 3 === 0 ? texts.long : texts.watch}`,
      note: position % 4 === 0 ? texts.registrationNote : null,
      quantity: oneAndAHalf ? '1.5' : '1',
      unitNet,
      discount: 0,
      net: oneAndAHalf ? (unitNet / 2) * 3 : unitNet,
      category: 'S',
      rate: '23',
    };
  });
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  return {
    lines,
    taxGroups: [{ category: 'S', rate: '23', reason: null, base: net, vat: groupVat(net, '23') }],
    bankAccount: sampleEuroAccount,
  };
}

function crowns(language: DocumentLanguage): Partial<MoneyDocument> {
  const { registration, officeFee } = sampleTexts[language];
  return {
    kind: 'PAYMENT_REQUEST',
    number: '2260000076',
    variableSymbol: '2260000076',
    taxDate: null,
    currency: 'CZK',
    bankAccount: sampleCrownAccount,
    lines: [
      {
        description: registration,
        note: null,
        quantity: '1',
        unitNet: 699_000,
        discount: 0,
        net: 699_000,
        category: 'S',
        rate: '21',
      },
      {
        description: officeFee,
        note: null,
        quantity: '1',
        unitNet: 500_000,
        discount: 0,
        net: 500_000,
        category: 'E',
        rate: '0',
      },
    ],
    taxGroups: [
      { category: 'S', rate: '21', reason: null, base: 699_000, vat: 146_790 },
      { category: 'E', rate: '0', reason: 'VATEX-EU-79-C', base: 500_000, vat: 0 },
    ],
  };
}

function creditNote(language: DocumentLanguage): Partial<MoneyDocument> {
  const { registration, registrationNote, reason } = sampleTexts[language];
  return {
    kind: 'CREDIT_NOTE',
    number: '1262000008',
    issueDate: '2026-04-02',
    taxDate: '2026-04-02',
    dueDate: null,
    lines: [
      {
        description: registration,
        note: registrationNote,
        quantity: '1',
        unitNet: -4065,
        discount: 0,
        net: -4065,
        category: 'S',
        rate: '23',
      },
    ],
    taxGroups: [{ category: 'S', rate: '23', reason: null, base: -4065, vat: -935 }],
    corrects: { number: '1261000119', issueDate: '2026-03-16', reason },
  };
}
