// Written by `npm run documents`; change the .graphql file beside it.
import type { DraftGapKind, NextStepKind, NextStepTarget, NextStepTurn, ProductStatus } from '../../../generated/schema.js';

export type NextStepFields = {
  readonly kind: NextStepKind;
  readonly whoseTurn: NextStepTurn;
  readonly target: NextStepTarget;
  readonly promisedAt: string | null;
  readonly late: boolean;
  readonly until: string | null;
  readonly minutes: number | null;
  readonly count: number;
  readonly missing: readonly ({
    readonly kind: DraftGapKind;
    readonly jurisdiction: string | null;
    readonly __typename: 'DraftGap';
  })[];
  readonly filed: readonly string[];
  readonly toFile: readonly string[];
  readonly stillOpen: {
    readonly amountMinor: number;
    readonly currency: string;
    readonly __typename: 'Money';
  } | null;
  readonly formToken: string | null;
  readonly product: {
    readonly id: string;
    readonly status: ProductStatus;
    readonly payableUntil: string;
    readonly total: {
      readonly amountMinor: number;
      readonly currency: string;
      readonly __typename: 'Money';
    };
    readonly creditUsed: {
      readonly amountMinor: number;
      readonly currency: string;
      readonly __typename: 'Money';
    } | null;
    readonly __typename: 'Product';
  } | null;
  readonly __typename: 'NextStep';
};
