import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { isRefusal, refuseFields } from '@cotta/kit/model/words/refusal.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { handQuoteFields, taxedByHand } from './hand-quote.js';
import { priceOrRefusal } from './price-question.js';

export const offeredPriceTypeDefs = /* GraphQL */ `
  "What an offer costs with its tax. All amounts are minor units of the currency."
  type OfferedPrice {
    currency: CurrencyCode!
    ourFee: Int!
    officeFee: Int!
    tax: Int!
    "Each way a part of it is taxed, once."
    taxes: [QuotedTax!]!
    total: Int!
  }

  union OfferedPriceResult = OfferedPrice | Refusal

  extend type Query {
    "What an offer of known fees costs with tax, as the checkout will charge it; shown before it is ordered, and not kept. For: everyone."
    offeredPrice(
      "Before tax, the office’s part included."
      net: Int!
      officeFee: Int!
      jurisdiction: JurisdictionCode
      currency: CurrencyCode!
      "Country of the billing address."
      country: CountryCode!
    ): OfferedPriceResult!
  }
`;

export function offeredPriceResolvers({ clock }: Pick<CommandRuntime, 'clock'>): Resolvers {
  return {
    OfferedPriceResult: priceOrRefusal('OfferedPrice'),
    Query: {
      offeredPrice: async (_: unknown, asked: object, { manager }: RequestContext) => {
        const parsed = parseInput(handQuoteFields, asked);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const priced = await taxedByHand(manager, parsed.value, clock.now());
        return isRefusal(priced) ? refusalAnswer(priced) : priced;
      },
    },
  };
}
