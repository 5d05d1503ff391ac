import { mergeResolvers, type Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { InvoicingParts } from '../../service-parts.js';
import { cardSetupResolvers, cardSetupTypeDefs } from '../saved-card/card-setup.js';
import { consentResolvers, consentTypeDefs } from './consent-extension.js';
import { runningSubscriptionResolvers, runningSubscriptionTypeDefs } from './running-subscription.js';
import { subscriptionPricesResolvers, subscriptionPricesTypeDefs } from './subscription-prices.js';

/** What GraphQL cannot derive of the money of subscriptions. */
export const subscriptionMoneyTypeDefs = /* GraphQL */ `
  ${subscriptionPricesTypeDefs}
  ${runningSubscriptionTypeDefs}
  ${consentTypeDefs}
  ${cardSetupTypeDefs}
`;

/** Answers to them; cards are put on file only where they are used again and the provider of cards is there. */
export function subscriptionMoneyResolvers(
  parts: Pick<InvoicingParts, 'savedCards' | 'cards' | 'encryptionKey'>,
  runtime: CommandRuntime,
): Resolvers {
  const { savedCards = false, cards } = parts;
  return mergeResolvers(
    subscriptionPricesResolvers(runtime),
    runningSubscriptionResolvers(runtime),
    consentResolvers(runtime, parts),
    cardSetupResolvers(savedCards && cards !== undefined ? { runtime, ...cards } : undefined),
  );
}
