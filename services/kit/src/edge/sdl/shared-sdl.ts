const ordered = 'gt gte lt lte'.split(' ');

/** `operand`: the scalar compared with. */
function comparator(name: string, operand: string, more: readonly string[] = []): string {
  const fields = [
    `eq: ${operand}`,
    `neq: ${operand}`,
    ...more.map((key) => `${key}: ${operand}`),
    `in: [${operand}!]`,
    `notIn: [${operand}!]`,
    'isNull: Boolean',
  ];
  return `input ${name} { ${fields.join(' ')} }`;
}

/** Scalars every service shares. Codes are scalars rather than enums: an enum for input and output would have to change
 *  in every service at the same moment. */
export const sharedScalars: Readonly<Record<string, string>> = {
  DateTime: 'A moment: ISO 8601, UTC, milliseconds.',
  Date: 'A calendar date: YYYY-MM-DD.',
  Decimal: 'An exact number as text, with all its decimals.',
  JSON: 'Whatever another party shaped.',
  JurisdictionCode: 'Code of an office that registers marks.',
  CountryCode: 'ISO 3166-1 alpha-2.',
  CurrencyCode: 'ISO 4217.',
  LanguageCode: 'ISO 639-1.',
};

/** Types and inputs that stand in every service's SDL, word for word the same. */
export const sharedSdl = `
${Object.entries(sharedScalars)
  .map(([name, doc]) => `"${doc}"\nscalar ${name}`)
  .join('\n')}

${comparator('IdFilter', 'ID')}
"contains: each of the words somewhere in the text, in any order. startsWith: how it begins. Neither minds case or accents."
${comparator('StringFilter', 'String', ['contains', 'startsWith'])}
${comparator('IntFilter', 'Int', ordered)}
input BooleanFilter { eq: Boolean neq: Boolean isNull: Boolean }
${comparator('DateTimeFilter', 'DateTime', ordered)}
${comparator('DateFilter', 'Date', ordered)}
${comparator('DecimalFilter', 'Decimal', ordered)}
${comparator('JurisdictionCodeFilter', 'JurisdictionCode')}
${comparator('CountryCodeFilter', 'CountryCode')}
${comparator('CurrencyCodeFilter', 'CurrencyCode')}
${comparator('LanguageCodeFilter', 'LanguageCode')}
enum OrderDirection { ASC DESC }

"Whole minor units of a currency."
type Money @shareable { amountMinor: Int! currency: CurrencyCode! }
input MoneyInput { amountMinor: Int! currency: CurrencyCode! }

"The request was understood and the answer is no. Translate by code; params fill the translation."
type Refusal @shareable { code: String! message: String! path: [String!] params: [RefusalParam!]! fields: [FieldRefusal!]! }
type FieldRefusal @shareable { path: [String!]! code: String! message: String! params: [RefusalParam!]! }
type RefusalParam @shareable { name: String! value: String! }
type ItemRefusal @shareable { id: ID! refusal: Refusal! }
type BatchResult @shareable { ids: [ID!]! refusals: [ItemRefusal!]! }
`;

/** The comparison input of a scalar or an enum that is not among the shared ones. */
export function samenessFilter(name: string, operand: string): string {
  return comparator(name, operand);
}
