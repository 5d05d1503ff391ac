import { afterPaymentOf } from '@cotta/reference/service-words.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';

export const whatFollowsTypeDefs = /* GraphQL */ `
  extend type Product {
    "What happens once it is paid, where it is a service; null of anything else. For: whoever sees the product."
    whatFollows(language: LanguageCode!): String
  }
`;

interface Ordered {
  readonly subjectType?: string | null;
  readonly service?: string | null;
}

export const whatFollowsResolvers: Resolvers = {
  Product: {
    whatFollows: ({ subjectType, service }: Ordered, { language }: { readonly language: string }) =>
      subjectType === 'service_request' ? afterPaymentOf(service ?? 'other', language) : null,
  },
};
