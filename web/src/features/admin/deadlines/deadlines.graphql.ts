// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { DeadlineUrgency, TrademarkDeadlineFilter, TrademarkDeadlineState } from '../../../generated/schema.js';

export type DeadlineBoardResult = {
  readonly deadlineBoard: readonly ({
    readonly deadlineId: string;
    readonly trademarkId: string;
    readonly markName: string | null;
    readonly jurisdiction: string;
    readonly name: string;
    readonly state: TrademarkDeadlineState;
    readonly urgency: DeadlineUrgency;
    readonly nominalDate: string;
    readonly legalDate: string;
    readonly graceDate: string | null;
    readonly surcharge: string | null;
    readonly consequence: string;
    readonly toConfirm: readonly string[];
    readonly dueDateUnconfirmed: boolean;
    readonly renewalOrderedOn: string | null;
    readonly assignedAdminId: string | null;
    readonly __typename: 'DeadlineBoardRow';
  })[];
};

export type DeadlineBoardVariables = {
  readonly jurisdiction?: string | null | undefined;
  readonly assignedAdminId?: string | null | undefined;
};

export const DeadlineBoardDocument = { id: '2fcb6b7e0581d63ae88820c6bd1e759e2e2619a3381a1ed909b24146bb38d971', name: 'DeadlineBoard' } as TypedDocument<DeadlineBoardResult, DeadlineBoardVariables>;

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
