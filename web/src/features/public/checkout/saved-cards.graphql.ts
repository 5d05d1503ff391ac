// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { UserPaymentMethodStatus } from '../../../generated/schema.js';

export type SavedCardsResult = {
  readonly savedCardsOffered: boolean;
  readonly userPaymentMethodList: {
    readonly items: readonly ({
      readonly id: string;
      readonly status: UserPaymentMethodStatus;
      readonly cardBrand: string | null;
      readonly cardLastFour: string | null;
      readonly cardExpiration: string | null;
      readonly __typename: 'UserPaymentMethod';
    })[];
    readonly __typename: 'UserPaymentMethodPage';
  };
};

export type SavedCardsVariables = Readonly<Record<string, never>>;

export const SavedCardsDocument = { id: 'd54ae4ef94a81681b169f0c62fec3378f88040fa8c235299b2156055f2279ec3', name: 'SavedCards' } as TypedDocument<SavedCardsResult, SavedCardsVariables>;
