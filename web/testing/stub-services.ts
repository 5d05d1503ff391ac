// Renewals and transfers: the price of a mark, the order, and the order once it was placed.
import type { ServiceQuoteVariables } from '../src/features/public/parts/service-order/service-order.graphql.js';
import type { AnswerTo, Answers } from './answers-to.js';
import { hours, ids, inDays, jurisdictionList, linkTo } from './stub-facts.js';

type Quote = AnswerTo<'ServiceQuote'>['serviceOrderQuote'];
const serviceQuote: Extract<Quote, { readonly total: number }> = {
  __typename: 'ServiceOrderQuote',
  taxes: [
    { scheme: 'SUPPLIER_COUNTRY', rate: '23', country: 'SK', officeFees: [] },
    { scheme: 'DISBURSEMENT', rate: '0', country: null, officeFees: ['EU'] },
  ],
  id: '0190a000-0000-7000-8000-00000000a001',
  quote: 'signed',
  currency: 'EUR',
  ourFee: 19000,
  officeFee: 85000,
  discount: 0,
  tax: 3990,
  total: 107990,
  surcharge: 0,
  windowOpensOn: inDays(-30),
  lastDay: inDays(150),
  graceEnds: inDays(330),
  poaWeeks: null,
  priceListLabel: 'Example prices.',
  validUntil: inDays(14),
};

type Param = { readonly name: string; readonly value: string };
const serviceRefusal = (code: string, params: readonly Param[] = []) => ({
  __typename: 'Refusal' as const,
  code,
  message: code,
  params,
  fields: [],
});

/** Late marks cost a surcharge, far ones wait, and for Chile a person quotes. */
const quoteOf = ({ jurisdiction, expirationDate }: ServiceQuoteVariables): Quote => {
  if (jurisdiction === 'CL') return serviceRefusal('PRICE_MISSING');
  if (expirationDate && expirationDate > inDays(700))
    return serviceRefusal('TOO_EARLY_TO_RENEW', [{ name: 'from', value: inDays(400) }]);
  return expirationDate && expirationDate < inDays(0)
    ? { ...serviceQuote, officeFee: 106250, surcharge: 21250, total: 129240 }
    : serviceQuote;
};

const serviceOrder = (id: string): AnswerTo<'PlacedServiceOrder'>['serviceRequest'] => ({
  __typename: 'ServiceRequest',
  id,
  publicId: 'S-7K2M9Q4X',
  serviceName: 'trademark-renewal',
  status: 'INVOICED',
  marksOfOrder: [],
  parameters: { name: 'Lumora', number: '018000001', classes: [9, 11] },
  jurisdiction: 'EU',
  payableProductId: '0190a000-0000-7000-8000-00000000a002',
  createdAt: hours(-1),
  price: { amountMinor: 107990, currency: 'EUR' },
});

export const serviceAnswers = {
  RenewalsForm: (): AnswerTo<'RenewalsForm'> => ({
    jurisdictionList: jurisdictionList.map((one) => ({ ...one, name: one.slug })),
    countryList: [
      { code: 'CZ', name: 'Czechia' },
      { code: 'SK', name: 'Slovakia' },
      { code: 'US', name: 'United States' },
    ],
  }),
  ServiceForm: (): AnswerTo<'ServiceForm'> => ({
    jurisdictionList,
    countryList: [
      { code: 'CZ', name: 'Czechia' },
      { code: 'SK', name: 'Slovakia' },
      { code: 'US', name: 'United States' },
    ],
  }),
  ServiceQuote: (wanted): AnswerTo<'ServiceQuote'> => ({ serviceOrderQuote: quoteOf(wanted) }),
  OrderService: ({ input }): AnswerTo<'OrderService'> => ({
    orderService:
      input.quote === 'signed'
        ? {
            __typename: 'ServiceOrderReceipt',
            publicId: 'S-7K2M9Q4X',
            serviceRequestId: ids.approved,
            link: linkTo(ids.approved),
            productId: null,
          }
        : serviceRefusal('QUOTE_DIFFERS'),
  }),
  PlacedServiceOrder: ({ id }): AnswerTo<'PlacedServiceOrder'> => ({ serviceRequest: serviceOrder(id) }),
} satisfies Answers;
