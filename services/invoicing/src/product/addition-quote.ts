import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { f } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { readRows } from '@cotta/kit/runtime/reading/read.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { officeOf } from '@cotta/reference/offices.js';
import { pricedOrderOf } from './checkout.js';
import { no } from '../refusals.js';
import type { PricedFacts } from '../quote/priced-order.js';
import { additionQuoteToken } from '../quote/stored-quote.js';
import { checkVatNumber } from '../tax/vat-number.js';
import { productResource } from './product.resource.js';
import { quoteAnswer, storedQuote, type QuoteParts } from '../quote/order-quote.js';

export const additionQuoteTypeDefs = /* GraphQL */ `
  "What comes on top of an order at one office."
  input AddedFilingInput {
    jurisdiction: JurisdictionCode!
    "How many classes come on top."
    classes: Int!
    "How many of the order stand there already, paid or given: a first class costs more than a further one."
    already: Int!
  }

  extend type Query {
    "What further offices and classes of a paid order cost: the difference alone, taxed as the order was. Its token is for orderMore of this order. For: its owner, lawyer, admin."
    additionalOrderQuote(requestId: ID!, filings: [AddedFilingInput!]!): OrderQuoteResult!
  }
`;

/** The most classes of one office. */
const MOST = 45;

const fields = {
  filings: f.list(
    f.object('AddedFilingInput', 'What comes on top at one office.', {
      jurisdiction: f.code('JurisdictionCode', 'Office.', { known: (code) => officeOf(code) !== undefined }),
      classes: f.integer('How many classes come on top.', { min: 1, max: MOST }),
      already: f.integer('How many stand there already.', { min: 0, max: MOST }),
    }),
    { max: 110, min: 1 },
  ),
};

export function additionQuoteResolvers(
  { linkKey, vatNumbers }: QuoteParts,
  runtime: CommandRuntime,
): Resolvers {
  return {
    Query: {
      additionalOrderQuote: async (
        _: unknown,
        { requestId, filings }: { requestId: string; filings: unknown },
        { manager, viewer }: RequestContext,
      ): Promise<object> => {
        const parsed = parseInput(fields, { filings });
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const offices = parsed.value.filings.map(({ jurisdiction }) => jurisdiction);
        const twice = offices.flatMap((office, position) =>
          offices.indexOf(office) === position
            ? []
            : [
                {
                  path: ['filings', String(position)],
                  code: 'NAMED_TWICE',
                  message: 'This office is named twice.',
                },
              ],
        );
        if (twice.length > 0) return refusalAnswer(refuseFields(twice));
        const facts = await factsOfOrder({ manager, viewer }, requestId);
        if (isRefusal(facts)) return refusalAnswer(facts);
        // An answer about the number from the day of the order may be stale: tax goes by the one of today.
        if (facts.customerKind === 'BUSINESS' && facts.vatNumber)
          await checkVatNumber(runtime, vatNumbers, facts.vatNumber);
        const stored = await storedQuote(runtime, { ...facts, filings: parsed.value.filings });
        return isRefusal(stored)
          ? refusalAnswer(stored)
          : quoteAnswer(stored, additionQuoteToken(stored, requestId, linkKey), viewer.locale);
      },
    },
  };
}

/** Currency, country and kind of customer of what was ordered first; its coupon was for that alone. */
async function factsOfOrder(
  { manager, viewer }: Pick<RequestContext, 'manager' | 'viewer'>,
  requestId: string,
): Promise<PricedFacts | Refusal> {
  const [first] = await readRows(manager, productResource, viewer, {
    where: { subjectType: 'registration_request', subjectId: requestId },
    orderBy: [{ field: 'createdAt', direction: 'DESC' }],
    limit: 1,
  });
  if (first === undefined || viewer.role === 'visitor') return no('NOT_FOUND');
  const priced = pricedOrderOf(first);
  if (priced === undefined) return no('PRICE_MISSING.addition');
  const { filings: _, couponCode: __, service: ___, ...facts } = priced.facts;
  return { ...facts, filings: [] };
}
