// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { DeadlineUrgency, TrademarkDeadlineState } from '../../../generated/schema.js';

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
