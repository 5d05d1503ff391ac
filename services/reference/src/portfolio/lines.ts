import { z } from 'zod';

/** Lines of a portfolio that is carried to another program, version 1. Names are those of WIPO Standard ST.96 where it has one.
 *  @see docs/portable-history.md */

const day = z.iso.date().nullable();
const text = z.string().nullable();
const id = z.uuid();

/** `marks.jsonl` */
export const markLine = z.strictObject({
  MarkIdentifier: id,
  MarkVerbalElementText: z.string(),
  MarkFeatureCategory: z.string(),
  MarkReferenceText: text.describe('The owner’s own name for it.'),
  RegistrationOfficeCode: z
    .string()
    .describe('WIPO ST.3 code, or the product’s code where offices share one.'),
  ApplicationNumber: text,
  RegistrationNumber: text,
  InternationalRegistrationNumber: text,
  MarkCurrentStatusText: z.string(),
  ApplicationDate: day,
  PriorityDate: day,
  PublicationDate: day,
  OppositionPeriodEndDate: day,
  RegistrationDate: day,
  InternationalRegistrationDate: day,
  ExpiryDate: day,
  GoodsServicesClassification: z.array(
    z.strictObject({ ClassNumber: z.int(), GoodsServicesDescriptionText: z.array(z.string()) }),
  ),
  DeclaredByOwner: z.boolean().describe('Entered as it stands elsewhere.'),
});

/** `deadlines.jsonl` */
export const deadlineLine = z.strictObject({
  DeadlineIdentifier: id,
  MarkIdentifier: id,
  RegistrationOfficeCode: z.string(),
  DeadlineName: z.string(),
  ActorCategory: z.string().describe('Who has to act, or whose right ends.'),
  NominalDate: z.iso.date(),
  SafeDate: z.iso.date().describe('The day by which to have acted.'),
  OpensDate: day,
  GraceDate: day,
  SurchargeText: text,
  RuleIdentifier: z.string(),
  RuleVersion: z.int(),
  LawText: z.string().describe('The article it follows.'),
  ConfidenceCategory: z.string(),
  TriggerEventText: z.string(),
  TriggerDate: z.iso.date(),
  CalendarOfficeCode: z.string().describe('Whose closing days count.'),
  ClosedForText: text,
  ReasonText: z.string(),
  ConsequenceText: z.string(),
  SettledCategory: text.describe('Done, missed, not used or not needed; null while it runs.'),
  Phases: z.array(z.strictObject({ FromDate: z.iso.date(), StateCategory: z.string() })),
});

/** `letters.jsonl`: letters of offices that await an answer */
export const letterLine = z.strictObject({
  LetterIdentifier: id,
  MarkIdentifier: id,
  RegistrationOfficeCode: text,
  MarkVerbalElementText: text,
  IssueDate: z.iso.date(),
  DueDate: z.iso.date(),
  StatusText: z.string(),
  IssueText: z.array(z.string()).describe('What the office objects to.'),
  SummaryText: text,
  ResponseFiledDate: day,
  OutcomeText: text,
});

/** `documents.jsonl`. `FileName` is null where the file was gone when the archive was made. */
export const documentLine = z.strictObject({
  DocumentIdentifier: id,
  DocumentName: z.string(),
  DocumentCategory: z.string(),
  DocumentMediaType: z.string(),
  DocumentSizeQuantity: z.int().min(1).describe('Bytes.'),
  DocumentDigestText: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('SHA-256 of the file, in hex.'),
  SubjectCategory: text.describe('Kind of record it belongs to.'),
  SubjectIdentifier: id.nullable(),
  ReceivedDateTime: z.iso.datetime(),
  FileName: text.describe('In this archive.'),
});

const amounts = {
  CurrencyCode: z.string().regex(/^[A-Z]{3}$/),
  NetMinorAmount: z.int(),
  TaxMinorAmount: z.int(),
  TotalMinorAmount: z.int(),
};
const taxGroups = z.array(
  z.strictObject({
    TaxCategoryCode: z.string().describe('UNCL 5305.'),
    TaxPercent: z.string(),
    TaxReasonCode: text,
    NetMinorAmount: z.int(),
    TaxMinorAmount: z.int(),
  }),
);

/** `money.jsonl`. Amounts are whole minor units of the currency; those of a credit note are negative. */
export const moneyLine = z.discriminatedUnion('MoneyCategory', [
  z.strictObject({
    MoneyCategory: z.literal('Order'),
    OrderIdentifier: id,
    OrderReferenceText: text,
    OrderName: text,
    StatusText: z.string(),
    PaymentStatusText: text,
    OrderedDateTime: z.iso.datetime(),
    PaidDateTime: z.iso.datetime().nullable(),
    ...amounts,
  }),
  z.strictObject({
    MoneyCategory: z.literal('Invoice'),
    InvoiceIdentifier: id,
    OrderIdentifier: id.nullable(),
    InvoiceNumber: text,
    StatusText: z.string(),
    IssueDate: day,
    TaxDate: day,
    DueDate: day,
    PaymentDate: day,
    Lines: z.array(z.strictObject({ DescriptionText: z.string(), NetMinorAmount: z.int() })),
    TaxGroups: taxGroups,
    ...amounts,
    DocumentIdentifier: id.nullable(),
  }),
  z.strictObject({
    MoneyCategory: z.literal('CreditNote'),
    CreditNoteIdentifier: id,
    InvoiceIdentifier: id,
    CreditNoteNumber: z.string(),
    IssueDate: z.iso.date(),
    ReasonText: z.string(),
    TaxGroups: taxGroups,
    ...amounts,
    DocumentIdentifier: id.nullable(),
  }),
]);

/** Every file of lines but the timeline: the form of its lines. */
export const portfolioLines = {
  marks: markLine,
  deadlines: deadlineLine,
  letters: letterLine,
  documents: documentLine,
  money: moneyLine,
} as const;
