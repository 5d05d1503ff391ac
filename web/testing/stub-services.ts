// Renewals and transfers: the price of a mark, the order, and the order once it was placed.
import type { ServiceQuoteVariables } from '../src/features/public/parts/service-order/service-order.graphql.js';
import { serviceAddresses } from '../src/domain/service-order/service-addresses.js';
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
  certainty: 'FINAL',
  expectedTotal: 107990,
  surcharge: 0,
  windowOpensOn: inDays(-30),
  lastDay: inDays(150),
  graceEnds: inDays(330),
  poaWeeks: null,
  priceListLabel: 'Example prices.',
  validUntil: inDays(14),
};

const question = (
  name: string,
  kind: 'TEXT' | 'LONG_TEXT' | 'CHOICE' | 'CHOICES' | 'DATE' | 'LINKS',
  required: boolean,
  choices: readonly string[] = [],
) => ({ __typename: 'ServiceQuestion' as const, name, kind, required, choices });
/** One question of each kind. */
const serviceQuestions = [
  question('otherSide', 'TEXT', true),
  question('links', 'LINKS', true),
  question('facts', 'LONG_TEXT', true),
  question('wanted', 'CHOICE', true, ['stop', 'stop-and-pay', 'license']),
  question('deadline', 'DATE', false),
];

/** As the form of a watch over a brand is declared, with fewer platforms. */
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
    ? { ...serviceQuote, officeFee: 106250, surcharge: 21250, total: 129240, expectedTotal: 129240 }
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
  quoteNote: null,
  draftApprovedAt: null,
  draftWish: null,
  draftDocument: null,
  outcome: null,
  outcomeDocument: null,
});

/** A letter whose draft waits for the client. */
const draftedOrder = (id: string): AnswerTo<'PlacedServiceOrder'>['serviceRequest'] => {
  const order = serviceOrder(id);
  return (
    order && {
      ...order,
      serviceName: 'cease-and-desist-letter',
      status: 'IN_PROGRESS',
      quoteNote: 'One letter, and one round of changes.',
      payableProductId: null,
      draftDocument: { __typename: 'Document', id: ids.product, name: 'draft.pdf', url: '/icon.svg?token=4' },
    }
  );
};

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
  ServiceForms: (): AnswerTo<'ServiceForms'> => ({
    serviceFormList: Object.keys(serviceAddresses).map((serviceName) => ({
      __typename: 'ServiceForm' as const,
      serviceName,
      markNeeded: serviceName !== 'legal-services',
      byOwner: serviceName !== 'legal-services',
      lastDayQuestion: 'deadline',
      lastDayMonths: 0,
      daysNeeded: 3,
      urgentDays: 7,
      questions: serviceQuestions,
    })),
  }),
  ServiceQuote: (wanted): AnswerTo<'ServiceQuote'> => ({ serviceOrderQuote: quoteOf(wanted) }),
  OrderService: ({ input }): AnswerTo<'OrderService'> => ({
    orderService:
      input.quote === 'signed' || input.serviceName in serviceAddresses
        ? {
            __typename: 'ServiceOrderReceipt',
            publicId: 'S-7K2M9Q4X',
            serviceRequestId: ids.approved,
            link: linkTo(input.serviceName in serviceAddresses ? ids.working : ids.approved),
            productId: null,
          }
        : serviceRefusal('QUOTE_DIFFERS'),
  }),
  PlacedServiceOrder: ({ id }): AnswerTo<'PlacedServiceOrder'> => ({
    serviceRequest: id === ids.working ? draftedOrder(id) : serviceOrder(id),
  }),
} satisfies Answers;
