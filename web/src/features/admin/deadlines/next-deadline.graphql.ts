// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { TrademarkDeadlineFilter } from '../../../generated/schema.js';

export type NextDeadlineResult = {
  readonly trademarkDeadlineList: {
    readonly items: readonly ({
      readonly id: string;
      readonly trademarkId: string | null;
      readonly markName: string | null;
      readonly jurisdiction: string;
      readonly name: string;
      readonly nominalDate: string;
      readonly __typename: 'TrademarkDeadline';
    })[];
    readonly __typename: 'TrademarkDeadlinePage';
  };
};

export type NextDeadlineVariables = {
  readonly filter: TrademarkDeadlineFilter;
};

export const NextDeadlineDocument = { id: '4508d42cccaadbf375046d3c8fe9aee7503c4b1e3632d28e6cb0c96d5c46d362', name: 'NextDeadline' } as TypedDocument<NextDeadlineResult, NextDeadlineVariables>;
