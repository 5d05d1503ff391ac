// Written by `npm run documents`; change the .graphql file beside it.
import type { TrademarkStatus, TrademarkStatusGroup } from '../../../generated/schema.js';

export type TrademarkRow = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly alias: string | null;
  readonly jurisdiction: string;
  readonly status: TrademarkStatus;
  readonly statusGroup: TrademarkStatusGroup;
  readonly number: string | null;
  readonly classes: readonly number[];
  readonly expirationDate: string | null;
  readonly officeDueDate: string | null;
  readonly douDeadlineDate: string | null;
  readonly oppositionEndDate: string | null;
  readonly renewalOrderedOn: string | null;
  readonly brandId: string | null;
  readonly __typename: 'Trademark';
};
